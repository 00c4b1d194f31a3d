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
  // Pages are prefetched on hover and focus. The query client determines how long data stays fresh.
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 80,
  defaultPendingMinMs: 0,
  defaultErrorComponent: ErrorPage,
  scrollRestoration: true,
})

// The first page keeps the browser's own focus, unless the person just signed in.
let isFirst = true
/** Whether Back or Forward led here. The router then restores the scroll position. */
let isKnown = false
router.subscribe('onRendered', ({ pathChanged }) => {
  if (isFirst ? takeStored('justSignedIn') : pathChanged) focusTitle()
  if (isFirst || (pathChanged && !isKnown)) goToAnchor()
  // This subscribes only now, because the router handles a first redirect itself only if there's no subscriber.
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
