import {
  requestedScopesChanged,
  authorizeApplication as call,
  decideOnScopes as decideCall,
  ownApplication,
  revokeAuthorization as revokeCall,
} from '@accord/contract/authorizations.ts'
import { notFound } from '@accord/contract/errors.ts'
import { isSameSet } from '@accord/contract/rules/small-sets.ts'
import { can } from '#permissions/can.rules.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { findWorkingApplication } from '#data/applications/applications.store.ts'
import { change, unchanged } from '#calls/change.ts'
import { RequestError } from '#request-error.ts'
import { presentAuthorization } from './authorizations.present.ts'
import {
  findAuthorization,
  findAuthorizationOf,
  setDecided,
} from '#data/approvals/authorizations.store.ts'
import {
  authorizationKinds,
  authorizeFor,
  revokeAuthorizationRow,
  settleRequests,
} from './authorizations.ts'
import type { Kysely } from 'kysely'
import { impactOfApplicationApprovals } from '#data/approvals/approval-impact.store.ts'
import type { Database } from '#database/tables.ts'
import type { Actor } from '#actor.ts'
import { scopesAfterDecision, requestedScopes } from './authorizations.rules.ts'

/** Authorizes the scopes that the application currently requests. If it's already authorized, nothing changes. */
export const authorizeApplication = change(call, {
  async resolve({ actor, body }, db) {
    const { own } = await requireManagerOf(db, actor, body.organization)
    const application = await findWorkingApplication(db, body.application)
    if (!application) throw new RequestError(notFound)
    return { own, application }
  },
  authorize: ({ own, application }) => can.authorizeApplication(own, application) || ownApplication,
  records: authorizationKinds,

  async run({ trx, own, application, body: { scopes: shown }, happened, mail }, { config }) {
    const { scopes } = application
    const given = await findAuthorizationOf(trx, own.organizationId, application.id)
    if (given) return unchanged(presentAuthorization(given))
    if (shown && !isSameSet(shown, scopes)) throw new RequestError(requestedScopesChanged)
    const authorizing = { own, application, scopes, happened, mail }
    return presentAuthorization(await authorizeFor(trx, config, authorizing))
  },
})

interface Named {
  actor: Actor
  params: { id: string }
}

/**
 * Finds an authorization of an organization that the actor manages. The application is locked, so its scopes can't
 * change.
 */
async function requireGiven({ actor, params }: Named, db: Kysely<Database>) {
  const authorization = await findAuthorization(db, params.id)
  if (!authorization) throw new RequestError(notFound)
  const { application_id: id, application_name: name, organization_id } = authorization
  const { own } = await requireManagerOf(db, actor, organization_id)
  return { own, authorization, application: { id, name } }
}

export const decideOnScopes = change(decideCall, {
  resolve: requireGiven,
  records: ['authorization_changed'],

  async run({ trx, own, authorization, application, body, happened, mail }, { config }) {
    if (!(await findWorkingApplication(trx, application.id))) throw new RequestError(notFound)
    const { decision, scopes: shown } = body
    const { id, asked_scopes, scopes: granted, refused_scopes: refused } = authorization
    const scopes = requestedScopes(asked_scopes, granted, refused)
    if (!isSameSet(shown, scopes)) throw new RequestError(requestedScopesChanged)
    const grantedBy = decision === 'grant' ? own.id : undefined
    const after = scopesAfterDecision(authorization, decision, scopes)
    const decided = await setDecided(trx, id, after, grantedBy)
    const on = { application: application.id }
    happened('authorization_changed', { on, application: application.name, decision, scopes })
    await settleRequests(trx, config, { own, application, scopes: decided.scopes, mail })
    return presentAuthorization(decided)
  },
})

/** Revokes an authorization and every token that the application has in the organization. */
export const revokeAuthorization = change(revokeCall, {
  resolve: requireGiven,
  records: ['authorization_revoked', 'contact_ended'],

  async run({ trx, authorization, job, happened }) {
    const { tokens } = await revokeAuthorizationRow(trx, authorization, { job, happened })
    return { endedTokens: tokens }
  },
  impact: ({ authorization }, db) => impactOfApplicationApprovals(db, authorization),
})
