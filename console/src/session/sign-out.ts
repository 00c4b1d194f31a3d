import { logout } from '@accord/contract/session.ts'
import { send } from '../api/send.ts'
import { removePersonal, saveStored } from '../browser/browser-storage.ts'
import { tokenEntry, userKey } from './session.ts'

/** Ends the session in the service and in this browser, even if the service can't be reached. */
export async function signOut() {
  const token = tokenEntry(userKey)?.token
  try {
    // `call` needs a valid token. Without one, the service recognizes the session by its cookies.
    if (token !== undefined) await send(logout, { body: {} }, token)
  } catch {
    // If the request is rejected, the session had already ended. If it's lost, the session expires.
  } finally {
    forgetSession()
  }
}

/** Removes the session and all personal data from this browser. */
export function forgetSession() {
  removePersonal()
  saveStored('signedOut', Date.now())
}

/** The properties of a link that signs out for another account. */
export interface Switching {
  href: string
  onClick?: () => void
}

/** Signs out and returns to a page, which then asks the next person to sign in. */
export function switchAndReturn(path: string): Switching {
  return { href: `/logout?redirect=${encodeURIComponent(path)}` }
}
