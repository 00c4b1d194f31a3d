import { saveStored } from '../browser/browser-storage.ts'
import { clearSession, hasSession, tokenEntry, userKey } from './session.ts'
import { me } from '@accord/contract/session.ts'
import { ApiError } from '../api/api-error.ts'
import { send } from '../api/send.ts'

/** The service no longer knows the token: start over, and let the sign-in page say why. */
export function endExpiredSession() {
  clearSession()
  saveStored('sessionExpired', true)
  location.reload()
}

/**
 * Whether the service still knows the session kept here. Asked on the sign-in page, so a dead session
 * is forgotten quietly: `call` would load the page again under the person's hands.
 */
export async function sessionIsLive(): Promise<boolean> {
  const token = hasSession() ? tokenEntry(userKey)?.token : undefined
  if (token === undefined) return false
  try {
    await send(me, {}, token)
    return true
  } catch (error) {
    // Whoever signed in meanwhile has another one.
    const isCurrent = tokenEntry(userKey)?.token === token
    if (isCurrent && error instanceof ApiError && error.status === 401) clearSession()
    return false
  }
}
