import {
  authorizeApplication,
  decideOnScopes,
  getAuthorization,
  getAuthorizationPrompt,
  listAuthorizations,
  listGivenAuthorizations,
  revokeAuthorization,
} from '@accord/contract/authorizations.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import type { FastifyInstance } from 'fastify'
import { findApplication } from '#applications/applications.store.ts'
import { presentCard } from '#applications/applications.present.ts'
import { requireManaged, requireManagedApplication } from '#access/require-managed.ts'
import { presentPage } from '#calls/present-page.ts'
import { Refused } from '#refused.ts'
import { serve } from '#calls/serve.ts'
import { requireManagerOf, requireManagingReaderOf } from '#access/require-profile.ts'
import type { Actor, ServiceActor } from '#session/actor.ts'
import type { Context } from '#context.ts'
import {
  type AuthorizationRow,
  findAuthorization,
  findAuthorizationOf,
  listAuthorizationsFor,
  listAuthorizationsOf,
} from './authorizations.store.ts'
import { authorize } from './authorize-application.change.ts'
import { decideOn } from './change-authorization.change.ts'
import { presentAuthorization, presentGiven, presentToOwner } from './authorizations.present.ts'
import { revoke } from './revoke.ts'

export function authorizationRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, getAuthorizationPrompt, async ({ actor, params }) => {
    await requireManagerOf(db, actor, params.organization)
    const application = await findApplication(db, params.application)
    if (!application) throw new Refused(notFound)
    const given = await findAuthorizationOf(db, params.organization, params.application)
    return {
      application: presentCard(application),
      authorization: given ? presentAuthorization(given, { embedded: false }) : null,
    }
  })

  serve(app, context, authorizeApplication, async ({ actor, body, caller }) => {
    const { own: asked } = await requireManagerOf(db, actor, body.organization)
    const consent = { actor, asked, caller, applicationId: body.application, shown: body.scopes }
    return presentAuthorization(await authorize(db, consent), { embedded: false })
  })

  serve(app, context, listAuthorizations, async ({ actor, query }) => {
    const { organizationId } = await requireManaged(db, actor, query.organization)
    const { rows, total } = await listAuthorizationsOf(db, organizationId, query)
    const embedded = query.$with !== undefined
    const data = rows.map((row) => presentAuthorization(row, { embedded }))
    return presentPage(data, total, query)
  })

  serve(app, context, getAuthorization, async ({ actor, params, query }) => {
    const authorization = await findAuthorization(db, params.id)
    if (!authorization) throw new Refused(notFound)
    const embedded = query.$with !== undefined
    if (managesApplicationOf(actor, authorization))
      return presentToOwner(authorization, { embedded })
    await requireManagingReaderOf(db, actor, authorization.organization_id)
    return presentAuthorization(authorization, { embedded })
  })

  serve(app, context, decideOnScopes, async ({ actor, params, body, caller }) => {
    const found = await requireGiven(actor, params.id)
    const { decision, scopes: shown } = body
    const decided = await decideOn(db, { actor, caller, ...found, decision, shown })
    return presentAuthorization(decided, { embedded: false })
  })

  serve(app, context, revokeAuthorization, async ({ actor, params, caller }) => {
    const found = await requireGiven(actor, params.id)
    return { endedTokens: await revoke(db, { actor, caller, ...found }) }
  })

  serve(app, context, listGivenAuthorizations, async ({ actor, params, query }) => {
    const { application } = await requireManagedApplication(db, actor, params.id)
    const rows = await listAuthorizationsFor(db, application.id, query)
    return presentPage(rows.map(presentGiven), application.authorization_count, query)
  })

  /** Given by an organization that the actor manages. */
  async function requireGiven(actor: Actor, id: string) {
    const authorization = await findAuthorization(db, id)
    if (!authorization) throw new Refused(notFound)
    const { own: asked } = await requireManagerOf(db, actor, authorization.organization_id)
    return { authorization, asked }
  }
}

function managesApplicationOf(
  actor: Actor | ServiceActor,
  { owning_id }: AuthorizationRow,
): boolean {
  if (!actor.user) return actor.application.organizationId === owning_id
  const { profile } = actor
  return profile?.organizationId === owning_id && canManage(profile.roles)
}
