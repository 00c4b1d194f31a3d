import type { ProviderSignedIn } from '@accord/contract/connections.ts'
import { type SignedIn, refresh } from '@accord/contract/session.ts'
import {
  type TokenEntry,
  removeStored,
  saveStored,
  loadStored,
} from '../browser/browser-storage.ts'
import { browserTime } from '../browser/service-clock.ts'
import {
  actAs,
  dropToken,
  validToken,
  saveUser,
  remaining,
  tokenEntry,
  userKey,
} from './session.ts'
import type { ReplyOf } from '@accord/contract/call.ts'
import { ApiError } from '../api/api-error.ts'
import { send } from '../api/send.ts'
import { endExpiredSession } from './expired-session.ts'

export function startSession(signedIn: SignedIn) {
  removeStored('lastOrganization', 'providerSession')
  start(signedIn)
  actAs(userKey)
}

/** Starts a session that an organization's identity provider opened, and returns the ID of the organization. */
export function startProviderSession({
  profile,
  ownAccount,
  ...signedIn
}: ProviderSignedIn): string {
  removeStored('lastOrganization')
  const { id } = signedIn.profiles.find((each) => each.id === profile)!.organization
  saveStored('providerSession', { organization: id, ownAccount })
  start(signedIn)
  actAs(id)
  return id
}

function start(signedIn: SignedIn) {
  saveStored('justSignedIn', true)
  saveUser(signedIn)
  const { accessToken: token, accessTokenExpiresAt } = signedIn
  // All tokens are replaced in one write. If there were none for a moment, another tab would act as if it was signed
  // out.
  saveStored('tokens', {
    [userKey]: { key: userKey, token, expiresAt: browserTime(accessTokenExpiresAt) },
  })
}

/**
 * Stores a new token. Its expiration time is converted to the browser's clock, so a wrong clock doesn't end a session.
 */
export function saveToken(entry: TokenEntry) {
  const expiresAt = browserTime(entry.expiresAt)
  saveStored('tokens', { ...loadStored('tokens'), [entry.key]: { ...entry, expiresAt } })
}

/**
 * Returns the token to send, and refreshes it in its last five minutes. If the person's own token has expired, the
 * session ends. An organization's token is only dropped, because another one can be requested.
 */
export async function liveToken(key = userKey): Promise<string> {
  const entry = tokenEntry(key)
  if (!entry) throw new Error('Session does not have active access token')
  if (remaining(entry) <= 0) {
    giveUp(entry)
    throw new ApiError({ status: 401, message: 'Your session expired. Please sign in again.' })
  }
  return validToken(key) ?? refreshed(entry)
}

/** Refreshes a token in only one tab. The others wait and find the new token in storage. */
function refreshed(entry: TokenEntry): Promise<string> {
  // Browsers have locks only with HTTPS and on localhost. Elsewhere, two tabs may both refresh the token.
  return navigator.locks
    ? navigator.locks.request('accord-token-refresh', () => refreshOnce(entry))
    : refreshOnce(entry)
}

async function refreshOnce(entry: TokenEntry): Promise<string> {
  const known = tokenEntry(entry.key)
  if (known && known.token !== entry.token) return known.token
  try {
    const answer = (await send(refresh, {}, entry.token)) as ReplyOf<typeof refresh>
    // The person may have signed out in the meantime, and then nothing is stored.
    if (tokenEntry(entry.key)) {
      saveToken({ key: entry.key, token: answer.token, expiresAt: answer.tokenExpiresAt })
    }
    return answer.token
  } catch (error) {
    return afterFailedRefresh(entry, error)
  }
}

function afterFailedRefresh(entry: TokenEntry, error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 404 || error.status === 501) {
    throw new Error('Token refresh has not yet been implemented')
  }
  if (error.status === 401) {
    giveUp(entry)
    throw error
  }
  // The error may be temporary, and the old token is still valid for some minutes.
  return entry.token
}

function giveUp({ key, token }: TokenEntry) {
  if (key === userKey) endExpiredSession()
  else dropToken(key, token)
}
