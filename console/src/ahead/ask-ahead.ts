import { canManage } from '@accord/contract/rules/roles.ts'
import { apiOriginFor } from '../api/api-host.ts'
import { askAhead } from '../api/asked-ahead.ts'
import { addressOf } from '../api/request.ts'
import { recall } from '../browser/browser-storage.ts'
import { toldSettings } from '../browser/settings.ts'
import { freshToken, hasSession } from '../session/session.ts'
import { askedAt, placeAt } from './asked-at.ts'
import { drawPage } from './draw-page.ts'
import { rowsIn } from './rows-in.ts'

// Lies in the document itself, and so runs long before the console's scripts: what the page at this address asks for
// is on its way meanwhile, and what is known of the page is drawn. Of a deleted account nothing is asked that would be
// refused.
if (hasSession() && !recall('user')?.deletion) {
  const settings = toldSettings()
  const origin = apiOriginFor(location, settings?.apiHosts ?? {}, () => undefined)
  const place = placeAt(location)
  const lists = []
  for (const { as, path, sent, isList } of askedAt(place)) {
    const token = freshToken(as)
    if (token === undefined) continue
    const { answer } = askAhead(addressOf(origin, path, sent), token)
    if (isList) lists.push(answer)
  }

  const known = recall('lastOrganization')
  if (known && known.id === place.id && canManage(known.profileRoles)) {
    drawPage(
      place.section,
      known,
      settings?.brand,
      lists.map((list) => rowsIn(list, known.profileRoles)),
    )
  }
}
