import { getApplicationUsage } from '@accord/contract/application-usage.ts'
import {
  getApplication,
  getApplicationName,
  getRedirectOrigin,
  listApplications,
  listKeyCards,
  updateApplication,
} from '@accord/contract/applications.ts'
import { invalidRedirect, takesAnswersAt } from '@accord/contract/rules/redirect-uris.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import {
  isManagerOf,
  managesInOtherProfile,
  requireManaged,
  requireManagedApplication,
} from '#permissions/require-application.ts'
import { countUpToDate } from '#data/approvals/authorizations.store.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import { RequestError } from '#request-error.ts'
import type { Context } from '#context.ts'
import {
  presentApplication,
  presentCard,
  presentKeyCard,
} from '#data/applications/applications.present.ts'
import {
  findApplication,
  findWorkingApplication,
  isKnownTo,
  listApplicationsOf,
} from '#data/applications/applications.store.ts'
import { changeDetails, changeScopes, createApplication } from './applications.change.ts'
import {
  changeBackchannel,
  changePostLogout,
  changeRedirects,
  changeSignIn,
} from './sign-in-settings.change.ts'
import { createKey, deleteKey, listKeys, rotateSecret } from './keys/change-keys.change.ts'
import { listApplicationUsage } from '#data/usage/application-usage.store.ts'
import { listLiveKeys } from '#data/applications/keys.store.ts'

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
    const found = await findApplication(db, params.id)
    const managed = found && isManagerOf(actor, found.organization_id)
    // Only managers can see a deleted application. They can find it whichever profile they act under.
    const gone = found?.stopped_at && !managed && !(await managesInOtherProfile(db, actor, found))
    const application = gone ? undefined : found
    if (!application) throw new RequestError(notFound)
    const { kind, redirect_uris } = application
    if (redirect !== undefined && !takesAnswersAt(kind, redirect_uris, redirect)) {
      throw new RequestError(invalidRedirect)
    }
    if (!managed) return presentCard(application)
    return presentApplication(application, await countUpToDate(db, [application]))
  })

  serve(app, context, getApplicationName, async ({ params, query: { redirect } }) => {
    const application = await findWorkingApplication(db, params.id)
    // The name is only for callers who also know an address that the application registered, not just its ID.
    const { kind = 'web', redirect_uris = [] } = application ?? {}
    if (!application || !takesAnswersAt(kind, redirect_uris, redirect))
      throw new RequestError(notFound)
    return presentCard(application)
  })

  serve(app, context, getApplicationUsage, async (handled) => {
    const { application } = await requireManagedApplication(handled, db)
    return { days: await listApplicationUsage(db, application.id) }
  })

  serveChange(app, context, createApplication)
  serveChange(app, context, {
    call: updateApplication,
    choose: ({ body }) => {
      if (body.scopes) return changeScopes
      if (body.redirectUris) return changeRedirects
      if (body.postLogoutUris) return changePostLogout
      if (body.backchannelLogoutUri !== undefined) return changeBackchannel
      const { pkceOptional, requirePkce, idTokenAlg, claimsInIdToken } = body
      const settings = [pkceOptional, requirePkce, idTokenAlg, claimsInIdToken]
      return settings.some((each) => each !== undefined) ? changeSignIn : changeDetails
    },
  })
}

export function redirectOriginRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, getRedirectOrigin, async ({ actor, query }) => ({
    known: await isKnownTo(context.db, actor.user.id, query),
  }))
}

export function keyRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, listKeyCards, async (handled) => {
    const { application } = await requireManagedApplication(handled, context.db)
    const keys = await listLiveKeys(context.db, application.id)
    return keys.map(presentKeyCard)
  })

  serveChange(app, context, listKeys)
  serveChange(app, context, createKey)
  serveChange(app, context, rotateSecret)
  serveChange(app, context, deleteKey)
}
