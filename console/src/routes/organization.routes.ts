import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { activityFilter } from '../activity/activity.api.ts'
import { queryClient } from '../api/query-client.ts'
import { organizationQuery } from '../organizations/organizations.api.ts'
import { reachFilter } from '../reach/reach.api.ts'
import { reviewFilter } from '../reviews/reviews.api.ts'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { DeepPageNumber, PageNumber } from './page-number.ts'
import { signedIn } from './root.ts'

/** Everything of one organization. */
const organization = createRoute({
  getParentRoute: () => signedIn,
  path: '/organization/$id',
  loader: ({ params: { id } }) => {
    void queryClient.prefetchQuery(organizationQuery(id))
  },
  component: lazyRouteComponent(
    () => import('../shell/areas/organization-area.tsx'),
    'OrganizationArea',
  ),
})

const OrganizationProfile = lazyRouteComponent(
  () => import('../organizations/details/organization-profile.screen.tsx'),
  'OrganizationProfileScreen',
)

const organizationHome = createRoute({
  getParentRoute: () => organization,
  path: '/',
  component: OrganizationProfile,
})

const organizationProfile = createRoute({
  getParentRoute: () => organization,
  path: '/profile',
  component: OrganizationProfile,
})

const organizationActivity = createRoute({
  getParentRoute: () => organization,
  path: '/activity',
  validateSearch: z.object({ page: PageNumber, ...activityFilter }),
  component: lazyRouteComponent(
    () => import('../activity/organization/organization-activity.screen.tsx'),
    'OrganizationActivityScreen',
  ),
})

const members = createRoute({
  getParentRoute: () => organization,
  path: '/members',
  validateSearch: z.object({
    page: DeepPageNumber,
    show: z.catch(z.optional(z.enum(['members', 'invited'])), undefined),
  }),
  component: lazyRouteComponent(
    () => import('../members/table/members.screen.tsx'),
    'MembersScreen',
  ),
})

const inviteMembers = createRoute({
  getParentRoute: () => organization,
  path: '/members/invite',
  component: lazyRouteComponent(
    () => import('../members/invite/invite-members.screen.tsx'),
    'InviteMembersScreen',
  ),
})

const applications = createRoute({
  getParentRoute: () => organization,
  path: '/applications',
  // Each tab keeps its page while the other is looked at.
  validateSearch: z.object({
    tab: z.catch(z.optional(z.literal('authorized')), undefined),
    owned: PageNumber,
    authorized: PageNumber,
  }),
  component: lazyRouteComponent(
    () => import('../applications/list/applications.screen.tsx'),
    'ApplicationsScreen',
  ),
})

const createApplication = createRoute({
  getParentRoute: () => organization,
  path: '/applications/new',
  component: lazyRouteComponent(
    () => import('../applications/create-application.screen.tsx'),
    'CreateApplicationScreen',
  ),
})

const authorizeApplication = createRoute({
  getParentRoute: () => organization,
  path: '/applications/authorize/$appId',
  component: lazyRouteComponent(
    () => import('../authorizations/authorize-application.screen.tsx'),
    'AuthorizeApplicationScreen',
  ),
})

const networks = createRoute({
  getParentRoute: () => organization,
  path: '/networks',
  // Each list keeps its page while the other is turned.
  validateSearch: z.object({ created: PageNumber, joined: PageNumber }),
  component: lazyRouteComponent(
    () => import('../networks/list/networks.screen.tsx'),
    'NetworksScreen',
  ),
})

const createNetwork = createRoute({
  getParentRoute: () => organization,
  path: '/networks/new',
  component: lazyRouteComponent(
    () => import('../networks/settings/create-network.screen.tsx'),
    'CreateNetworkScreen',
  ),
})

const dataExport = createRoute({
  getParentRoute: () => organization,
  path: '/data-export',
  validateSearch: z.object({ page: PageNumber, receipts: PageNumber }),
  component: lazyRouteComponent(
    () => import('../exports/organization-export.screen.tsx'),
    'OrganizationExportScreen',
  ),
})

const access = createRoute({
  getParentRoute: () => organization,
  path: '/access',
  validateSearch: z.object({ page: PageNumber, ...reachFilter }),
  component: lazyRouteComponent(() => import('../reviews/access.screen.tsx'), 'AccessScreen'),
})

const accessReview = createRoute({
  getParentRoute: () => organization,
  path: '/access/reviews/$review',
  validateSearch: z.object({ page: PageNumber, ...reviewFilter }),
  component: lazyRouteComponent(() => import('../reviews/review.screen.tsx'), 'ReviewScreen'),
})

const security = createRoute({
  getParentRoute: () => organization,
  path: '/security',
  validateSearch: z.object({ page: PageNumber }),
  component: lazyRouteComponent(
    () => import('../organizations/security/security.screen.tsx'),
    'SecurityScreen',
  ),
})

const elsewhereInOrganization = createRoute({
  getParentRoute: () => organization,
  path: '/$',
  component: NotFoundPage,
})

export const organizationRoutes = organization.addChildren([
  organizationHome,
  organizationProfile,
  organizationActivity,
  members,
  inviteMembers,
  applications,
  createApplication,
  authorizeApplication,
  networks,
  createNetwork,
  dataExport,
  access,
  accessReview,
  security,
  elsewhereInOrganization,
])
