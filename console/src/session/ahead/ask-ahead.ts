import { apiOriginFor } from '../../api/api-host.ts'
import { askAhead } from '../../api/asked-ahead.ts'
import { addressOf } from '../../api/request.ts'
import { recall } from '../../browser/browser-storage.ts'
import { toldSettings } from '../../browser/settings.ts'
import { freshToken, hasSession } from '../session.ts'
import { askedAt } from './asked-at.ts'

// Lies in the document itself, and so runs long before the console's scripts: what the page at this address asks for
// is on its way meanwhile. Of a deleted account nothing is asked that would be refused.
if (hasSession() && !recall('user')?.deletion) {
  const origin = apiOriginFor(location, toldSettings()?.apiHosts ?? {}, () => undefined)
  for (const { as, path, sent } of askedAt(location)) {
    const token = freshToken(as)
    if (token !== undefined) askAhead(addressOf(origin, path, sent), token)
  }
}
