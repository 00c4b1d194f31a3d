import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { activityFilter } from '../activity/organization/activity-filter.ts'
import { queryClient } from '../api/query-client.ts'
import { pageNumber, searchOf } from '../browser/search-fields.ts'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { organizationAccess } from './organization-access.routes.ts'
import { organizationLists } from './organization-lists.routes.ts'
import { organization } from './organization.ts'

const OrganizationProfile = lazyRouteComponent(
  () => import('../reach/general/general.screen.tsx'),
  'GeneralScreen',
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
  validateSearch: searchOf({ page: pageNumber, ...activityFilter }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { page = 1, ...asked }, cause, context }) => {
    if (!context.manages) return
    void import('../activity/organization/organization-activity.api.ts').then((activity) => {
      const filter = activity.knownFilter(asked)
      void queryClient.prefetchQuery(activity.organizationActivityQuery(id, page, filter))
      // Work for the service: not for whoever only points at it.
      if (cause === 'enter') void queryClient.prefetchQuery(activity.activityCheckQuery(id))
    })
  },
  component: lazyRouteComponent(
    () => import('../activity/organization/organization-activity.screen.tsx'),
    'OrganizationActivityScreen',
  ),
})

const dataExport = createRoute({
  getParentRoute: () => organization,
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
  getParentRoute: () => organization,
  path: '/security',
  validateSearch: searchOf({ page: pageNumber }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { page = 1 }, context }) => {
    if (!context.manages) return
    void import('../organizations/security/second-factor-rule.api.ts').then((rule) => {
      void queryClient.prefetchQuery(rule.secondFactorRuleQuery(id))
      void queryClient.prefetchQuery(rule.membersWithoutQuery(id, page))
    })
  },
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
  ...organizationLists,
  dataExport,
  ...organizationAccess,
  security,
  elsewhereInOrganization,
])
