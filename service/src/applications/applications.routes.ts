import {
  getApplication,
  listApplications,
  updateApplication,
} from '@accord/contract/applications.ts'
import { invalidRedirect } from '@accord/contract/rules/redirect-uris.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { isManagerOf, requireManaged } from '#access/require-application.ts'
import { countUpToDate } from '#authorizations/authorizations.store.ts'
import { serveChange, serveChanges } from '#calls/change.ts'
import { presentPage } from '#calls/present-page.ts'
import { serve } from '#calls/serve.ts'
import { Refused } from '#refused.ts'
import type { Context } from '#context.ts'
import { presentApplication, presentCard } from './applications.present.ts'
import { takesAnswersAt } from './applications.rules.ts'
import { findApplication, listApplicationsOf } from './applications.store.ts'
import { createApplication } from './create-application.change.ts'
import { deleteApplication } from './delete-application.change.ts'
import { changeDetails, changeRedirects, changeScopes } from './update-application.change.ts'

export function applicationRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, listApplications, async ({ actor, query }) => {
    const { organizationId } = await requireManaged(db, actor, query.organization)
    const { rows, total } = await listApplicationsOf(db, organizationId, query)
    const upToDate = await countUpToDate(db, rows)
    const data = rows.map((row) => presentApplication(row, upToDate))
    return presentPage(data, total, query)
  })

  serve(app, context, getApplication, async ({ actor, params, query: { redirect } }) => {
    const application = await findApplication(db, params.id)
    if (!application) throw new Refused(notFound)
    if (redirect !== undefined && !takesAnswersAt(application, redirect)) {
      throw new Refused(invalidRedirect)
    }
    if (!isManagerOf(actor, application.organization_id)) return presentCard(application)
    return presentApplication(application, await countUpToDate(db, [application]))
  })

  serveChange(app, context, createApplication)
  serveChanges(app, context, updateApplication, ({ body }) => {
    if (body.scopes) return changeScopes
    return body.redirectUris ? changeRedirects : changeDetails
  })
  serveChange(app, context, deleteApplication)
}
