import { saveStored } from '../browser/browser-storage.ts'
import { clearSession, hasSession, tokenEntry, userKey } from './session.ts'
import { me } from '@accord/contract/session.ts'
import { ApiError } from '../api/api-error.ts'
import { send } from '../api/send.ts'

/** The service no longer knows the token. Start over, and let the sign-in page explain. */
export function endExpiredSession() {
  clearSession()
  saveStored('sessionExpired', true)
  location.reload()
}

/**
 * Whether the service still knows the stored session. On the sign-in page, an expired session is removed silently:
 * `call` would reload the page while the person types.
 */
export async function sessionIsLive(): Promise<boolean> {
  const token = hasSession() ? tokenEntry(userKey)?.token : undefined
  if (token === undefined) return false
  try {
    await send(me, {}, token)
    return true
  } catch (error) {
    // Someone who has signed in since has another token.
    const isCurrent = tokenEntry(userKey)?.token === token
    if (isCurrent && error instanceof ApiError && error.status === 401) clearSession()
    return false
  }
}
