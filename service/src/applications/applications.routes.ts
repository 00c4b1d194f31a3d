import {
  type Application,
  createApplication,
  deleteApplication,
  getApplication,
  listApplications,
  updateApplication,
} from '@accord/contract/applications.ts'
import { invalidRedirect } from '@accord/contract/rules/redirect-uris.ts'
import { forbidden, notFound } from '@accord/contract/refusal.ts'
import { canManage, type Role } from '@accord/contract/rules/roles.ts'
import type { FastifyInstance } from 'fastify'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { countUpToDate } from '#authorizations/authorizations.store.ts'
import { inTransaction } from '#database/retry.ts'
import { presentPage } from '#calls/present-page.ts'
import { Refused } from '#refused.ts'
import { serve } from '#calls/serve.ts'
import { requireWithin } from '#limits/require-within.ts'
import { endTokensOfApplication } from '#oauth/end-tokens.store.ts'
import { requireManagerOf } from '#access/require-profile.ts'
import { requireSession } from '#session/require-session.ts'
import type { Context } from '#context.ts'
import { takesAnswersAt } from './applications.rules.ts'
import {
  type ApplicationRow,
  findApplication,
  listApplicationsOf,
  removeApplication,
} from './applications.store.ts'
import { changeApplication } from './update-application.change.ts'
import { presentApplication, presentCard } from './applications.present.ts'
import { registerApplication } from './create-application.change.ts'
import {
  decidedBy,
  lockManagedApplication,
  requireManaged,
  requireManagedApplication,
} from '#access/require-managed.ts'

export function applicationRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, createApplication, async ({ actor, body, caller }) => {
    const { organization, ...form } = body
    const { own: asked } = await requireManagerOf(db, actor, organization)
    await requireWithin(context, 'applicationsPerOrganization', organization)
    return withCount(await registerApplication(context, { actor, asked, caller, form }))
  })

  serve(app, context, listApplications, async ({ actor, query }) => {
    const { organizationId } = await requireManaged(db, actor, query.organization)
    const { rows, total } = await listApplicationsOf(db, organizationId, query)
    return presentPage(await withCounts(rows), total, query)
  })

  serve(app, context, getApplication, async ({ actor, params, query: { redirect } }) => {
    const application = await findApplication(db, params.id)
    if (!application) throw new Refused(notFound)
    if (redirect !== undefined && !takesAnswersAt(application, redirect)) {
      throw new Refused(invalidRedirect)
    }
    const { profile } = actor
    const { organization_id } = application
    const manages = actor.user
      ? profile?.organizationId === organization_id && canManage(profile.roles)
      : actor.application.organizationId === organization_id
    return manages ? withCount(application) : presentCard(application)
  })

  serve(app, context, updateApplication, async ({ actor, params: { id }, body, caller }) => {
    // What an application asks for, and where its answers go, is for people to say.
    if ('scopes' in body || 'redirectUris' in body) requireSession(actor)
    const { asked } = await requireManagedApplication(db, actor, id)
    return withCount(await changeApplication(db, { actor, asked, caller, id, body }))
  })

  serve(app, context, deleteApplication, async ({ actor, params: { id }, caller }) => {
    const { asked } = await requireManagedApplication(db, actor, id)

    return inTransaction(db, async (trx) => {
      const { acting, application } = await lockManagedApplication(trx, asked, id)
      requireOwner(acting.roles)
      const endedTokens = await endTokensOfApplication(trx, id)
      await removeApplication(trx, id)
      await recordOrganizationActivity(trx, {
        kind: 'application_deleted',
        ...decidedBy({ actor, asked, caller }),
        detail: { subject: application.name },
      })
      return { endedAuthorizations: application.authorization_count, endedTokens }
    })
  })

  async function withCount(row: ApplicationRow): Promise<Application> {
    return (await withCounts([row]))[0]!
  }

  /** To those who manage them, with how many organizations authorized each and how much of it. */
  async function withCounts(rows: ApplicationRow[]): Promise<Application[]> {
    const authorized = rows.filter((row) => row.authorization_count > 0)
    const upToDate = await countUpToDate(
      db,
      authorized.map(({ id }) => id),
    )
    return rows.map((row) => ({
      ...presentApplication(row),
      authorizations: { total: row.authorization_count, upToDate: upToDate.get(row.id) ?? 0 },
    }))
  }
}

/** An admin registers and changes applications; to end one with all that others rest on it is for owners. */
function requireOwner(roles: readonly Role[]) {
  if (!roles.includes('owner')) throw new Refused(forbidden)
}
