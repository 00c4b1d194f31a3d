import { settings } from '../../../browser/settings.ts'

/** The redirect URI of 'Run it here', which must be registered like any other. */
export const runPageUrl = new URL('/run', settings.issuer)

/** Whether sign-ins can run here. The OAuth engine allows requests only from pages of its own origin. */
export const runsHere = runPageUrl.origin === location.origin

/** Returns whether a redirect URI belongs to the application and not to 'Run it here'. */
export function isOtherPage(uri: string): boolean {
  return uri !== runPageUrl.href
}
