import type { Organization } from '@accord/contract/organizations.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import Plus from 'lucide-react/icons/plus'
import { pathTo, type AppPath } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { useNetworkMenu } from '../networks/area/use-network-menu.tsx'
import { networkCardQuery } from '../networks/networks.api.ts'
import { maxInSwitcher, organizationsQuery } from '../organizations/organizations.api.ts'
import { roleNames } from '../permissions/role-labels.ts'
import { useOrganizationMenu } from '../shell/areas/use-organization-menu.tsx'
import { useUserMenu } from '../shell/areas/use-user-menu.tsx'
import { leaveSession } from '../shell/leave-session.ts'
import type { SideMenuItem } from '../shell/side-menu.tsx'
import { EntityLogo } from '../ui/text/entity-logo.tsx'
import type { PaletteEntry } from './palette-entry.ts'

/** Lists everything that doesn't need a search: pages, actions, and the person's organizations. */
export function useKnownEntries(current: Organization | undefined): PaletteEntry[] {
  const { t } = useTranslation()
  const { id = '', name = '', profileRoles: roles = [], deletion } = current ?? {}
  const sections = useOrganizationMenu(id, roles)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const networkId = /^\/network\/([^/]+)/.exec(path)?.[1] ?? ''
  const network = useQuery({ ...networkCardQuery(networkId), enabled: networkId !== '' }).data
  const [, ...inNetwork] = useNetworkMenu(networkId, network)
  const own = useUserMenu()
  const organizations = useQuery(organizationsQuery(1, maxInSwitcher)).data?.data ?? []
  const may = canManage(roles) && !deletion

  return [
    ...(network?.members ? inNetwork.map((item) => screen(item, network.name)) : []),
    ...(current ? sections.map((item) => screen(item, name)) : []),
    ...(may
      ? [
          does(t('Invite members'), pathTo('/organization/$id/members/invite', { id }), name),
          does(t('Create application'), pathTo('/organization/$id/applications/new', { id }), name),
          does(t('Create endpoint'), pathTo('/organization/$id/endpoints/new', { id }), name),
          ...(roles.includes('owner')
            ? [
                does(
                  t('Create audit stream'),
                  pathTo('/organization/$id/audit-streams/new', { id }),
                  name,
                ),
              ]
            : []),
          does(t('Create network'), pathTo('/organization/$id/networks/new', { id }), name),
        ]
      : []),
    ...own.map((item) => screen(item, t('Your account'))),
    does(t('Create organization'), '/user/organizations/new'),
    does(t('Check a file'), '/user/proof'),
    {
      id: 'sign-out',
      group: t('Actions'),
      label: t('Sign out'),
      icon: <LogOut size={16} />,
      to: () => void leaveSession(),
    },
    ...organizations
      .filter(({ suspended }) => !suspended)
      .map((organization) => organizationPlace(organization)),
  ]

  function screen({ label, to, icon, key, also }: SideMenuItem, group: string): PaletteEntry {
    return { id: to, group, label, icon, to, also, keys: key && `g ${key}` }
  }

  /** Creates an entry for an action, with the name of its organization. */
  function does(label: string, to: AppPath, hint?: string): PaletteEntry {
    const icon = <Plus size={16} />
    return { id: to, group: t('Actions'), label, hint, icon, to }
  }

  function organizationPlace(organization: Organization): PaletteEntry {
    const { city, profileRoles = [] } = organization
    return {
      id: organization.id,
      group: t('Organizations'),
      label: organization.name,
      hint: [roleNames(profileRoles, t), city].filter(Boolean).join(' · '),
      icon: <EntityLogo of={organization} size="small" />,
      to: pathTo('/organization/$id', { id: organization.id }),
    }
  }
}
