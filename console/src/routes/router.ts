import { createRouter } from '@tanstack/react-router'
import { takeStored } from '../browser/browser-storage.ts'
import { readQuery, writeQuery } from '../browser/query-string.ts'
import { ErrorPage } from '../pages/error-page.tsx'
import { focusTitle } from '../pages/page-title.ts'
import { goToAnchor } from '../pages/go-to-anchor.ts'
import { PageSkeleton } from '../pages/page-skeleton.tsx'
import {
  applicationRoutes,
  authorizationRoute,
  chooseOrganizationRoute,
} from './application.routes.ts'
import { networkRoutes } from './network.routes.ts'
import { organizationRoutes } from './organization.routes.ts'
import { publicRoutes } from './public.routes.ts'
import { rootRoute, signedInRoute } from './root.ts'
import { deviceRoute, homeRoute, userRoutes } from './user.routes.ts'

const routeTree = rootRoute.addChildren([
  signedInRoute.addChildren([
    homeRoute,
    userRoutes,
    deviceRoute,
    organizationRoutes,
    networkRoutes,
    applicationRoutes,
    chooseOrganizationRoute,
    authorizationRoute,
  ]),
  ...publicRoutes,
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

// The first page keeps the browser's own focus, unless somebody comes from the button that signed them in.
let isFirst = true
/** Who goes back finds the page as they left it: the router knows how far down they were. */
let isKnown = false
router.subscribe('onRendered', ({ pathChanged }) => {
  if (isFirst ? takeStored('justSignedIn') : pathChanged) focusTitle()
  if (isFirst || (pathChanged && !isKnown)) goToAnchor()
  // Not before: the router follows a first redirect by itself only as long as nobody listens.
  if (isFirst)
    router.history.subscribe(({ action: { type } }) => {
      isKnown = type !== 'PUSH' && type !== 'REPLACE'
    })
  isFirst = false
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
