import { settings } from '../../../browser/settings.ts'

/** The redirect URI of 'Run it here'. It has to be registered like any other. */
export const runPageUrl = new URL('/run', settings.issuer)

/** Whether sign-ins can run here: the OAuth engine allows calls only from pages of its own origin. */
export const runsHere = runPageUrl.origin === location.origin

/** Whether a redirect URI is the application's own, and not that of 'Run it here'. */
export function isOtherPage(uri: string): boolean {
  return uri !== runPageUrl.href
}
