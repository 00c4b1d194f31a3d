import {
  getAuthorization,
  getAuthorizationPrompt,
  listApplicationRequests,
  listAuthorizations,
  listGrantedAuthorizations,
  listOwnApplicationRequests,
} from '@accord/contract/authorizations.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import { findWorkingApplication } from '#data/applications/applications.store.ts'
import { presentCard } from '#data/applications/applications.present.ts'
import {
  isManagerOf,
  requireManaged,
  requireManagedApplication,
} from '#permissions/require-application.ts'
import { presentPage, serve } from '#calls/serve.ts'
import { RequestError } from '#request-error.ts'
import { serveChange } from '#calls/serve-change.ts'
import { requireManagerOf, requireManagingReaderOf } from '#permissions/require-profile.ts'
import type { Context } from '#context.ts'
import {
  findAuthorization,
  findAuthorizationOf,
  listAuthorizationsFor,
  listAuthorizationsOf,
  listEndpointTypes,
} from '#data/approvals/authorizations.store.ts'
import {
  authorizeApplication,
  decideOnScopes,
  revokeAuthorization,
} from './authorizations.change.ts'
import {
  presentAuthorization,
  presentGrantedAuthorization,
  presentOpenRequest,
  presentRequest,
  presentToOwner,
} from './authorizations.present.ts'
import { receivedSubjects } from './authorizations.rules.ts'
import {
  answerApplicationRequest,
  requestApplication,
  withdrawApplicationRequest,
} from './requests/requests.change.ts'
import { listOpenRequestsBy, listRequestsOf } from './requests/requests.store.ts'

export function authorizationRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, getAuthorizationPrompt, async ({ actor, params }) => {
    await requireManagerOf(db, actor, params.organization)
    const application = await findWorkingApplication(db, params.application)
    if (!application) throw new RequestError(notFound)
    const given = await findAuthorizationOf(db, params.organization, params.application)
    return {
      application: presentCard(application),
      authorization: given ? presentAuthorization(given) : null,
      receivesEvents: receivedSubjects(
        await listEndpointTypes(db, application.id),
        application.scopes,
      ),
    }
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
    if (!authorization) throw new RequestError(notFound)
    const embedded = query.$with !== undefined
    if (isManagerOf(actor, authorization.owning_id))
      return presentToOwner(authorization, { embedded })
    await requireManagingReaderOf(db, actor, authorization.organization_id)
    return presentAuthorization(authorization, { embedded })
  })

  serve(app, context, listGrantedAuthorizations, async ({ query, ...handled }) => {
    const { application } = await requireManagedApplication(handled, db)
    const rows = await listAuthorizationsFor(db, application.id, query)
    return presentPage(
      rows.map(presentGrantedAuthorization),
      application.authorization_count,
      query,
    )
  })

  serveChange(app, context, authorizeApplication)
  serveChange(app, context, decideOnScopes)
  serveChange(app, context, revokeAuthorization)
}

export function applicationRequestRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, listApplicationRequests, async ({ actor, params: { id }, query }) => {
    await requireManagerOf(db, actor, id)
    const { rows, total, open } = await listRequestsOf(db, id, query)
    return { ...presentPage(rows.map(presentRequest), total, query), open }
  })

  serve(app, context, listOwnApplicationRequests, async ({ actor, query }) => {
    const asking = { userId: actor.user.id, sessionId: actor.sessionId }
    const { rows, total } = await listOpenRequestsBy(db, asking, query)
    return presentPage(rows.map(presentOpenRequest), total, query)
  })

  serveChange(app, context, requestApplication)
  serveChange(app, context, answerApplicationRequest)
  serveChange(app, context, withdrawApplicationRequest)
}
