import { useLocation } from '@tanstack/react-router'
import Building2 from 'lucide-react/icons/building-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import { pathTo } from '../../browser/app-path.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { providerOrganization } from '../../session/session.ts'
import type { SideMenuItem } from '../side-menu.tsx'

/** Returns the side menu of the person's own pages, starting with their home page. */
export function useUserMenu(): [SideMenuItem, ...SideMenuItem[]] {
  const { t } = useTranslation()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const only = providerOrganization()
  // A session that an organization's identity provider opened has only this organization.
  if (only !== undefined) {
    return [
      {
        label: t('Your organization'),
        to: pathTo('/organization/$id', { id: only }),
        icon: <Building2 size={18} aria-hidden />,
        exact: true,
      },
    ]
  }
  return [
    {
      label: t('General'),
      to: '/user/profile',
      icon: <UserRound size={18} aria-hidden />,
      key: 'p',
      also: t('Home, to do, first name, last name'),
    },
    {
      label: t('Account'),
      to: '/user/account',
      icon: <ShieldCheck size={18} aria-hidden />,
      key: 'u',
      // The account page links to both pages, which have their own URLs.
      current: /^\/user\/(?:proof|what-we-keep)/.test(path),
      also: t(
        'Password, passkey, two-factor authentication, 2FA, second factor, email address, sessions, applications, privacy, your data, activity, delete account',
      ),
    },
    {
      label: t('Organizations'),
      to: '/user/organizations',
      icon: <Building2 size={18} aria-hidden />,
      key: 'l',
    },
  ]
}
