import { type SignInRejection, ssoPaths } from '@accord/contract/connections.ts'
import { Id } from '@accord/contract/fields.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ipAddressOf } from '#caller.ts'
import type { Context } from '#context.ts'
import {
  type ConnectionRow,
  findActiveConnection,
  findConnection,
  openClientProof,
  recordTested,
} from '#data/connections/connections.store.ts'
import {
  connectionFlows,
  type FlowRow,
  insertFlow,
  recordFlowRejected,
} from '#data/connections/flows.store.ts'
import { findLink } from '#data/connections/links.store.ts'
import { findProviderPolicy } from '#data/organizations/provider-policy.store.ts'
import { findOrganization } from '#data/organizations/organizations.store.ts'
import type { StoredClaims } from '#database/tables/connections.ts'
import { requireWithinFlood } from '#http/flood.ts'
import { requestFields } from '#http/request-log.ts'
import { logEvent } from '#observability/events.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { explainToPerson, urlOf } from './connection.present.ts'
import {
  type OidcClient,
  ProviderFault,
  authorizationUrl,
  readLogoutToken,
  receiveClaims,
} from './oidc/provider-client.ts'
import { signOutByProvider } from './provider-logout.ts'
import { recordSignIn } from './record-sign-in.ts'
import { beginSamlSignIn } from './saml/begin-sign-in.ts'
import { samlRoutes } from './saml/saml.routes.ts'
import {
  isStartedHere,
  keepSsoCookie,
  readSsoCookie,
  startUrl,
} from '#data/connections/sso-cookie.ts'
import { notFoundPage, overPage, sendSsoPage } from './sso-page.ts'

type WithId = FastifyRequest<{ Params: { id: string } }>
type Query = Record<string, string | string[] | undefined>

/**
 * Serves the routes that browsers and providers request themselves. A response from a provider only counts in the
 * browser that began the sign-in, and only once.
 */
export function ssoRoutes(app: FastifyInstance, context: Context) {
  const { config, db } = context
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    requireWithinFlood(context, request, reply)
  }

  // An app tile at the provider, which may say where the person wants to go (OpenID Connect third-party login).
  app.get(`${ssoPaths.tile}:id`, { onRequest }, async (request: WithId, reply) => {
    const organizationId = idOf(request)
    const query = request.query as Query
    const issuer = one(query['iss'])
    const connection =
      organizationId && (await findActiveConnection(db, { organizationId, issuer }))
    if (!connection) return sendSsoPage(reply, notFoundPage)
    const start = new URL(ssoPaths.start(connection.id), config.publicUrl)
    const target = ownPath(one(query['target_link_uri']))
    if (target !== null) start.searchParams.set('target', target)
    const hint = one(query['login_hint'])
    if (hint !== undefined && hint.length <= 254) start.searchParams.set('login_hint', hint)
    return reply.header('cache-control', 'no-store').redirect(start.href, 302)
  })

  app.get(ssoPaths.start(':id'), { onRequest }, async (request: WithId, reply) => {
    const connectionId = idOf(request)
    const query = request.query as Query
    const state = one(query['flow'])
    const connection =
      connectionId === undefined
        ? undefined
        : await (state === undefined
            ? findActiveConnection(db, { id: connectionId })
            : findConnection(db, connectionId))
    if (!connection || (connection.protocol === 'saml' && !config.saml)) {
      return sendSsoPage(reply, notFoundPage)
    }
    if (
      state === undefined &&
      !isStartedHere(readSsoCookie(request, config), connection.id, one(query['go']))
    ) {
      return askToContinue(request, reply, connection, query)
    }
    const network = ipNetworkOf(ipAddressOf(request))
    await requireWithinLimit(context, 'providerSignInsPerAddress', network)
    const cookie = keepSsoCookie(request, reply, config)
    const begun = await beginFlow(connection, cookie, query)
    if (!begun) return sendSsoPage(reply, overPage)
    try {
      const url =
        connection.protocol === 'saml'
          ? await beginSamlSignIn(context, connection, begun)
          : await authorizationUrl(config, clientOf(connection), {
              cookie,
              redirectUri: urlOf(config, ssoPaths.callback(connection.id)),
              loginHint: one(query['login_hint']),
              maxAgeSeconds: await maxAgeOf(connection),
              ...begun,
            })
      return reply.header('cache-control', 'no-store').redirect(url.href, 302)
    } catch (error) {
      return fail(reply, connection, begun.flow, error)
    }
  })

  app.get(ssoPaths.callback(':id'), { onRequest }, async (request: WithId, reply) => {
    const connectionId = idOf(request)
    const state = one((request.query as Query)['state'])
    const cookie = readSsoCookie(request, config)
    // Without the cookie, someone else may have sent the browser here. The flow must be the connection's, because one
    // provider could send people on to another one, which would respond to its own address.
    const flow =
      connectionId !== undefined &&
      state !== undefined &&
      cookie !== undefined &&
      (await connectionFlows.take(db, { provider: connectionId, state, cookie }))
    const connection = flow && (await findConnection(db, flow.connection_id))
    const isUsable =
      connection &&
      connection.protocol === 'oidc' &&
      connection.settings_version === flow.settings_version &&
      (flow.purpose === 'test' || connection.state === 'active')
    if (!flow || !isUsable) return sendSsoPage(reply, overPage)
    let claims: StoredClaims
    try {
      const currentUrl = new URL(request.url, config.publicUrl)
      claims = await receiveClaims(config, clientOf(connection), currentUrl, {
        cookie,
        state,
        redirectUri: urlOf(config, ssoPaths.callback(connection.id)),
        fresh: flow.fresh,
      })
    } catch (error) {
      return fail(reply, connection, flow, error)
    }
    return proceed(reply, { connection, flow }, claims)
  })

  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxLogoutBytes },
      (_request, body, parsed) => parsed(null, new URLSearchParams(body as string)),
    )
    scope.post(ssoPaths.backchannelLogout(':id'), { onRequest }, async (request: WithId, reply) => {
      reply.header('cache-control', 'no-store')
      const connection = await findConnectionOf(request)
      const token = request.body instanceof URLSearchParams && request.body.get('logout_token')
      if (!connection || connection.protocol !== 'oidc' || !token) {
        return reply.status(400).send({ error: 'invalid_request' })
      }
      try {
        const { issuer, subject, sid } = await readLogoutToken(config, clientOf(connection), token)
        const link =
          subject === undefined
            ? undefined
            : await findLink(db, { connectionId: connection.id, issuer, subject })
        if (subject !== undefined && !link) return reply.status(200).send()
        await signOutByProvider(context, connection, { sid, linkId: link?.id, subject })
        return reply.status(200).send()
      } catch (error) {
        if (!(error instanceof ProviderFault)) throw error
        request.log.info({ connection: connection.id, reason: error.message }, 'rejected sign-out')
        return reply.status(400).send({ error: 'invalid_request' })
      }
    })
    done()
  })

  samlRoutes(app, context, { findConnectionOf, fail, proceed })

  async function findConnectionOf(request: WithId): Promise<ConnectionRow | undefined> {
    const id = idOf(request)
    return id === undefined ? undefined : findConnection(db, id)
  }

  /** Providers ask people to sign in again if their last sign-in wouldn't count. */
  async function maxAgeOf({ organization_id: id }: ConnectionRow): Promise<number | undefined> {
    const policy = await findProviderPolicy(db, id)
    return policy && policy.maxAgeHours * 3600
  }

  function clientOf(row: ConnectionRow): OidcClient {
    return {
      id: row.id,
      settings: row.settings,
      proof: openClientProof(context.secrets, row),
      roleClaim: row.role_mapping?.claim,
    }
  }

  /**
   * Asks before a sign-in that none of our pages began, such as an app tile's. A link from anyone could otherwise sign the
   * person in to an organization that they don't expect, or replace their session.
   */
  async function askToContinue(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, name, organization_id: organizationId }: ConnectionRow,
    query: Query,
  ) {
    const organization = (await findOrganization(db, organizationId))?.name ?? ''
    const kept = Object.entries(query).flatMap(([key, value]) =>
      typeof value === 'string' && key !== 'go' ? [[key, value] as const] : [],
    )
    const cookie = keepSsoCookie(request, reply, config)
    const { pathname, search } = startUrl(config, cookie, id, Object.fromEntries(kept))
    return sendSsoPage(reply, {
      status: 200,
      title: `Continue to ${organization}?`,
      says: `You'll sign in to ${organization} with ${name}. If you're signed in as someone else in this browser, you'll be signed out. If you didn't expect this, close the page.`,
      onward: { label: 'Continue', path: `${pathname}${search}` },
    })
  }

  /** Continues a flow that a call began, or begins one for a sign-in. Returns undefined if the flow has ended. */
  async function beginFlow(connection: ConnectionRow, cookie: string, query: Query) {
    const begun = one(query['flow'])
    if (begun !== undefined) {
      const flow = await connectionFlows.claim(db, {
        state: begun,
        cookie,
        provider: connection.id,
      })
      if (!flow || flow.settings_version !== connection.settings_version) return undefined
      return { state: begun, fresh: flow.fresh, flow }
    }
    const fresh = one(query['confirm']) !== undefined
    const target = ownPath(one(query['target']))
    const purpose = 'sign_in' as const
    const made = await insertFlow(db, { connection, purpose, cookie, fresh, target })
    return { state: made.state, fresh, flow: { id: made.id, purpose } }
  }

  /** Shows why a sign-in failed, and records it for the admins. A test shows it on its own page. */
  async function fail(
    reply: FastifyReply,
    connection: ConnectionRow,
    flow: Pick<FlowRow, 'id' | 'purpose'>,
    error: unknown,
  ) {
    if (!(error instanceof ProviderFault)) throw error
    const { rejection, received } = error
    const what = { connection: connection.id, rejection, reason: error.message }
    if (flow.purpose === 'test') reply.log.info(what, 'rejected test sign-in')
    else {
      const involved = { ...requestFields(reply.request), organization: connection.organization_id }
      logEvent(reply.log, 'provider-sign-in.rejected', involved, what)
    }
    await recordFlowRejected(db, flow.id, { rejection, received })
    if (flow.purpose === 'test') {
      return reply.redirect(pageAfter(connection, flow), 303)
    }
    await recordSignIn(db, { connection, email: undefined }, { rejection, received })
    const organization = await findOrganization(db, connection.organization_id)
    return sendSsoPage(reply, {
      status: statusOf(rejection),
      title: "You couldn't sign in",
      says: explainToPerson(rejection, organization?.name ?? ''),
    })
  }

  /** Records what the provider said, and opens the page that finishes the flow. */
  async function proceed(
    reply: FastifyReply,
    { connection, flow }: { connection: ConnectionRow; flow: FlowRow },
    claims: StoredClaims,
  ) {
    reply.header('cache-control', 'no-store')
    if (await isTooOld(connection, flow, claims)) {
      await connectionFlows.end(db, flow.id)
      const again = { confirm: '1', ...(flow.target && { target: flow.target }) }
      const cookie = keepSsoCookie(reply.request, reply, config)
      return reply.redirect(startUrl(config, cookie, connection.id, again).href, 303)
    }
    const code = await connectionFlows.recordClaims(db, flow.id, claims)
    if (flow.purpose === 'test') await recordTested(db, connection.id, flow.settings_version)
    return reply.redirect(pageAfter(connection, flow, code), 303)
  }

  /**
   * Whether the person signed in at the provider before the time that the organization requires. They have to do so
   * again, because nothing would be open to them.
   */
  async function isTooOld(
    { organization_id: organizationId }: ConnectionRow,
    { purpose, fresh }: FlowRow,
    { authTime }: StoredClaims,
  ): Promise<boolean> {
    if (purpose !== 'sign_in' || fresh || authTime === undefined) return false
    const policy = await findProviderPolicy(db, organizationId)
    return policy !== undefined && authTime * 1000 <= Date.now() - policy.maxAgeHours * 3_600_000
  }

  /** The page of the console that finishes the flow. The code is in the fragment, so it isn't sent to any server. */
  function pageAfter(
    connection: ConnectionRow,
    flow: Pick<FlowRow, 'purpose'> & { target?: string | null },
    code?: string,
  ): string {
    const { organization_id: organizationId, id } = connection
    if (flow.purpose === 'test') {
      return urlOf(config, `/organization/${organizationId}/single-sign-on/${id}#tested`)
    }
    const path = flow.purpose === 'connect' ? ssoPaths.finishConnecting : ssoPaths.finish
    const fields = new URLSearchParams({ code: code! })
    if (flow.purpose === 'connect') {
      fields.set('connection', id)
      fields.set('organization', organizationId)
    }
    if (flow.target) fields.set('target', flow.target)
    return urlOf(config, `${path}#${fields.toString()}`)
  }

  /** Returns the path of one of our own pages. Others aren't opened for anyone. */
  function ownPath(address: string | undefined): string | null {
    const url = address === undefined ? null : URL.parse(address, config.publicUrl.href)
    return url?.origin === config.publicUrl.origin && address!.length <= 2000
      ? `${url.pathname}${url.search}`
      : null
  }
}

/** Sign-out messages are much smaller. */
const maxLogoutBytes = 16 * 1024

function statusOf(rejection: SignInRejection): number {
  return rejection === 'provider_unavailable' ? 503 : 403
}

function one(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function idOf({ params }: WithId): string | undefined {
  const { success, data } = z.safeParse(Id, params.id)
  return success ? data : undefined
}
