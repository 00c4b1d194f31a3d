import { isWide } from '../src/pages/wide-pages.ts'

export interface OpenedScreen {
  /** As the service's router writes it. */
  path: string
  area: 'user' | 'organization' | 'lists' | 'wide'
  /** What it is drawn by: as the manifest names them. */
  screens: string[]
}

/** The screens with a frame that people come to from a bookmark, a letter or sign-in. */
export const openedScreens: OpenedScreen[] = [
  user('/', 'home/needs-you.screen.tsx'),
  user('/user', 'home/needs-you.screen.tsx'),
  user('/user/profile', 'accounts/profile.screen.tsx'),
  user('/user/account', 'accounts/account.screen.tsx'),
  user('/user/organizations', 'organizations/list/organizations.screen.tsx'),
  organization('', 'reach/general/general.screen.tsx'),
  organization('/profile', 'reach/general/general.screen.tsx'),
  list('/applications', 'applications/list/applications.screen.tsx'),
  organization('/members', 'members/table/members.screen.tsx'),
  organization('/members/invite', 'members/invite/invite-members.screen.tsx'),
  list('/networks', 'networks/list/networks.screen.tsx'),
  organization('/data-export', 'exports/organization-export.screen.tsx'),
  organization('/access', 'reviews/access.screen.tsx'),
  organization('/security', 'organizations/security/security.screen.tsx'),
  organization('/activity', 'activity/organization/organization-activity.screen.tsx'),
  network('', 'networks/settings/network-settings.screen.tsx'),
  network('/profile', 'networks/settings/network-settings.screen.tsx'),
  network('/organizations', 'networks/organizations/network-organizations.screen.tsx'),
  network('/map', 'networks/map/network-map.screen.tsx'),
  network('/data-export', 'exports/network-export.screen.tsx'),
  application('', 'applications/settings/application-settings.screen.tsx'),
  application('/profile', 'applications/settings/application-settings.screen.tsx'),
  {
    path: '/application-authorization/:id',
    area: 'organization',
    screens: ['src/authorizations/authorization.screen.tsx'],
  },
]

function user(path: string, screen: string): OpenedScreen {
  return { path, area: 'user', screens: [`src/${screen}`] }
}

function organization(section: string, screen: string): OpenedScreen {
  return inArea(`/organization/:id${section}`, 'shell/areas/organization-area.tsx', screen)
}

/** Drawn beforehand, in a document of their own: the others are not to wait for it. */
function list(section: string, screen: string): OpenedScreen {
  return { ...organization(section, screen), area: 'lists' }
}

function network(section: string, screen: string): OpenedScreen {
  return inArea(`/network/:id${section}`, 'networks/area/network-area.tsx', screen)
}

function application(section: string, screen: string): OpenedScreen {
  return inArea(`/application/:id${section}`, 'applications/application-area.tsx', screen)
}

function inArea(path: string, ...screens: string[]): OpenedScreen {
  const area = isWide(path) ? 'wide' : 'organization'
  return { path, area, screens: screens.map((screen) => `src/${screen}`) }
}
