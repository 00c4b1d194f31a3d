import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useToDoCount } from '../../home/to-do.api.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { actAs, userKey } from '../../session/session.ts'
import { Shell } from '../shell.tsx'
import { useUserMenu } from './use-user-menu.tsx'

export function UserArea() {
  return (
    <UserShell>
      <Outlet />
    </UserShell>
  )
}

/** Shows the frame of the person's own pages, and of pages without another area. */
export function UserShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const waiting = useToDoCount()
  const [first, ...own] = useUserMenu()
  // Here, the person acts as themselves, regardless of the previous organization.
  useEffect(() => actAs(userKey), [])

  return (
    <Shell menuLabel={t('Your account')} menu={[{ ...first, count: waiting }, ...own]}>
      {children}
    </Shell>
  )
}
