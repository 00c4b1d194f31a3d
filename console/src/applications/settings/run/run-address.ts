import { settings } from '../../../browser/settings.ts'

/** The redirect URI of 'Run it here'. It has to be registered like any other. */
export const runPageUrl = new URL('/run', settings.issuer)

/** Whether a redirect URI is the application's own, and not that of 'Run it here'. */
export function isOtherPage(uri: string): boolean {
  return uri !== runPageUrl.href
}
