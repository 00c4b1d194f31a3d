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

/** The frame of the person's own pages, and of pages that belong nowhere else. */
export function UserShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const waiting = useToDoCount()
  const [first, ...own] = useUserMenu()
  // The person acts as themselves here, whatever organization came before.
  useEffect(() => actAs(userKey), [])

  return (
    <Shell menuLabel={t('Your account')} menu={[{ ...first, count: waiting }, ...own]}>
      {children}
    </Shell>
  )
}
