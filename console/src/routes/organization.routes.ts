import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import { canManageOrganization, organizationQuery } from '../organizations/organizations.api.ts'
import { signedInRoute } from './root.ts'
import {
  deepPageNumber,
  knownId,
  oneOf,
  pageNumber,
  searchOf,
  searchText,
} from '../browser/query-string.ts'
import { accessGroupFilter } from '../access/group-filter.ts'
import { reviewFilter } from '../reviews/review-filter.ts'
import { rankedRoles } from '@accord/contract/rules/roles.ts'
import { activityFilter } from '../activity/organization/activity-filter.ts'
import { NotFoundPage } from '../pages/error-page.tsx'
import { endpointRoutesOf } from './endpoint.routes.ts'

const organizationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organization/$id',
  // Only people who manage the organization can load its lists.
  beforeLoad: ({ params: { id } }) => ({ manages: canManageOrganization(id) }),
  // Loaders prefetch on hover, or while the code loads. They don't block, because the screen shows placeholders.
  loader: ({ params: { id } }) => {
    void queryClient.prefetchQuery(organizationQuery(id))
  },
  component: lazyRouteComponent(
    () => import('../shell/areas/organization-frame.tsx'),
    'OrganizationArea',
  ),
})

const access = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/access',
  validateSearch: searchOf({ page: deepPageNumber, ...accessGroupFilter }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { page = 1, ...filter }, context }) => {
    if (!context.manages) return
    void import('../access/access-grants.api.ts').then(({ accessSummaryQuery, groupsQuery }) => {
      void queryClient.prefetchQuery(groupsQuery(id, page, filter))
      void queryClient.prefetchQuery(accessSummaryQuery(id))
    })
  },
  component: lazyRouteComponent(() => import('../reviews/access.screen.tsx'), 'AccessScreen'),
})

const accessRequests = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/access/requests',
  loader: ({ params: { id }, context }) => {
    if (!context.manages) return
    void import('../access/access-grants.api.ts').then(({ requestsQuery }) =>
      queryClient.prefetchQuery(requestsQuery(id)),
    )
  },
  component: lazyRouteComponent(() => import('../access/requests.screen.tsx'), 'RequestsScreen'),
})

const accessReviews = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/access/reviews',
  validateSearch: searchOf({ page: pageNumber }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { page = 1 }, context }) => {
    if (!context.manages) return
    void import('../reviews/reviews.api.ts').then(({ reviewsQuery }) =>
      queryClient.prefetchQuery(reviewsQuery(id, page)),
    )
  },
  component: lazyRouteComponent(() => import('../reviews/reviews.screen.tsx'), 'ReviewsScreen'),
})

const accessReview = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/access/reviews/$review',
  validateSearch: searchOf({ page: deepPageNumber, ...reviewFilter }),
  component: lazyRouteComponent(() => import('../reviews/review.screen.tsx'), 'ReviewScreen'),
})

const organizationAccess = [access, accessRequests, accessReviews, accessReview] as const

const members = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/members',
  validateSearch: searchOf({
    page: deepPageNumber,
    show: oneOf(['members', 'invited']),
    search: searchText,
    role: oneOf([...rankedRoles, 'contact']),
    connection: knownId,
    sort: oneOf(['name']),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { page = 1, ...filter }, context }) => {
    if (!context.manages) return
    void import('../members/members.api.ts').then(({ membersQuery }) =>
      queryClient.prefetchQuery(membersQuery(id, page, filter)),
    )
  },
  component: lazyRouteComponent(
    () => import('../members/table/members.screen.tsx'),
    'MembersScreen',
  ),
})

const inviteMembers = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/members/invite',
  component: lazyRouteComponent(
    () => import('../members/invite/invite-members.screen.tsx'),
    'InviteMembersScreen',
  ),
})

const applications = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/applications',
  // Each tab keeps its page.
  validateSearch: searchOf({
    tab: oneOf(['authorized']),
    owned: pageNumber,
    authorized: pageNumber,
    search: searchText,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { tab, owned = 1, authorized = 1, search }, context }) => {
    if (!context.manages) return
    if (tab) {
      void import('../authorizations/authorizations.api.ts').then(({ authorizationsQuery }) =>
        queryClient.prefetchQuery(authorizationsQuery(id, authorized, search)),
      )
    } else {
      void import('../applications/applications.api.ts').then(({ applicationsQuery }) =>
        queryClient.prefetchQuery(applicationsQuery(id, owned, search)),
      )
    }
  },
  component: lazyRouteComponent(
    () => import('../applications/applications.screen.tsx'),
    'ApplicationsScreen',
  ),
})

const createApplication = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/applications/new',
  component: lazyRouteComponent(
    () => import('../applications/create-application.screen.tsx'),
    'CreateApplicationScreen',
  ),
})

const authorizeApplication = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/applications/authorize/$appId',
  component: lazyRouteComponent(
    () => import('../authorizations/authorize-application.screen.tsx'),
    'AuthorizeApplicationScreen',
  ),
})

const networks = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/networks',
  // Each list keeps its page.
  validateSearch: searchOf({ created: pageNumber, joined: pageNumber, search: searchText }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { created = 1, joined = 1, search }, context }) => {
    if (!context.manages) return
    void import('../networks/networks.api.ts').then(({ networksQuery }) => {
      void queryClient.prefetchQuery(networksQuery(id, 'created', created, search))
      void queryClient.prefetchQuery(networksQuery(id, 'joined', joined, search))
    })
  },
  component: lazyRouteComponent(
    () => import('../networks/list/networks.screen.tsx'),
    'NetworksScreen',
  ),
})

const createNetwork = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/networks/new',
  component: lazyRouteComponent(
    () => import('../networks/settings/create-network.screen.tsx'),
    'CreateNetworkScreen',
  ),
})

const organizationLists = [
  members,
  inviteMembers,
  applications,
  createApplication,
  authorizeApplication,
  networks,
  createNetwork,
] as const

const OrganizationProfile = lazyRouteComponent(
  () => import('../overview/overview.screen.tsx'),
  'OverviewScreen',
)

const organizationHome = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/',
  validateSearch: searchOf({ page: pageNumber }),
  component: OrganizationProfile,
})

const organizationProfile = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/profile',
  validateSearch: searchOf({ page: pageNumber }),
  component: OrganizationProfile,
})

const organizationActivity = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/activity',
  validateSearch: searchOf({ page: pageNumber, ...activityFilter }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { page = 1, ...asked }, cause, context }) => {
    if (!context.manages) return
    void import('../activity/organization/organization-activity.api.ts').then((activity) => {
      const filter = activity.knownFilter(asked)
      void queryClient.prefetchQuery(activity.organizationActivityQuery(id, page, filter))
      // The check is expensive for the service, so hovering doesn't start it.
      if (cause === 'enter') void queryClient.prefetchQuery(activity.activityCheckQuery(id))
    })
  },
  component: lazyRouteComponent(
    () => import('../activity/organization/organization-activity.screen.tsx'),
    'OrganizationActivityScreen',
  ),
})

const events = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/events',
  component: lazyRouteComponent(() => import('../events/events.screen.tsx'), 'EventsScreen'),
})

const endpoints = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/endpoints',
  loader: ({ params: { id }, context }) => {
    if (!context.manages) return
    void import('../events/endpoints/endpoints.api.ts').then(({ endpointsQuery }) =>
      queryClient.prefetchQuery(endpointsQuery({ organizationId: id, applicationId: undefined })),
    )
  },
  component: lazyRouteComponent(
    () => import('../events/endpoints/endpoints.screen.tsx'),
    'EndpointsScreen',
  ),
})

const endpointRoutes = [endpoints, ...endpointRoutesOf(() => organizationRoute)] as const

const domains = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/domains',
  loader: ({ params: { id }, context }) => {
    if (!context.manages) return
    void import('../domains/domains.api.ts').then(({ domainsQuery }) =>
      queryClient.prefetchQuery(domainsQuery(id)),
    )
  },
  component: lazyRouteComponent(() => import('../domains/domains.screen.tsx'), 'DomainsScreen'),
})

const auditStreams = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/audit-streams',
  loader: ({ params: { id }, context }) => {
    if (!context.manages) return
    void import('../events/audit-streams/audit-streams.api.ts').then(({ auditStreamsQuery }) =>
      queryClient.prefetchQuery(auditStreamsQuery(id)),
    )
  },
  component: lazyRouteComponent(
    () => import('../events/audit-streams/audit-streams.screen.tsx'),
    'AuditStreamsScreen',
  ),
})

const createAuditStream = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/audit-streams/new',
  component: lazyRouteComponent(
    () => import('../events/audit-streams/create-audit-stream.screen.tsx'),
    'CreateAuditStreamScreen',
  ),
})

const auditStream = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/audit-streams/$stream',
  component: lazyRouteComponent(
    () => import('../events/audit-streams/audit-stream.screen.tsx'),
    'AuditStreamScreen',
  ),
})

const auditStreamRoutes = [auditStreams, createAuditStream, auditStream] as const

const connections = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/single-sign-on',
  loader: ({ params: { id }, context }) => {
    if (!context.manages) return
    void import('../connections/connections.api.ts').then(({ connectionsQuery }) =>
      queryClient.prefetchQuery(connectionsQuery(id)),
    )
  },
  component: lazyRouteComponent(
    () => import('../connections/connections.screen.tsx'),
    'ConnectionsScreen',
  ),
})

const createConnection = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/single-sign-on/new',
  component: lazyRouteComponent(
    () => import('../connections/create-connection.screen.tsx'),
    'CreateConnectionScreen',
  ),
})

const connection = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/single-sign-on/$connection',
  component: lazyRouteComponent(
    () => import('../connections/connection-area.tsx'),
    'ConnectionArea',
  ),
})

const connectionSetUp = createRoute({
  getParentRoute: () => connection,
  path: '/',
  component: lazyRouteComponent(
    () => import('../connections/setup/set-up.screen.tsx'),
    'SetUpScreen',
  ),
})

const connectionStatus = createRoute({
  getParentRoute: () => connection,
  path: '/status',
  validateSearch: searchOf({ page: pageNumber, show: oneOf(['succeeded', 'rejected']) }),
  component: lazyRouteComponent(
    () => import('../connections/status.screen.tsx'),
    'ConnectionStatusScreen',
  ),
})

const connectionSignIn = createRoute({
  getParentRoute: () => connection,
  path: '/sign-in',
  component: lazyRouteComponent(
    () => import('../connections/sign-in-settings.screen.tsx'),
    'ConnectionSignInScreen',
  ),
})

const connectionRoutes = [
  connections,
  createConnection,
  connection.addChildren([connectionSetUp, connectionStatus, connectionSignIn]),
] as const

const dataExport = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/data-export',
  validateSearch: searchOf({ page: pageNumber, receipts: pageNumber }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { page = 1, receipts = 1 }, context }) => {
    if (!context.manages) return
    void import('../exports/exports.api.ts').then((exports) => {
      const subject = { type: 'organization', id, organizationId: id } as const
      void queryClient.prefetchQuery(exports.exportsQuery(subject, page))
      void queryClient.prefetchQuery(exports.contentsQuery(subject))
      void queryClient.prefetchQuery(exports.receiptsQuery(id, receipts))
    })
  },
  component: lazyRouteComponent(
    () => import('../exports/organization-export.screen.tsx'),
    'OrganizationExportScreen',
  ),
})

const security = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/security',
  validateSearch: searchOf({ page: pageNumber }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { page = 1 }, context }) => {
    if (!context.manages) return
    void import('../organizations/security/policies.api.ts').then((rule) => {
      void queryClient.prefetchQuery(rule.secondFactorPolicyQuery(id))
      void queryClient.prefetchQuery(rule.membersWithoutQuery(id, page))
    })
  },
  component: lazyRouteComponent(
    () => import('../organizations/security/security.screen.tsx'),
    'SecurityScreen',
  ),
})

const elsewhereInOrganization = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/$',
  component: NotFoundPage,
})

export const organizationRoutes = organizationRoute.addChildren([
  organizationHome,
  organizationProfile,
  organizationActivity,
  events,
  ...endpointRoutes,
  ...auditStreamRoutes,
  ...connectionRoutes,
  ...organizationLists,
  dataExport,
  ...organizationAccess,
  security,
  domains,
  elsewhereInOrganization,
])
