import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import { destinationOf } from '../../browser/redirects.ts'

/** Where the browser goes after accepting; where nobody vouches for it, by a click only. */
export interface AfterJoining {
  to: URL
  known: boolean
}

/**
 * The address that was given with an invitation (NW-10). What the inviter asked for comes before what the
 * address of the page asks for: anybody may have written that one.
 */
export function afterJoining(
  { redirectUrl, redirectKnown = false }: Pick<NetworkInvitation, 'redirectUrl' | 'redirectKnown'>,
  addressed: string | undefined,
  origin: string = location.origin,
): AfterJoining | undefined {
  const invited = destinationOf(redirectUrl, origin)
  const next = invited ?? destinationOf(addressed, origin)
  // What OAuth answers at is no page of ours, and /logout asks nobody who comes from one: both lead on, to wherever somebody
  // registered an application.
  if (!next || ('path' in next && /^[^?#]*(%|oauth|logout)/.test(next.path))) return undefined
  if ('path' in next) return { to: new URL(next.path, origin), known: true }
  return { to: next.outside, known: next === invited && redirectKnown }
}
