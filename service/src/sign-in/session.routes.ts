import { unauthenticated } from '@accord/contract/errors.ts'
import { beginReauthentication, listSessions, me } from '@accord/contract/session.ts'
import { socialPaths } from '@accord/contract/social-sign-in.ts'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { ServiceActor } from '#actor.ts'
import { findProvider, nameOfProvider } from '#config/social-providers.ts'
import { getUser } from '#data/users/accounts.store.ts'
import { type IdentityRow, listIdentities } from '#data/users/identities.store.ts'
import { findApplication } from '#data/applications/applications.store.ts'
import { findConnection } from '#data/connections/connections.store.ts'
import { keepSsoCookie, startUrl } from '#data/connections/sso-cookie.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import type { Database } from '#database/tables.ts'
import { withProfiles } from '#data/organizations/carried-profiles.ts'
import { RequestError } from '#request-error.ts'
import { endOtherSessions, endSession, logout } from '#session/end-session.change.ts'
import { login, passSecondStep, refresh, reportSignIn } from './sign-in.change.ts'
import { listLiveSessions, secondsConfirmed } from '#data/sessions/session.store.ts'
import { describeAgent } from '#mail/user-agent.rules.ts'
import { reachOf } from '#data/sessions/session.rules.ts'
import { methodsOf, uncountedOf } from '#factors/factors.store.ts'
import { requestOptions } from '#factors/passkeys/check-assertion.ts'
import { reauthenticate } from './reauthenticate.change.ts'

export function sessionRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, me, async ({ actor }) => {
    if (!actor.user) return serviceAccount(db, actor)
    const { user, carried, application } = actor
    return carried
      ? { ...user, ...carried }
      : { ...(await withProfiles(db, user, actor)), id: application?.subject ?? user.id }
  })

  serve(app, context, listSessions, async ({ actor, query }) => {
    const { rows, total } = await listLiveSessions(db, reachOf(actor), actor.sessionId, query)
    const data = rows.map((row) => ({
      id: row.id,
      current: row.id === actor.sessionId,
      ...describeAgent(row.agent),
      address: row.address,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      provider:
        row.connection_name === null
          ? null
          : { name: row.connection_name, organization: row.organization_name! },
    }))
    return presentPage(data, total, query)
  })

  serveChange(app, context, login)
  serveChange(app, context, passSecondStep)
  serveChange(app, context, logout)
  serveChange(app, context, refresh)
  serveChange(app, context, endSession)
  serveChange(app, context, endOtherSessions)
  serveChange(app, context, reportSignIn)
}

async function serviceAccount(db: Kysely<Database>, { application: { id }, scopes }: ServiceActor) {
  const row = await findApplication(db, id)
  if (!row) throw new RequestError(unauthenticated)
  const organization = { id: row.organization_id, name: row.organization_name }
  return { application: { id, name: row.name }, organization, scopes: [...scopes] }
}

export function reauthenticationRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, beginReauthentication, async ({ actor, reply }) => {
    if (actor.provider) {
      // Only the provider can confirm who this is, by asking the person to sign in again.
      const { connectionId: id } = actor.provider
      const connection = await findConnection(context.db, id)
      const cookie = keepSsoCookie(reply.request, reply, context.config)
      const url = startUrl(context.config, cookie, id, { confirm: '1' }).href
      return {
        methods: [],
        confirmedSeconds: await secondsConfirmed(context.db, actor),
        ...(connection && { provider: { name: connection.name, url } }),
      }
    }
    const { id: userId } = actor.user
    const counted = await methodsOf(context.db, userId)
    // A person who has just confirmed their identity is about to require a second factor. They must show that they have
    // it before it becomes required.
    const proves = counted.length === 0 && actor.reauthenticated
    const methods = proves ? await uncountedOf(context.db, userId) : counted
    const confirmedSeconds = await secondsConfirmed(context.db, actor)
    if (methods.length === 0) {
      const provider = await confirmingProviderOf(context, userId)
      if (provider) return { methods: [], confirmedSeconds, provider }
      return { methods: ['password' as const], confirmedSeconds }
    }
    if (!methods.includes('passkey')) return { methods, confirmedSeconds }
    return {
      methods,
      confirmedSeconds,
      options: await requestOptions(context, { purpose: 'confirm', userId }),
    }
  })

  serveChange(app, context, reauthenticate)
}

/**
 * Returns the provider at which a person without a password and a second factor confirms their identity: the one that
 * they used last.
 */
async function confirmingProviderOf({ config, db }: Context, userId: string) {
  const { password_hash: password } = await getUser(db, userId)
  if (password) return undefined
  const usable = (await listIdentities(db, userId)).filter((each) =>
    findProvider(config, each.provider),
  )
  const usedAt = (each: IdentityRow) => each.last_used_at?.getTime() ?? 0
  const [last] = usable.toSorted((one, other) => usedAt(other) - usedAt(one))
  if (!last) return undefined
  const url = new URL(`${socialPaths.start(last.provider)}?confirm=1`, config.publicUrl).href
  return { name: nameOfProvider(config, last), url }
}
