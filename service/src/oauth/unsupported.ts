import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from 'oidc-provider'

/**
 * The engine leaves out what it does not know. Whoever sends one of these relies on it, so they are refused: a token
 * for everything must not pass for one that is bound to a resource or a key.
 */
const expectedErrors = {
  resource: () =>
    new errors.InvalidTarget(
      'resource is not supported: every token is for the API of this issuer',
    ),
  authorization_details: () =>
    new errors.InvalidAuthorizationDetails('authorization_details is not supported: use scope'),
  dpop_jkt: () => new errors.InvalidRequest(noProofs),
}
const noProofs = 'DPoP is not supported: leave it out, and use the access token as a bearer token'

/** At the endpoints where an authorization begins. */
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

/** At the token endpoint, by what was sent. */
export function requireSupported(sent: Record<string, unknown> = {}) {
  for (const [name, refuse] of Object.entries(expectedErrors)) {
    if (sent[name] !== undefined && sent[name] !== '') throw refuse()
  }
}

/** A request with a proof of possession gets no answer that is bound to it, so it gets none. */
export async function rejectDpopProofs({ headers }: FastifyRequest, reply: FastifyReply) {
  const { dpop, origin, authorization = '' } = headers
  if (dpop === undefined && !/^dpop /i.test(authorization)) return undefined
  return reply
    .status(400)
    .headers({
      'cache-control': 'no-store',
      // `requireKnownOrigin` has let it pass: a page of its own may read why.
      ...(origin !== undefined && { 'access-control-allow-origin': origin, vary: 'origin' }),
    })
    .send({ error: 'invalid_request', error_description: noProofs })
}
