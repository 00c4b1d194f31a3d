import { Outlet } from '@tanstack/react-router'
import Building2 from 'lucide-react/icons/building-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import { type ReactNode, useEffect } from 'react'
import { useWords } from '../../language/words.ts'
import { actAs, userKey } from '../../session/session.ts'
import { Shell } from '../shell.tsx'

/** The person's own pages. */
export function UserArea() {
  return (
    <UserShell>
      <Outlet />
    </UserShell>
  )
}

/** The frame of those pages, also for what is nowhere else at home. */
export function UserShell({ children }: { children: ReactNode }) {
  const { t } = useWords()
  // Here the person acts as themselves again, whichever organization came before.
  useEffect(() => actAs(userKey), [])

  return (
    <Shell
      menuLabel={t('Your account')}
      menu={[
        { label: t('General'), to: '/user/profile', icon: <UserRound size={18} aria-hidden /> },
        { label: t('Account'), to: '/user/account', icon: <ShieldCheck size={18} aria-hidden /> },
        {
          label: t('Organizations'),
          to: '/user/organizations',
          icon: <Building2 size={18} aria-hidden />,
        },
      ]}
    >
      {children}
    </Shell>
  )
}
