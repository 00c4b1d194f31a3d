import {
  askedForChanged,
  decideOnScopes as decideCall,
  revokeAuthorization as revokeCall,
} from '@accord/contract/authorizations.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { isSameSet } from '@accord/contract/rules/small-sets.ts'
import type { Kysely } from 'kysely'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { findWorkingApplication } from '#data/applications/applications.store.ts'
import { endingWithPair } from '#data/approvals/ending-approvals.store.ts'
import { change } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import type { Actor } from '#actor.ts'
import { presentAuthorization } from './authorizations.present.ts'
import { decide, requestedScopes } from './authorizations.rules.ts'
import { findAuthorization, setDecided } from '#data/approvals/authorizations.store.ts'
import { endAuthorization } from './end-authorization.ts'
import { settleRequests } from './requests/settle-requests.ts'

interface Named {
  actor: Actor
  params: { id: string }
}

/** Given by an organization that the actor manages. What its application asks for stands still with it. */
async function requireGiven({ actor, params }: Named, db: Kysely<Database>) {
  const authorization = await findAuthorization(db, params.id)
  if (!authorization) throw new Refused(notFound)
  const { application_id: id, application_name: name, organization_id } = authorization
  const { own } = await requireManagerOf(db, actor, organization_id)
  return { own, authorization, application: { id, name } }
}

export const decideOnScopes = change(decideCall, {
  as: requireGiven,
  records: ['authorization_changed'],

  async do({ trx, own, authorization, application, body, happened, mail }, { config }) {
    if (!(await findWorkingApplication(trx, application.id))) throw new Refused(notFound)
    const { decision, scopes: shown } = body
    const { id, asked_scopes, scopes: granted, refused_scopes: refused } = authorization
    const scopes = requestedScopes(asked_scopes, granted, refused)
    if (!isSameSet(shown, scopes)) throw new Refused(askedForChanged)
    const grantedBy = decision === 'grant' ? own.id : undefined
    const after = decide(authorization, decision, scopes)
    const decided = await setDecided(trx, id, after, grantedBy)
    happened('authorization_changed', { application: application.name, decision, scopes })
    await settleRequests(trx, config, { own, application, scopes: decided.scopes, mail })
    return presentAuthorization(decided)
  },
})

/** Takes it back, and with it every token of the pair. */
export const revokeAuthorization = change(revokeCall, {
  as: requireGiven,
  records: ['authorization_revoked', 'contact_ended'],

  async do({ trx, authorization, job, happened }) {
    const { tokens } = await endAuthorization(trx, authorization, { job, happened })
    return { endedTokens: tokens }
  },
  consequences: ({ authorization }, db) => endingWithPair(db, authorization),
})
