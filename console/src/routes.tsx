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
  component: lazyRouteComponent(
    () => import('./organizations/organizations.screen.tsx'),
    'OrganizationsScreen',
  ),
})

const elsewhereUnderUser = createRoute({
  getParentRoute: () => user,
  path: '/$',
  component: NotFoundPage,
})

const gallery = createRoute({
  getParentRoute: () => root,
  path: '/dev/ui',
  component: lazyRouteComponent(() => import('./dev/gallery.screen.tsx'), 'GalleryScreen'),
})

const routeTree = root.addChildren([
  signedIn.addChildren([
    home,
    user.addChildren([userHome, profile, account, organizations, elsewhereUnderUser]),
  ]),
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
