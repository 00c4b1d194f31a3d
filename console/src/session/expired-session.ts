import { saveStored } from '../browser/browser-storage.ts'
import { clearSession, hasSession, tokenEntry, userKey } from './session.ts'
import { me } from '@accord/contract/session.ts'
import { ApiError } from '../api/api-error.ts'
import { send } from '../api/send.ts'

/** Starts over if the service no longer accepts the token. The sign-in page explains it. */
export function endExpiredSession() {
  clearSession()
  saveStored('sessionExpired', true)
  location.reload()
}

/**
 * Returns whether the service still accepts the stored session. On the sign-in page, an expired session is removed
 * silently, because `call` would reload the page while the person types.
 */
export async function sessionIsLive(): Promise<boolean> {
  const token = hasSession() ? tokenEntry(userKey)?.token : undefined
  if (token === undefined) return false
  try {
    await send(me, {}, token)
    return true
  } catch (error) {
    // If someone has signed in since then, there's another token.
    const isCurrent = tokenEntry(userKey)?.token === token
    if (isCurrent && error instanceof ApiError && error.status === 401) clearSession()
    return false
  }
}
