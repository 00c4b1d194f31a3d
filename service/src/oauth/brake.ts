import { isPublic } from '@accord/contract/rules/application-kinds.ts'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { errors, Provider } from 'oidc-provider'
import { countRequest } from '#http/flood.ts'
import { rateLimitHeaders } from '#rate-limits/require-within.ts'
import type { LimitName } from '#config/limit-settings.ts'
import { routeCallOf } from '#observability/request-metrics.ts'
import { securityMetrics } from '#observability/metrics.ts'
import { logEvent } from '#observability/events.ts'
import { requestFields } from '#http/request-log.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { ownOf } from '#oauth/storage/client-adapter.ts'
import { ipAddressOf } from '#caller.ts'
import type { Context } from '#context.ts'
import { currentOAuthRequest } from './engine-request.ts'

const tooMany = 'too many requests, see Retry-After'

/** Limits the requests of one network before the engine reads anything, no matter which client they name. */
export function brakeNetworks(context: Context): onRequestHookHandler {
  return (request, reply, next) => {
    const { oauthPerAddress } = context.config.limits
    const left = countRequest(context, `oauth ${networkFor(request)}`, oauthPerAddress)
    reply.headers(rateLimitHeaders(left))
    if (!left.exceeded) return next()

    tellBraked(request, 'oauthPerAddress')
    // The response uses OAuth's format, because applications read it.
    void reply
      .status(429)
      .headers({ 'retry-after': left.seconds, 'cache-control': 'no-store' })
      .send({ error: 'temporarily_unavailable', error_description: tooMany })
  }
}

/** The endpoints that applications call directly, by the engine's names. */
const forApplications = new Set([
  'token',
  'introspection',
  'revocation',
  'pushed_authorization_request',
  'device_authorization',
  'userinfo',
])

/**
 * Limits the requests of one client from one network, whether it's named in a header, the body, or a token. This way,
 * callers in other networks can't use up a client's limit. This runs before the client is looked up.
 */
export function brakeClients(context: Context, { Client }: Provider) {
  const find = Client.find.bind(Client)
  Client.find = async (id: string) => {
    const { state, oidc } = Provider.ctx ?? {}
    if (!oidc || !forApplications.has(oidc.route) || state!['counted']) return find(id)
    state!['counted'] = true
    // The name is truncated, because anyone can send a name of any length. It's lowercased, because names that differ
    // only in case mean the same client.
    requireCalmBy(context, id.slice(0, 100).toLowerCase(), 'oauthPerClient')
    const client = await find(id)
    if (client && leavesRow.has(oidc.route) && isPublic(ownOf(client).kind)) {
      requireCalmBy(context, 'starts', 'oauthStartsPerAddress')
    }
    return client
  }
}

/**
 * Endpoints that store a row until a person decides. Without this limit, an unauthenticated caller could fill the
 * database.
 */
const leavesRow = new Set(['pushed_authorization_request', 'device_authorization'])

function requireCalmBy(context: Context, name: string, limit: LimitName) {
  const request = currentOAuthRequest()
  const key = `oauth ${networkFor(request)} ${name}`
  const left = countRequest(context, key, context.config.limits[limit])
  Provider.ctx!.set(rateLimitHeaders(left))
  if (!left.exceeded) return
  tellBraked(request, limit)
  Provider.ctx!.set('retry-after', String(left.seconds))
  const braked = new errors.TemporarilyUnavailable(tooMany)
  throw Object.assign(braked, { status: 429, statusCode: 429 })
}

function tellBraked(request: FastifyRequest, limit: LimitName) {
  securityMetrics.limitsHit.inc({ limit })
  logEvent(request.log, 'limit.hit', requestFields(request), { call: routeCallOf(request), limit })
}

function networkFor(request: FastifyRequest): string {
  return ipNetworkOf(ipAddressOf(request))
}
