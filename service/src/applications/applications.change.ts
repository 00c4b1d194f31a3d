import { createApplication as call, updateApplication } from '@accord/contract/applications.ts'
import { forbidden, invalidInput } from '@accord/contract/errors.ts'
import {
  isPublic,
  canRequestScopes,
  needsSecret,
} from '@accord/contract/rules/application-kinds.ts'
import { type Scope, governedScopes } from '@accord/contract/rules/scopes.ts'
import type { Transaction } from 'kysely'
import {
  requireRecentReauth,
  requireChangeable,
  requirePersonManaging,
} from '#permissions/require-application.ts'
import {
  impactOfScopes,
  scheduleAccessRequestedMailing,
} from '#authorizations/access-requested/changed-scopes.store.ts'
import { countUpToDate } from '#data/approvals/authorizations.store.ts'
import { type Changing, change, noImpact, unchanged } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'
import { presentApplication } from '#data/applications/applications.present.ts'
import { changedDetails, differenceOf, requireFitting } from './applications.rules.ts'
import {
  type ApplicationRow,
  insertApplication,
  setApplication,
} from '#data/applications/applications.store.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { insertKey } from '#data/applications/keys.store.ts'

type Call = typeof updateApplication

export const changeDetails = change(
  updateApplication as Changing<Call, { name?: string; description?: string }>,
  {
    resolve: requireChangeable,
    records: ['application_updated'],

    async run({ trx, application, body, happened }) {
      const fields = changedDetails(application, body)
      if (fields.length === 0) return unchanged(await presentNow(trx, application))
      const on = { application: application.id }
      happened('application_updated', { on, application: application.name, fields })
      return presentNow(trx, await setApplication(trx, application.id, body))
    },
    impact: noImpact,
  },
)

/**
 * Changes the requested scopes. Added scopes don't extend any authorization, because each keeps what its organization
 * granted. Removed scopes stop working for every token at its next use, because that's when the allowed scopes are
 * computed.
 */
export const changeScopes = change(updateApplication as Changing<Call, { scopes: Scope[] }>, {
  resolve: requirePersonManaging,
  authorize: requireRecentReauth,
  records: ['application_scopes_changed'],

  async run({ trx, own, application, body: { scopes }, happened }) {
    if (!canRequestScopes(application.kind, scopes)) {
      throw new RequestError(invalidInput, { fields: { scopes: needsSecret } })
    }
    const { added, removed } = differenceOf(application.scopes, scopes)
    if (added.length + removed.length === 0) return unchanged(await presentNow(trx, application))
    const on = { application: application.id }
    happened('application_scopes_changed', { on, application: application.name, added, removed })
    if (added.length > 0)
      await scheduleAccessRequestedMailing(trx, { applicationId: application.id })
    const allowedBy = added.length > 0 ? own.id : undefined
    return presentNow(trx, await setApplication(trx, application.id, { scopes }, allowedBy))
  },
  impact: ({ application: { id, scopes: before }, body: { scopes: after } }, db) =>
    impactOfScopes(db, id, { before, after }),
})

/** Builds the response of every change to an application. */
export async function presentNow(trx: Transaction<Database>, row: ApplicationRow) {
  return presentApplication(row, await countUpToDate(trx, [row]))
}

/** Creates an application. If its kind can keep a secret, it's created together with its first one. */
export const createApplication = change(call, {
  resolve: ({ actor, body }, db) => requireManagerOf(db, actor, body.organization),
  // An organization's own application acts in it without an authorization, so only people can register one that
  // requests governed scopes. As for existing applications, only people can set redirect addresses.
  authorize: ({ actor, body: { scopes, redirectUris } }) =>
    !actor.application ||
    (governedScopes(scopes).length === 0 && redirectUris.length === 0) ||
    forbidden,
  limits: ({ body }) => [['applicationsPerOrganization', body.organization]],
  records: ['application_created', 'application_redirects_changed'],

  async run({ trx, body, happened }, { secrets }) {
    const { organization: organizationId, redirectUris, ...form } = body
    requireFitting(form.kind, 'redirectUris', redirectUris)
    const application = await insertApplication(trx, {
      organizationId,
      redirect_uris: redirectUris,
      ...form,
    })
    if (!isPublic(form.kind)) await insertKey(trx, secrets, application.id)
    const on = { application: application.id }
    happened('application_created', { on, application: form.name, scopes: form.scopes })
    if (redirectUris.length > 0) {
      happened('application_redirects_changed', {
        on,
        application: form.name,
        added: redirectUris,
        removed: [],
      })
    }
    return presentNow(trx, application)
  },
})
