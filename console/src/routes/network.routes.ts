import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import { anyText, knownId, pageNumber, searchOf, someTime } from '../browser/query-string.ts'
import { NotFoundPage } from '../pages/error-page.tsx'
import { signedInRoute } from './root.ts'

const network = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/network/$id',
  // The organization for which a joined network is opened. The console's links add it.
  validateSearch: searchOf({ organization: knownId }),
  loaderDeps: ({ search: { organization } }) => ({ organization }),
  loader: ({ params: { id }, deps: { organization } }) => {
    void import('../networks/networks.api.ts').then(({ networkCardQuery }) =>
      queryClient.prefetchQuery(networkCardQuery(id, organization)),
    )
  },
  component: lazyRouteComponent(() => import('../networks/area/network-area.tsx'), 'NetworkArea'),
})

const NetworkSettings = lazyRouteComponent(
  () => import('../networks/settings/network-settings.screen.tsx'),
  'NetworkSettingsScreen',
)

const networkHome = createRoute({
  getParentRoute: () => network,
  path: '/',
  component: NetworkSettings,
})

const networkProfile = createRoute({
  getParentRoute: () => network,
  path: '/profile',
  component: NetworkSettings,
})

const networkOrganizations = createRoute({
  getParentRoute: () => network,
  path: '/organizations',
  validateSearch: searchOf({ page: pageNumber }),
  component: lazyRouteComponent(
    () => import('../networks/organizations/network-organizations.screen.tsx'),
    'NetworkOrganizationsScreen',
  ),
})

const inviteOrganizations = createRoute({
  getParentRoute: () => network,
  path: '/organizations/new',
  // The destination after accepting. Anything but an http(s) URL is ignored.
  validateSearch: searchOf({ callback: anyText }),
  component: lazyRouteComponent(
    () => import('../networks/invite/invite-organizations.screen.tsx'),
    'InviteOrganizationsScreen',
  ),
})

const networkMap = createRoute({
  getParentRoute: () => network,
  path: '/map',
  // The selected organization, and the point in time that the map shows.
  validateSearch: searchOf({ organization: knownId, at: someTime }),
  component: lazyRouteComponent(
    () => import('../networks/map/network-map.screen.tsx'),
    'NetworkMapScreen',
  ),
})

const networkExport = createRoute({
  getParentRoute: () => network,
  path: '/data-export',
  validateSearch: searchOf({ page: pageNumber }),
  component: lazyRouteComponent(
    () => import('../exports/network-export.screen.tsx'),
    'NetworkExportScreen',
  ),
})

const elsewhereInNetwork = createRoute({
  getParentRoute: () => network,
  path: '/$',
  component: NotFoundPage,
})

export const networkRoutes = network.addChildren([
  networkHome,
  networkProfile,
  networkOrganizations,
  inviteOrganizations,
  networkMap,
  networkExport,
  elsewhereInNetwork,
])
