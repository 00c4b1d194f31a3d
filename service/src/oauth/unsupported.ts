import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from 'oidc-provider'

/**
 * The engine ignores unknown parameters. A client that sends one of these relies on it, so the request is rejected.
 * Otherwise, a client could mistake an unrestricted token for one that is bound to a resource or key.
 */
const expectedErrors = {
  resource: () =>
    new errors.InvalidTarget("resource is not supported: every token is for this issuer's API"),
  authorization_details: () =>
    new errors.InvalidAuthorizationDetails('authorization_details is not supported: use scope'),
  dpop_jkt: () => new errors.InvalidRequest(noProofs),
}
const noProofs = 'DPoP is not supported: omit it and use the access token as a bearer token'

/** Checks for the endpoints where an authorization starts. */
export const unsupportedParameters: Record<
  string,
  (ctx: unknown, value: string | undefined) => void
> = Object.fromEntries(
  Object.entries(expectedErrors).map(([name, refuse]) => [
    name,
    (_ctx: unknown, value: string | undefined) => {
      if (value !== undefined) throw refuse()
    },
  ]),
)

/** Rejects unsupported parameters at the token endpoint. */
export function requireSupported(sent: Record<string, unknown> = {}) {
  for (const [name, refuse] of Object.entries(expectedErrors)) {
    if (sent[name] !== undefined && sent[name] !== '') throw refuse()
  }
}

/** Rejects a request with a proof of possession, because its response wouldn't be bound to the proof. */
export async function rejectDpopProofs({ headers }: FastifyRequest, reply: FastifyReply) {
  const { dpop, origin, authorization = '' } = headers
  if (dpop === undefined && !/^dpop /i.test(authorization)) return undefined
  return reply
    .status(400)
    .headers({
      'cache-control': 'no-store',
      // `requireKnownOrigin` has accepted the request, so the page can read the error.
      ...(origin !== undefined && { 'access-control-allow-origin': origin, vary: 'origin' }),
    })
    .send({ error: 'invalid_request', error_description: noProofs })
}
