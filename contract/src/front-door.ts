/**
 * The pages before sign-in, each a document of its own, prerendered, and its addresses as a router writes them; links lead to
 * the first. Those behind sign-in are in `console-paths.ts`.
 */
export const frontDoor = {
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

export type PageName = keyof typeof frontDoor
export type FrontDoorPath = Extract<(typeof frontDoor)[PageName], readonly [string, ...string[]]>[0]
