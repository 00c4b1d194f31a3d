import { canManage } from '@accord/contract/rules/roles.ts'
import { apiOriginFor, prefetchCall, callAddress } from '../api/request.ts'
import { loadStored } from '../browser/browser-storage.ts'
import { settingsFromDocument } from '../browser/settings.ts'
import { isWide } from '../pages/wide-pages.ts'
import { validToken, hasSession } from '../session/session.ts'
import { showMissingScript } from '../bootstrap/missing-script.ts'
import { firstCallsAt, routeLocationAt } from './first-calls.ts'

// This runs inside documents with a frame, long before the console's own scripts load.
showMissingScript('#main')
document.querySelector('#main > *')?.toggleAttribute('data-wide', isWide(location.pathname))
fetchEarly()

/** Sends the first requests of the page at this URL, unless they would be rejected. */
function fetchEarly() {
  if (!hasSession() || loadStored('user')?.deletion) return
  const origin = apiOriginFor(location, settingsFromDocument()?.apiHosts ?? {}, () => undefined)
  const place = routeLocationAt(location)
  const known = loadStored('lastOrganization')
  const isPlainMember =
    known !== undefined && known.id === place.id && !canManage(known.profileRoles ?? [])
  const calls = firstCallsAt(isPlainMember ? { ...place, section: undefined } : place)
  for (const { as, path, sent } of calls) {
    const token = validToken(as)
    if (token !== undefined) prefetchCall(callAddress(origin, path, sent), token)
  }
}
