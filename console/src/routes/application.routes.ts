import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import { knownId, pageNumber, searchOf } from '../browser/query-string.ts'
import { NotFoundPage } from '../pages/error-page.tsx'
import { endpointRoutesOf } from './endpoint.routes.ts'
import { signedInRoute } from './root.ts'

const application = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/application/$id',
  loader: ({ params: { id } }) => {
    void import('../applications/applications.api.ts').then(({ applicationCardQuery }) =>
      queryClient.prefetchQuery(applicationCardQuery(id)),
    )
  },
  component: lazyRouteComponent(
    () => import('../applications/application-area.tsx'),
    'ApplicationArea',
  ),
})

const ApplicationSettings = lazyRouteComponent(
  () => import('../applications/settings/application-settings.screen.tsx'),
  'ApplicationSettingsScreen',
)

const applicationHome = createRoute({
  getParentRoute: () => application,
  path: '/',
  component: ApplicationSettings,
})

const applicationProfile = createRoute({
  getParentRoute: () => application,
  path: '/profile',
  component: ApplicationSettings,
})

const applicationConnect = createRoute({
  getParentRoute: () => application,
  path: '/connect',
  component: lazyRouteComponent(
    () => import('../applications/settings/connect/connect.screen.tsx'),
    'ConnectScreen',
  ),
})

const applicationUsage = createRoute({
  getParentRoute: () => application,
  path: '/usage',
  validateSearch: searchOf({ authorizations: pageNumber }),
  component: lazyRouteComponent(
    () => import('../applications/settings/usage/usage.screen.tsx'),
    'UsageScreen',
  ),
})

const applicationAdvanced = createRoute({
  getParentRoute: () => application,
  path: '/advanced',
  component: lazyRouteComponent(
    () => import('../applications/settings/advanced.screen.tsx'),
    'AdvancedScreen',
  ),
})

const endpoints = createRoute({
  getParentRoute: () => application,
  path: '/endpoints',
  component: lazyRouteComponent(
    () => import('../events/endpoints/application-endpoints.screen.tsx'),
    'ApplicationEndpointsScreen',
  ),
})

const endpointRoutes = [endpoints, ...endpointRoutesOf(() => application)] as const

const elsewhereInApplication = createRoute({
  getParentRoute: () => application,
  path: '/$',
  component: NotFoundPage,
})

export const applicationRoutes = application.addChildren([
  applicationHome,
  applicationProfile,
  applicationConnect,
  applicationUsage,
  applicationAdvanced,
  ...endpointRoutes,
  elsewhereInApplication,
])

/** Shows the page that an application's owner shares with other organizations. It doesn't belong to any of them yet. */
export const chooseOrganizationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/application/$id/authorize',
  component: lazyRouteComponent(
    () => import('../applications/choose-organization.screen.tsx'),
    'ChooseOrganizationScreen',
  ),
})

export const authorizationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/application-authorization/$id',
  // The authorization's organization. The path doesn't contain it, so the console's links add it.
  validateSearch: searchOf({ organization: knownId }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { organization } }) => {
    void import('../authorizations/authorizations.api.ts').then(({ authorizationQuery }) =>
      queryClient.prefetchQuery(authorizationQuery(id, organization)),
    )
  },
  component: lazyRouteComponent(
    () => import('../authorizations/authorization.screen.tsx'),
    'AuthorizationScreen',
  ),
})
