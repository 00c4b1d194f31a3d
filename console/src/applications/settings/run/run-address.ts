import { settings } from '../../../browser/settings.ts'

/** Where answers to a run come; a redirect address like any other, which the owner adds and removes. */
export const runPageUrl = new URL('/run', settings.issuer)

/** An address of the application's own. */
export function isOtherPage(uri: string): boolean {
  return uri !== runPageUrl.href
}
