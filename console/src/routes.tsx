import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import * as z from 'zod/mini'
import { activityQuery } from './accounts/accounts.api.ts'
import { queryClient } from './api/query-client.ts'
import { activityFilter } from './organizations/activity.api.ts'
import { organizationQuery, organizationsQuery } from './organizations/organizations.api.ts'
import { readQuery, writeQuery } from './query-string.ts'
import { sessionsQuery } from './session/session.api.ts'
import { settings } from './settings.ts'
import { ErrorPage, FullErrorPage } from './shell/error-page.tsx'
import { focusTitle } from './shell/focus-title.ts'
import { FullNotFoundPage, NotFoundPage } from './shell/not-found-page.tsx'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { checkSession } from './shell/session-check.ts'
import { UserArea } from './shell/user-area.tsx'

/** A page of a list in the address; anything that is not one means the first. */
const PageNumber = z.catch(
  z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(5000))),
  undefined,
)

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: FullNotFoundPage,
  errorComponent: FullErrorPage,
})

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ location, preload }) => (preload ? undefined : checkSession(location)),
  component: Outlet,
})

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  beforeLoad: goToProfile,
})

const user = createRoute({
  getParentRoute: () => signedIn,
  path: '/user',
  component: UserArea,
})

const userHome = createRoute({
  getParentRoute: () => user,
  path: '/',
  beforeLoad: goToProfile,
})

const profile = createRoute({
  getParentRoute: () => user,
  path: '/profile',
  component: lazyRouteComponent(() => import('./accounts/profile.screen.tsx'), 'ProfileScreen'),
})

const account = createRoute({
  getParentRoute: () => user,
  path: '/account',
  validateSearch: z.object({ activity: PageNumber, sessions: PageNumber }),
  loaderDeps: ({ search }) => search,
  // Asked for at once and not waited for: the screen draws the places of what is coming.
  loader: ({ deps: { activity = 1, sessions = 1 } }) => {
    void queryClient.prefetchQuery(sessionsQuery(sessions))
    void queryClient.prefetchQuery(activityQuery(activity))
  },
  component: lazyRouteComponent(() => import('./accounts/account.screen.tsx'), 'AccountScreen'),
})

const organizations = createRoute({
  getParentRoute: () => user,
  path: '/organizations',
  validateSearch: z.object({ page: PageNumber }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1 } }) => {
    void queryClient.prefetchQuery(organizationsQuery(page))
  },
  component: lazyRouteComponent(
    () => import('./organizations/organizations.screen.tsx'),
    'OrganizationsScreen',
  ),
})

const createOrganization = createRoute({
  getParentRoute: () => user,
  path: '/organizations/new',
  component: lazyRouteComponent(
    () => import('./organizations/create-organization.screen.tsx'),
    'CreateOrganizationScreen',
  ),
})

const elsewhereUnderUser = createRoute({
  getParentRoute: () => user,
  path: '/$',
  component: NotFoundPage,
})

/** Everything of one organization; what belongs to it is added below. */
const organization = createRoute({
  getParentRoute: () => signedIn,
  path: '/organization/$id',
  loader: ({ params: { id } }) => {
    void queryClient.prefetchQuery(organizationQuery(id))
  },
  component: lazyRouteComponent(
    () => import('./organizations/organization-area.tsx'),
    'OrganizationArea',
  ),
})

const OrganizationProfile = lazyRouteComponent(
  () => import('./organizations/organization-profile.screen.tsx'),
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
    () => import('./organizations/organization-activity.screen.tsx'),
    'OrganizationActivityScreen',
  ),
})

const members = createRoute({
  getParentRoute: () => organization,
  path: '/members',
  validateSearch: z.object({
    page: PageNumber,
    show: z.catch(z.optional(z.literal('members')), undefined),
  }),
  component: lazyRouteComponent(() => import('./members/members.screen.tsx'), 'MembersScreen'),
})

const inviteMembers = createRoute({
  getParentRoute: () => organization,
  path: '/members/invite',
  component: lazyRouteComponent(
    () => import('./members/invite-members.screen.tsx'),
    'InviteMembersScreen',
  ),
})

const elsewhereInOrganization = createRoute({
  getParentRoute: () => organization,
  path: '/$',
  component: NotFoundPage,
})

// Reached from a mail: each hands a visitor without a session over to sign-in by itself.
const joinOrganization = createRoute({
  getParentRoute: () => root,
  path: '/join_organization/$id',
  component: lazyRouteComponent(
    () => import('./members/join-organization.screen.tsx'),
    'JoinOrganizationScreen',
  ),
})

const declineOrganization = createRoute({
  getParentRoute: () => root,
  path: '/decline_organization/$id',
  component: lazyRouteComponent(
    () => import('./members/decline-organization.screen.tsx'),
    'DeclineOrganizationScreen',
  ),
})

const verifyProfileEmail = createRoute({
  getParentRoute: () => root,
  path: '/verify-profile-email/{-$code}',
  component: lazyRouteComponent(
    () => import('./members/verify-profile-email.screen.tsx'),
    'VerifyProfileEmailScreen',
  ),
})

const gallery = createRoute({
  getParentRoute: () => root,
  path: '/dev/ui',
  component: lazyRouteComponent(() => import('./dev/gallery.screen.tsx'), 'GalleryScreen'),
})

const routeTree = root.addChildren([
  signedIn.addChildren([
    home,
    user.addChildren([
      userHome,
      profile,
      account,
      organizations,
      createOrganization,
      elsewhereUnderUser,
    ]),
    organization.addChildren([
      organizationHome,
      organizationProfile,
      organizationActivity,
      members,
      inviteMembers,
      elsewhereInOrganization,
    ]),
  ]),
  joinOrganization,
  declineOrganization,
  verifyProfileEmail,
  ...(settings.development ? [gallery] : []),
])

export const router = createRouter({
  routeTree,
  parseSearch: readQuery,
  stringifySearch: writeQuery,
  // On hover and on focus; how long the data stays good is for the query client to say.
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 80,
  defaultPendingMinMs: 0,
  defaultErrorComponent: ErrorPage,
  scrollRestoration: true,
})

// The first page keeps the browser's own focus; only a change of path moves it.
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) focusTitle()
})

function goToProfile(): never {
  throw redirect({ to: '/user/profile', replace: true })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
