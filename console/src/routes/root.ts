import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import { FullErrorPage } from '../pages/error-page.tsx'
import { FullNotFoundPage } from '../pages/not-found-page.tsx'
import { checkSession } from '../session/session-check.ts'

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
