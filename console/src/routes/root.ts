import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import { toDoQuery } from '../home/to-do.api.ts'
import { FullErrorPage, FullNotFoundPage } from '../pages/error-page.tsx'
import { WithPalette } from '../command-palette/with-palette.tsx'
import { providerOrganization } from '../session/session.ts'
import { checkSession } from '../session/session-check.ts'

export const rootRoute = createRootRoute({
  component: Outlet,
  notFoundComponent: FullNotFoundPage,
  errorComponent: FullErrorPage,
})

export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ location, preload }) => {
    if (preload) return undefined
    const leaving = checkSession(location)
    // On any page, this runs in parallel with the session check, and refetches only stale data.
    if (!leaving && providerOrganization() === undefined) void queryClient.prefetchQuery(toDoQuery)
    return leaving
  },
  component: WithPalette,
})
