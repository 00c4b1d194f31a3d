import { keep } from '../browser/browser-storage.ts'
import { clearSession } from './session.ts'

/** The service no longer knows the token: start over, and let the sign-in page say why. */
export function endExpiredSession() {
  clearSession()
  keep('sessionExpired', true)
  location.reload()
}
