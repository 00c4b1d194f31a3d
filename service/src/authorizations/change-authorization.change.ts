import {
  askedForChanged,
  decideOnScopes as decideCall,
  revokeAuthorization as revokeCall,
} from '@accord/contract/authorizations.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { isSameSet } from '@accord/contract/rules/small-sets.ts'
import type { Kysely } from 'kysely'
import { requireManagerOf } from '#access/require-profile.ts'
import { countAuthorization } from '#applications/applications.store.ts'
import { change } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import { removeApprovalsOfPair } from '#approvals/approvals.store.ts'
import { endTokensOfPair } from '#oauth/end-tokens.store.ts'
import { endSignInsBy } from '#session/end-sessions.ts'
import { Refused } from '#refused.ts'
import type { Actor } from '#actor.ts'
import { presentAuthorization } from './authorizations.present.ts'
import { decide, requestedScopes } from './authorizations.rules.ts'
import { findAuthorization, removeAuthorization, setDecided } from './authorizations.store.ts'

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

  async do({ trx, authorization, application, body: { decision, scopes: shown }, happened }) {
    const { id, asked_scopes, scopes: granted, refused_scopes: refused } = authorization
    const scopes = requestedScopes(asked_scopes, granted, refused)
    if (!isSameSet(shown, scopes)) throw new Refused(askedForChanged)
    const decided = await setDecided(trx, id, decide(authorization, decision, scopes))
    happened('authorization_changed', { application: application.name, decision, scopes })
    return presentAuthorization(decided)
  },
})

/** Takes it back, and with it every token of the pair. */
export const revokeAuthorization = change(revokeCall, {
  as: requireGiven,
  records: ['authorization_revoked'],

  async do({ trx, own, authorization: { id, scopes }, application, job, happened }) {
    await removeAuthorization(trx, id)
    await countAuthorization(trx, application.id, -1)
    const pair = [application.id, own.organizationId] as const
    const endedTokens = await endTokensOfPair(trx, ...pair)
    await endSignInsBy(trx, { application_id: pair[0], organization_id: pair[1] }, job)
    await removeApprovalsOfPair(trx, ...pair)
    happened('authorization_revoked', { application: application.name, scopes })
    return { endedTokens }
  },
})
