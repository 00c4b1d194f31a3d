import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
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

/** Refusals by their kind and reason, faults with their trace; never what was sent. */
export function logEngine(provider: Provider, log: FastifyBaseLogger) {
  for (const event of refusals) {
    provider.on(event as 'grant.error', ({ oidc, req }, { error, error_detail }) => {
      const { id } = req as { id?: string }
      const application = oidc.client?.clientId
      log.info(
        { requestId: id, code: error, detail: error_detail, application, route: oidc.route },
        'refused',
      )
    })
  }
  provider.on('server_error', ({ req }, error) => fault(req, error))
  // What escapes the engine's own handling.
  ;(provider as EventEmitter).on('error', (error: Error, ctx?: KoaContextWithOIDC) =>
    fault(ctx?.req, error),
  )

  function fault(request: object | undefined, error: Error | errors.OIDCProviderError) {
    const { id } = (request ?? {}) as { id?: string }
    log.error({ requestId: id, err: error }, 'server_fault')
  }
}
