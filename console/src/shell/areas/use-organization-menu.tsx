import { canManage, type Role } from '@accord/contract/rules/roles.ts'
import { useLocation } from '@tanstack/react-router'
import AppWindow from 'lucide-react/icons/app-window'
import Building2 from 'lucide-react/icons/building-2'
import Code from 'lucide-react/icons/code'
import FileDown from 'lucide-react/icons/file-down'
import Globe from 'lucide-react/icons/globe'
import History from 'lucide-react/icons/history'
import KeyRound from 'lucide-react/icons/key-round'
import Radar from 'lucide-react/icons/radar'
import Share2 from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Users from 'lucide-react/icons/users'
import { pathTo } from '../../browser/app-path.ts'
import { useJoinRequestCount, useOpenRequestCount } from '../../home/to-do.api.ts'
import { useTranslation } from '../../i18n/translation.ts'
import type { SideMenuItem } from '../side-menu.tsx'

/** Returns an organization's side menu, with more items for admins and owners (RT-5). */
export function useOrganizationMenu(id: string, roles: readonly Role[]): SideMenuItem[] {
  const { t } = useTranslation()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const profile = pathTo('/organization/$id/profile', { id })
  const requests = useOpenRequestCount(id)
  const joins = useJoinRequestCount(id)

  return [
    {
      label: t('General'),
      // General has two URLs, and the menu highlights it on both.
      to: path === profile ? profile : pathTo('/organization/$id', { id }),
      icon: <Building2 size={18} aria-hidden />,
      key: 'o',
      also: t('Overview, organization details'),
      exact: true,
    },
    ...(canManage(roles)
      ? [
          {
            label: t('Applications'),
            to: pathTo('/organization/$id/applications', { id }),
            icon: <AppWindow size={18} aria-hidden />,
            key: 'a',
            // The URLs of applications and authorizations aren't below the organization's URL.
            current: path.startsWith('/application'),
          },
          {
            label: t('Members'),
            to: pathTo('/organization/$id/members', { id }),
            icon: <Users size={18} aria-hidden />,
            key: 'm',
            count: joins,
          },
          {
            label: t('Networks'),
            to: pathTo('/organization/$id/networks', { id }),
            icon: <Share2 size={18} aria-hidden />,
            // A joined network's URL isn't below the organization's URL.
            current: path.startsWith('/network'),
            key: 'n',
          },
          {
            label: t('Data Export'),
            to: pathTo('/organization/$id/data-export', { id }),
            icon: <FileDown size={18} aria-hidden />,
            key: 'e',
          },
          {
            label: t('Access'),
            to: pathTo('/organization/$id/access', { id }),
            icon: <Radar size={18} aria-hidden />,
            key: 'x',
            also: t('Access reviews, access requests, revoke access'),
            count: requests,
          },
          {
            label: t('Security'),
            to: pathTo('/organization/$id/security', { id }),
            icon: <ShieldCheck size={18} aria-hidden />,
            key: 's',
            also: t('Two-factor authentication, 2FA, second factor, delete organization'),
          },
          {
            label: t('Domains'),
            to: pathTo('/organization/$id/domains', { id }),
            icon: <Globe size={18} aria-hidden />,
            key: 'v',
            also: t('Verify a domain, DNS, TXT record, ask to join'),
          },
          {
            label: t('Single sign-on'),
            to: pathTo('/organization/$id/single-sign-on', { id }),
            icon: <KeyRound size={18} aria-hidden />,
            key: 'i',
            also: t('SSO, identity provider, OpenID Connect, Entra, Okta, Google, Keycloak'),
          },
          {
            label: t('Activity'),
            to: pathTo('/organization/$id/activity', { id }),
            icon: <History size={18} aria-hidden />,
            key: 'y',
            also: t('History, CSV'),
          },
          {
            label: t('Developers'),
            to: pathTo('/organization/$id/endpoints', { id }),
            // Its other tabs have their own URLs.
            current:
              path === pathTo('/organization/$id/events', { id }) ||
              path.startsWith(pathTo('/organization/$id/audit-streams', { id })),
            icon: <Code size={18} aria-hidden />,
            key: 'd',
            also: t('Endpoints, webhooks, events, event feed, audit streams, SIEM, API'),
          },
        ]
      : []),
  ]
}
