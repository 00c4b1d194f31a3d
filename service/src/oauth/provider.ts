import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { ipAddressOf } from '#caller.ts'
import { locationFields } from '#http/request-log.ts'
import { securityMetrics } from '#observability/metrics.ts'
import { type LogContext, logEvent } from '#observability/events.ts'
import type { Arrived } from './engine-request.ts'
import type { KoaContextWithOIDC, Provider, errors } from 'oidc-provider'
import { isPublic } from '@accord/contract/rules/application-kinds.ts'
import type { Context } from '#context.ts'
import { brakeClients } from './brake.ts'
import { type EngineParts, engineConfiguration } from './configuration.ts'
import { countPollsIn, deviceGrant, leadDevicesToConsole } from './devices/device-flow.ts'
import { Engine } from './engine.ts'
import { confirmErrorRedirects } from './error-pages.ts'
import { applyDatabaseTime } from './storage/engine-time.ts'
import { ownOf } from './storage/client-adapter.ts'
import { adjustModels, isFromApplication } from './storage/models.ts'

const expectedErrors = [
  'authorization.error',
  'grant.error',
  'introspection.error',
  'revocation.error',
  'userinfo.error',
  'pushed_authorization_request.error',
  'device_authorization.error',
] as const

/**
 * Logs tokens with their subject, rejections with their kind and reason, and faults with their stack trace, but never
 * the request's content.
 */
export function logEngine(provider: Provider, log: FastifyBaseLogger) {
  for (const event of expectedErrors) {
    provider.on(event as 'grant.error', ({ oidc, req }, { error, error_detail }) => {
      const application = oidc.client?.clientId
      const name = event === 'grant.error' ? 'token.refused' : 'oauth.refused'
      const detail = error_detail?.slice(0, 200)
      logEvent(log, name, involved(req, application), { code: error, detail, route: oidc.route })
    })
  }
  provider.on('grant.success', ({ oidc, req }) => {
    const grantType = String(oidc.params?.['grant_type'])
    securityMetrics.tokens.inc({ grant_type: grantType })
    const account = oidc.account?.accountId
    logEvent(
      log,
      'token.issued',
      { ...involved(req, oidc.client?.clientId), account },
      { grantType },
    )
  })
  provider.on('server_error', ({ req }, error) => fault(req, error))
  // This logs errors that escape the engine's own error handling.
  ;(provider as EventEmitter).on('error', (error: Error, ctx?: KoaContextWithOIDC) =>
    fault(ctx?.req, error),
  )

  function fault(request: object | undefined, error: Error | errors.OIDCProviderError) {
    const { id } = (request ?? {}) as { id?: string }
    log.error({ requestId: id, err: error }, 'server_fault')
    logEvent(log, 'fault', involved(request ?? {}, undefined))
  }
}

/** Returns the application if it was found. The log never contains an unregistered name. */
function involved(arrived: object, application: string | undefined): LogContext {
  const { request } = arrived as Partial<Arrived>
  if (!request) return { application }
  return {
    ...locationFields({ address: ipAddressOf(request), requestId: request.id }),
    application,
  }
}

/** Creates an engine that can sign and find applications. This is enough for a worker, which answers no requests. */
export function createEngine(parts: EngineParts): Engine {
  const { publicUrl } = parts.config
  const configuration = engineConfiguration(parts)
  const engine = new Engine(`${publicUrl.origin}/oauth`, configuration, {
    clock: parts.clock,
    countPoll: countPollsIn(parts),
    signingKeys: parts.signingKeys,
  })
  // The keys are read at every request, because a new secret key can become current while the engine is running.
  Object.defineProperty(engine, 'keys', { get: () => parts.secrets.cookieKeys() })
  applyDatabaseTime(engine, parts.clock)
  return engine
}

/** Creates the service's OAuth engine. */
export function createProvider(context: Context, log: FastifyBaseLogger): Provider {
  const { publicUrl } = context.config
  const provider = createEngine(context)
  // Addresses and the cookies' Secure attribute follow the configuration, regardless of the request or a proxy.
  Object.defineProperties(provider.request, {
    protocol: { value: publicUrl.protocol.slice(0, -1) },
    host: { value: publicUrl.host },
  })
  adjustModels(provider, context.usage)
  noteIssued(provider, context)
  brakeClients(context, provider)
  leadDevicesToConsole(provider, context)
  confirmErrorRedirects(provider, context)
  logEngine(provider, log)
  return provider
}

/** Errors that aren't counted as failures, because a device polls until the person has decided. */
const uncountedErrors = new Set(['authorization_pending', 'slow_down'])

/**
 * Counts sign-ins and failed token requests, and records the use of an approval even if the application never calls the
 * API.
 */
function noteIssued(provider: Provider, { usage }: Pick<Context, 'usage'>) {
  provider.on('grant.error', ({ oidc: { client }, state }, { error }) => {
    if (!client || uncountedErrors.has(error) || !isFromApplication(client, state)) return
    usage.count('errors', client.clientId)
  })
  provider.on('grant.success', ({ oidc }) => {
    const grantType = oidc.params?.['grant_type']
    if (grantType === 'authorization_code' || grantType === deviceGrant)
      usage.count('signIns', oidc.client!.clientId)
    const { approvalId } = (oidc.entities.Grant ?? {}) as { approvalId?: string }
    // An application with a secret was already recorded when it authenticated.
    if (isPublic(ownOf(oidc.client!).kind)) usage.note('application', oidc.client!.clientId)
    if (approvalId !== undefined) usage.note('approval', approvalId)
  })
}
