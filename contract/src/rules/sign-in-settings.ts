import * as z from 'zod/mini'
import { textComplaint, webAddressComplaint } from './redirect-uris.ts'

/** How an application's ID tokens are signed. */
export const idTokenAlgorithms = ['ES256', 'RS256'] as const
export type IdTokenAlgorithm = (typeof idTokenAlgorithms)[number]
export const IdTokenAlgorithm = z.enum(idTokenAlgorithms, 'Choose ES256 or RS256.')

/**
 * What is wrong with an address at which an application wants to be told that somebody signed out. It is the
 * service that goes there: plain http is for an installation that runs on one machine, and that it knows itself.
 */
export function backchannelUriComplaint(text: string): string | undefined {
  return textComplaint(text) ?? webAddressComplaint(text)
}
