import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { ownEmailQuery } from '../accounts/accounts.api.ts'
import { accountActivityQuery } from '../activity/activity.api.ts'
import { queryClient } from '../api/query-client.ts'
import { anyText, pageNumber, searchOf, searchText } from '../browser/query-string.ts'
import { approvalsQuery } from '../approvals/granted/approvals.api.ts'
import { organizationsQuery } from '../organizations/organizations.api.ts'
import { NotFoundPage } from '../pages/error-page.tsx'
import { providerOrganization } from '../session/session.ts'
import { sessionsQuery } from '../session/session.api.ts'
import { UserArea } from '../shell/areas/user-area.tsx'
import { signedInRoute } from './root.ts'

export const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  beforeLoad: goHome,
})

const user = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/user',
  // A session that an organization's identity provider opened has no access to the person's own pages.
  beforeLoad: () => {
    const id = providerOrganization()
    if (id !== undefined) throw redirect({ to: '/organization/$id', params: { id }, replace: true })
  },
  component: UserArea,
})

const userHome = createRoute({
  getParentRoute: () => user,
  path: '/',
  beforeLoad: goHome,
})

const profile = createRoute({
  getParentRoute: () => user,
  path: '/profile',
  component: lazyRouteComponent(() => import('../accounts/profile.screen.tsx'), 'ProfileScreen'),
})

/** The tabs for anchors in emails and bookmarks that are older than the tabs. */
const accountAnchors = {
  sessions: '/user/account/sessions',
  applications: '/user/account/applications',
  data: '/user/account/privacy',
  end: '/user/account/privacy',
  activity: '/user/account/activity',
} as const

const accountTab = (name: keyof typeof import('../accounts/account-tabs.screen.tsx')) =>
  lazyRouteComponent(() => import('../accounts/account-tabs.screen.tsx'), name)

const account = createRoute({
  getParentRoute: () => user,
  path: '/account',
  beforeLoad: ({ location: { hash } }) => {
    if (isAccountAnchor(hash)) throw redirect({ to: accountAnchors[hash], hash, replace: true })
  },
  loader: () => {
    // This prefetches without blocking, because the screen shows placeholders.
    void import('../accounts/factors/factors.api.ts').then(({ factorsQuery }) =>
      queryClient.prefetchQuery(factorsQuery),
    )
    void queryClient.prefetchQuery(ownEmailQuery)
  },
  component: accountTab('AccountScreen'),
})

const sessions = createRoute({
  getParentRoute: () => user,
  path: '/account/sessions',
  validateSearch: searchOf({ page: pageNumber }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1 } }) => void queryClient.prefetchQuery(sessionsQuery(page)),
  component: accountTab('SessionsScreen'),
})

const approvals = createRoute({
  getParentRoute: () => user,
  path: '/account/applications',
  validateSearch: searchOf({ page: pageNumber }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1 } }) => void queryClient.prefetchQuery(approvalsQuery(page)),
  component: accountTab('ApprovalsScreen'),
})

const privacy = createRoute({
  getParentRoute: () => user,
  path: '/account/privacy',
  validateSearch: searchOf({ page: pageNumber }),
  component: accountTab('PrivacyScreen'),
})

const activity = createRoute({
  getParentRoute: () => user,
  path: '/account/activity',
  validateSearch: searchOf({ page: pageNumber }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1 } }) => void queryClient.prefetchQuery(accountActivityQuery(page)),
  component: accountTab('ActivityScreen'),
})

const whatWeKeep = createRoute({
  getParentRoute: () => user,
  path: '/what-we-keep',
  component: lazyRouteComponent(
    () => import('../accounts/retention-notice.screen.tsx'),
    'RetentionNoticeScreen',
  ),
})

const proof = createRoute({
  getParentRoute: () => user,
  path: '/proof',
  component: lazyRouteComponent(
    () => import('../exports/verify/verify-export.screen.tsx'),
    'VerifyExportScreen',
  ),
})

const organizations = createRoute({
  getParentRoute: () => user,
  path: '/organizations',
  validateSearch: searchOf({ page: pageNumber, search: searchText }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1, search } }) => {
    void queryClient.prefetchQuery(organizationsQuery(page, undefined, search))
  },
  component: lazyRouteComponent(
    () => import('../organizations/organizations.screen.tsx'),
    'OrganizationsScreen',
  ),
})

const createOrganization = createRoute({
  getParentRoute: () => user,
  path: '/organizations/new',
  component: lazyRouteComponent(
    () => import('../organizations/details/create-organization.screen.tsx'),
    'CreateOrganizationScreen',
  ),
})

// This page is outside of the user area, because people come here with a device and leave again.
export const deviceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/device',
  // The parameter has the same name as in the device's link (RFC 8628, 3.3.1).
  validateSearch: searchOf({ user_code: anyText }),
  component: lazyRouteComponent(() => import('../devices/device.screen.tsx'), 'DeviceScreen'),
})

const elsewhereUnderUser = createRoute({
  getParentRoute: () => user,
  path: '/$',
  component: NotFoundPage,
})

export const userRoutes = user.addChildren([
  userHome,
  profile,
  account,
  sessions,
  approvals,
  privacy,
  activity,
  whatWeKeep,
  proof,
  organizations,
  createOrganization,
  elsewhereUnderUser,
])

function goHome(): never {
  throw redirect({ to: '/user/profile', search: true, replace: true })
}

function isAccountAnchor(hash: string): hash is keyof typeof accountAnchors {
  return Object.hasOwn(accountAnchors, hash)
}
