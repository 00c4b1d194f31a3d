/**
 * Every address of the console behind the front door, as a router writes it. The service answers these with the console
 * and everything else with 404; a test compares them with the console's route table.
 */
export const consolePaths = [
  '/',
  '/user',
  '/user/profile',
  '/user/account',
  '/user/what-we-keep',
  '/user/proof',
  '/user/organizations',
  '/user/organizations/new',
  '/device',
  '/organization/:id',
  '/organization/:id/profile',
  '/organization/:id/access',
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
  '/network/:id',
  '/network/:id/profile',
  '/network/:id/organizations',
  '/network/:id/organizations/new',
  '/network/:id/map',
  '/network/:id/data-export',
  '/application/:id',
  '/application/:id/profile',
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
 * The pages before sign-in, each a document of its own, prerendered, and its addresses as a router writes them; links lead to
 * the first. Those behind sign-in are in `console-paths.ts`.
 */
export const authPages = {
  'sign-in': ['/sign-in'],
  'sign-up': ['/sign-up'],
  'forgot-password': ['/forgot-password'],
  // The links in mails carry something behind these two, which leaves the address at once.
  'reset-password': ['/reset_password/', '/reset_password'],
  'verify-email': ['/verify-email/', '/verify-email', '/verify-email/:code'],
  logout: ['/logout'],
  // What the service sends instead to whom another site led there.
  'asked-logout': [],
} as const satisfies Record<string, readonly string[]>

export type PageName = keyof typeof authPages
export type AuthPagePath = Extract<(typeof authPages)[PageName], readonly [string, ...string[]]>[0]
