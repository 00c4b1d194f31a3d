import {
  beginReauthentication,
  reauthenticate,
  type Reauthentication,
  type ReauthProof,
} from '@accord/contract/session.ts'
import { unauthenticated } from '@accord/contract/errors.ts'
import { hasCode } from '../../api/error-checks.ts'
import { call, callWith } from '../../session/call.ts'
import { endExpiredSession } from '../../session/expired-session.ts'
import { saveToken, liveToken } from '../../session/tokens.ts'
import { hasSession, userKey } from '../../session/session.ts'

const channel = 'accord-confirmed'

/** The page on which a confirmation at an identity provider ends, in a window of its own. */
export const reauthenticatedPath = '/sign-in/provider?confirmed'

export function beginReauth(): Promise<Reauthentication> {
  return call(beginReauthentication, { body: {} })
}

/** Stores the new token and notifies the other tabs, which share the session. */
export async function reauthenticateWith(proof: ReauthProof): Promise<void> {
  // `call` would end the session after a wrong proof.
  const answer = callWith(await liveToken(), reauthenticate, { body: { proof } })
  const { token, tokenExpiresAt } = await answer.catch((error: unknown) => {
    if (hasCode(error, unauthenticated)) endExpiredSession()
    throw error
  })
  // The person may have signed out in the meantime, and then nothing is stored.
  if (hasSession()) saveToken({ key: userKey, token, expiresAt: tokenExpiresAt })
  announceReauthentication()
}

/** Notifies the other tabs and windows that the person confirmed their identity. */
export function announceReauthentication() {
  const others = new BroadcastChannel(channel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Channels have only their own origin.
  others.postMessage(true)
  others.close()
}

/** Calls back when another tab has confirmed the person's identity. Returns a function that stops listening. */
export function whenReauthenticatedElsewhere(confirmed: () => void): () => void {
  const others = new BroadcastChannel(channel)
  others.addEventListener('message', confirmed)
  return () => others.close()
}
