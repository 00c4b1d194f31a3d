import { updateApplication } from '@accord/contract/applications.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { Kysely, Transaction } from 'kysely'
import { type AboutApplication, requireManagedApplication } from '#access/require-application.ts'
import { countUpToDate } from '#authorizations/authorizations.store.ts'
import { type Changing, change, unchanged } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import { requireSession } from '#session/require-session.ts'
import { presentApplication } from './applications.present.ts'
import { changedDetails, differenceOf } from './applications.rules.ts'
import { type ApplicationRow, setApplication } from './applications.store.ts'

type Call = typeof updateApplication

export const changeDetails = change(
  updateApplication as Changing<Call, { name?: string; description?: string }>,
  {
    as: requireManagedApplication,
    records: ['application_updated'],

    async do({ trx, application, body, happened }) {
      const fields = changedDetails(application, body)
      if (fields.length === 0) return unchanged(await present(trx, application))
      happened('application_updated', { application: application.name, fields })
      return present(trx, await setApplication(trx, application.id, body))
    },
  },
)

/**
 * Scopes that are added here widen no authorization: each keeps what its organization granted. Scopes
 * that are taken are gone for every token at its next use, because what an application may do is
 * worked out then.
 */
export const changeScopes = change(updateApplication as Changing<Call, { scopes: Scope[] }>, {
  as: requirePersonManaging,
  records: ['application_scopes_changed'],

  async do({ trx, application, body: { scopes }, happened }) {
    const { added, removed } = differenceOf(application.scopes, scopes)
    if (added.length + removed.length === 0) return unchanged(await present(trx, application))
    happened('application_scopes_changed', { application: application.name, added, removed })
    return present(trx, await setApplication(trx, application.id, { scopes }))
  },
})

/** Where only their order changed, nothing was added or removed. */
export const changeRedirects = change(
  updateApplication as Changing<Call, { redirectUris: string[] }>,
  {
    as: requirePersonManaging,
    records: ['application_redirects_changed'],

    async do({ trx, application, body: { redirectUris }, happened }) {
      const { id, name, redirect_uris: before } = application
      if (redirectUris.join(' ') === before.join(' ')) {
        return unchanged(await present(trx, application))
      }
      const difference = differenceOf(before, redirectUris)
      happened('application_redirects_changed', { application: name, ...difference })
      return present(trx, await setApplication(trx, id, { redirect_uris: redirectUris }))
    },
  },
)

/** What an application asks for, and where its answers go, is for people to say. */
function requirePersonManaging(handled: AboutApplication, db: Kysely<Database>) {
  requireSession(handled.actor)
  return requireManagedApplication(handled, db)
}

async function present(trx: Transaction<Database>, row: ApplicationRow) {
  return presentApplication(row, await countUpToDate(trx, [row]))
}
