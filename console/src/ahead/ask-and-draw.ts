import { canManage, type Role } from '@accord/contract/rules/roles.ts'
import { apiOriginFor } from '../api/api-host.ts'
import { askAhead } from '../api/asked-ahead.ts'
import { callAddress } from '../api/request.ts'
import { recall } from '../browser/browser-storage.ts'
import { toldSettings } from '../browser/settings.ts'
import { freshToken, hasSession } from '../session/session.ts'
import { tellOfMissingScript } from '../start/missing-script.ts'
import { askedAt, placeAt } from './asked-at.ts'
import { drawPage } from './draw-page.ts'
import type { DrawnList } from './rows-in.ts'

/** By section: the lists of a page, of the answers that its names are in. */
export type DrawnSections = Record<
  string,
  (answers: Promise<Response>[], ownRoles: readonly Role[]) => Promise<DrawnList | undefined>[]
>

/**
 * Lies in the document itself, and so runs long before the console's scripts: what the page at this address asks for
 * is on its way meanwhile, and what is known of the page is drawn. Of a deleted account, or where
 * the person is known as a plain member, nothing is asked that would be refused.
 */
export function askAndDraw(drawn: DrawnSections) {
  tellOfMissingScript('#main')
  if (!hasSession() || recall('user')?.deletion) return
  const settings = toldSettings()
  const origin = apiOriginFor(location, settings?.apiHosts ?? {}, () => undefined)
  const place = placeAt(location)
  const { id, section = '' } = place
  const known = recall('lastOrganization')
  const here = known?.id === id ? known : undefined
  const managed = here && canManage(here.profileRoles ?? []) ? here : undefined
  const answers: Promise<Response>[] = []
  const allowed = here && !managed ? { id, section: undefined } : place
  for (const { as, path, sent, isList } of askedAt(allowed)) {
    const token = freshToken(as)
    if (token === undefined) continue
    const { answer } = askAhead(callAddress(origin, path, sent), token)
    if (isList) answers.push(answer)
  }

  // A person's own pages are of no organization.
  if (id && !managed) return
  drawPage(section, managed, settings?.brand, () =>
    drawn[section]!(answers, managed?.profileRoles ?? []),
  )
}
