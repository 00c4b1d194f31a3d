import { logout } from '@accord/contract/session.ts'
import { send } from '../api/send.ts'
import { removePersonal, saveStored } from '../browser/browser-storage.ts'
import { tokenEntry, userKey } from './session.ts'

/** Ends the session at the service and here. Here it ends even when the service cannot be reached. */
export async function signOut() {
  const token = tokenEntry(userKey)?.token
  try {
    // Not by `call`: where the token expired meanwhile, the service knows the session by the browser's cookies.
    if (token !== undefined) await send(logout, { body: {} }, token)
  } catch {
    // Refused, it was signed out before; without a network it expires by itself.
  } finally {
    forgetSession()
  }
}

/** What ended at the service is forgotten here, with everything personal that this browser kept. */
export function forgetSession() {
  removePersonal()
  saveStored('signedOut', Date.now())
}

/** What a link needs that signs out for another account. */
export interface Switching {
  href: string
  onClick?: () => void
}

/** Signs out and comes back to a page, which then asks the next person to sign in. */
export function switchAndReturn(path: string): Switching {
  return { href: `/logout?redirect=${encodeURIComponent(path)}` }
}
