/**
 * Every path of the console after sign-in, in the router's syntax. The service serves the console at these paths and
 * responds to all others with 404. A test compares them with the console's routes.
 */
export const consolePaths = [
  '/',
  '/user',
  '/user/profile',
  '/user/account',
  '/user/account/sessions',
  '/user/account/applications',
  '/user/account/privacy',
  '/user/account/activity',
  '/user/what-we-keep',
  '/user/proof',
  '/user/organizations',
  '/user/organizations/new',
  '/device',
  '/organization/:id',
  '/organization/:id/profile',
  '/organization/:id/access',
  '/organization/:id/access/requests',
  '/organization/:id/access/reviews',
  '/organization/:id/access/reviews/:review',
  '/organization/:id/members',
  '/organization/:id/members/invite',
  '/organization/:id/applications',
  '/organization/:id/applications/new',
  '/organization/:id/applications/authorize/:appId',
  '/organization/:id/networks',
  '/organization/:id/networks/new',
  '/organization/:id/data-export',
  '/organization/:id/security',
  '/organization/:id/activity',
  '/organization/:id/events',
  '/organization/:id/endpoints',
  '/organization/:id/endpoints/new',
  '/organization/:id/endpoints/:endpoint',
  '/organization/:id/endpoints/:endpoint/settings',
  '/organization/:id/endpoints/:endpoint/secret',
  '/organization/:id/endpoints/:endpoint/deliveries/:seq',
  '/organization/:id/audit-streams',
  '/organization/:id/audit-streams/new',
  '/organization/:id/audit-streams/:stream',
  '/network/:id',
  '/network/:id/profile',
  '/network/:id/organizations',
  '/network/:id/organizations/new',
  '/network/:id/map',
  '/network/:id/data-export',
  '/application/:id',
  '/application/:id/profile',
  '/application/:id/connect',
  '/application/:id/usage',
  '/application/:id/advanced',
  '/application/:id/endpoints',
  '/application/:id/endpoints/new',
  '/application/:id/endpoints/:endpoint',
  '/application/:id/endpoints/:endpoint/settings',
  '/application/:id/endpoints/:endpoint/secret',
  '/application/:id/endpoints/:endpoint/deliveries/:seq',
  '/application/:id/authorize',
  '/application-authorization/:id',
  '/join_organization/:id?',
  '/decline_organization/:id?',
  '/join-network/:id',
  '/verify-profile-email/:code?',
  '/verify-new-email/:code?',
  '/keep-second-factor/:code?',
  '/email-not-me/:code?',
  '/not-me',
  '/approval',
  '/run',
] as const

/**
 * The pages before sign-in. Each one is a prerendered document, listed with its paths in the router's syntax. Links use
 * the first path. The pages after sign-in are in `consolePaths`.
 */
export const authPages = {
  'sign-in': ['/sign-in'],
  'sign-up': ['/sign-up'],
  'forgot-password': ['/forgot-password'],
  // Emailed links add a code to these two paths, and the page removes it immediately.
  'reset-password': ['/reset_password/', '/reset_password'],
  'verify-email': ['/verify-email/', '/verify-email', '/verify-email/:code'],
  logout: ['/logout'],
  // The service sends this page instead if another site sent the browser to /logout.
  'asked-logout': [],
} as const satisfies Record<string, readonly string[]>

export type PageName = keyof typeof authPages
export type AuthPagePath = Extract<(typeof authPages)[PageName], readonly [string, ...string[]]>[0]
