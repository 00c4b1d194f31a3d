import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import { FullErrorPage } from '../shell/error-page.tsx'
import { FullNotFoundPage } from '../shell/not-found-page.tsx'
import { checkSession } from '../shell/session-check.ts'

export const root = createRootRoute({
  component: Outlet,
  notFoundComponent: FullNotFoundPage,
  errorComponent: FullErrorPage,
})

export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ location, preload }) => (preload ? undefined : checkSession(location)),
  component: Outlet,
})
