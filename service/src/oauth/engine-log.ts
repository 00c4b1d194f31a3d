import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { addressOf } from '#caller.ts'
import { whereOf } from '#http/log/involved.ts'
import { security } from '#watch/metrics.ts'
import { type Involved, tellEvent } from '#watch/tell-event.ts'
import type { Arrived } from './arrived.ts'
import type { errors, KoaContextWithOIDC, Provider } from 'oidc-provider'

const refusals = [
  'authorization.error',
  'grant.error',
  'introspection.error',
  'revocation.error',
  'userinfo.error',
  'pushed_authorization_request.error',
  'device_authorization.error',
] as const

/** Tokens by whom they are for, refusals by their kind and reason, faults with their trace; never what was sent. */
export function logEngine(provider: Provider, log: FastifyBaseLogger) {
  for (const event of refusals) {
    provider.on(event as 'grant.error', ({ oidc, req }, { error, error_detail }) => {
      const application = oidc.client?.clientId
      const name = event === 'grant.error' ? 'token.refused' : 'oauth.refused'
      const detail = error_detail?.slice(0, 200)
      tellEvent(log, name, involved(req, application), { code: error, detail, route: oidc.route })
    })
  }
  provider.on('grant.success', ({ oidc, req }) => {
    const grantType = String(oidc.params?.['grant_type'])
    security.tokens.inc({ grant_type: grantType })
    const account = oidc.account?.accountId
    tellEvent(
      log,
      'token.issued',
      { ...involved(req, oidc.client?.clientId), account },
      { grantType },
    )
  })
  provider.on('server_error', ({ req }, error) => fault(req, error))
  // What escapes the engine's own handling.
  ;(provider as EventEmitter).on('error', (error: Error, ctx?: KoaContextWithOIDC) =>
    fault(ctx?.req, error),
  )

  function fault(request: object | undefined, error: Error | errors.OIDCProviderError) {
    const { id } = (request ?? {}) as { id?: string }
    log.error({ requestId: id, err: error }, 'server_fault')
    tellEvent(log, 'fault', involved(request ?? {}, undefined))
  }
}

/** The application as it was found: a name that nobody registered is not repeated. */
function involved(arrived: object, application: string | undefined): Involved {
  const { request } = arrived as Partial<Arrived>
  if (!request) return { application }
  return { ...whereOf({ address: addressOf(request), requestId: request.id }), application }
}
