import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { Provider, errors } from 'oidc-provider'
import { isDatabaseGone } from '#database/errors.ts'

/** What a request brings along into the engine. */
export interface Arrived {
  id: string
  url: string
  originalUrl: string
  /** As Fastify knows it, which believes the right proxies. */
  request: FastifyRequest
}

/** The request that the engine is answering. */
export function currentOAuthRequest(): FastifyRequest {
  return requestIn(Provider.ctx!)
}

/** The same where the engine has answered already. */
export function requestIn({ req }: { req: IncomingMessage }): FastifyRequest {
  return (req as unknown as Arrived).request
}

/** A database that cannot be reached is no fault of the request: 503, in the words of OAuth. */
export async function unlessGone<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    // Outside of the engine's own requests it is said in ours.
    if (!isDatabaseGone(error) || !Provider.ctx) throw error
    Provider.ctx.set('retry-after', '2')
    const unavailable = new errors.TemporarilyUnavailable('please try again later')
    throw Object.assign(unavailable, { status: 503, statusCode: 503 })
  }
}
