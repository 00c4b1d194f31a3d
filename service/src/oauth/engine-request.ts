import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { Provider, errors } from 'oidc-provider'
import { isDatabaseGone } from '#database/errors.ts'

/** The properties that are added to a request before the engine gets it. */
export interface Arrived {
  id: string
  url: string
  originalUrl: string
  /** Fastify's request, which determines the caller's address from trusted proxies only. */
  request: FastifyRequest
}

/** Returns the request that the engine is answering. */
export function currentOAuthRequest(): FastifyRequest {
  return requestIn(Provider.ctx!)
}

/** Returns the request after the engine has answered it. */
export function requestIn({ req }: { req: IncomingMessage }): FastifyRequest {
  return (req as unknown as Arrived).request
}

/** Responds with 503 in OAuth's format if the database can't be reached, because the request itself isn't wrong. */
export async function unlessGone<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    // Outside the engine's own requests, the API's error format is used.
    if (!isDatabaseGone(error) || !Provider.ctx) throw error
    Provider.ctx.set('retry-after', '2')
    const unavailable = new errors.TemporarilyUnavailable('please try again later')
    throw Object.assign(unavailable, { status: 503, statusCode: 503 })
  }
}
