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

export function beginReauth(): Promise<Reauthentication> {
  return call(beginReauthentication, { body: {} })
}

/** Keeps the new token, and lets the other tabs know: it is one session. */
export async function reauthenticateWith(proof: ReauthProof): Promise<void> {
  // Not by `call`: a wrong proof is no reason to think that the session is over.
  const answer = callWith(await liveToken(), reauthenticate, { body: { proof } })
  const { token, tokenExpiresAt } = await answer.catch((error: unknown) => {
    if (hasCode(error, unauthenticated)) endExpiredSession()
    throw error
  })
  // Signed out meanwhile: nothing is kept again.
  if (hasSession()) saveToken({ key: userKey, token, expiresAt: tokenExpiresAt })
  const others = new BroadcastChannel(channel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of windows: a channel has one origin.
  others.postMessage(true)
  others.close()
}

/** Calls back when another tab of this browser confirmed; answers how to stop listening. */
export function whenReauthenticatedElsewhere(confirmed: () => void): () => void {
  const others = new BroadcastChannel(channel)
  others.addEventListener('message', confirmed)
  return () => others.close()
}
