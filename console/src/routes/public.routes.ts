import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Query } from '../query-string.ts'
import { settings } from '../settings.ts'
import { root } from './root.ts'

// Reached from a mail: each hands a visitor without a session over to sign-in by itself.
const joinOrganization = createRoute({
  getParentRoute: () => root,
  path: '/join_organization/$id',
  component: lazyRouteComponent(
    () => import('../members/join-organization.screen.tsx'),
    'JoinOrganizationScreen',
  ),
})

const declineOrganization = createRoute({
  getParentRoute: () => root,
  path: '/decline_organization/$id',
  component: lazyRouteComponent(
    () => import('../members/decline-organization.screen.tsx'),
    'DeclineOrganizationScreen',
  ),
})

const verifyProfileEmail = createRoute({
  getParentRoute: () => root,
  path: '/verify-profile-email/{-$code}',
  component: lazyRouteComponent(
    () => import('../members/verify-profile-email.screen.tsx'),
    'VerifyProfileEmailScreen',
  ),
})

const approval = createRoute({
  getParentRoute: () => root,
  path: '/approval',
  // All of it belongs to the application and goes on with the person, through sign-in too.
  validateSearch: (query: Query): Query => query,
  component: lazyRouteComponent(() => import('../approval/approval.screen.tsx'), 'ApprovalScreen'),
})

const gallery = createRoute({
  getParentRoute: () => root,
  path: '/dev/ui',
  component: lazyRouteComponent(() => import('../dev/gallery.screen.tsx'), 'GalleryScreen'),
})

export const publicRoutes = [
  joinOrganization,
  declineOrganization,
  verifyProfileEmail,
  approval,
  ...(settings.development ? [gallery] : []),
] as const
