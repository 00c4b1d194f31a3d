import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { Provider } from 'oidc-provider'

/** What a request brings along into the engine. */
export interface Arrived {
  id: string
  url: string
  originalUrl: string
  /** As Fastify knows it, which believes the right proxies. */
  request: FastifyRequest
}

/** The request that the engine is answering. */
export function requestUnderWay(): FastifyRequest {
  return requestIn(Provider.ctx!)
}

/** The same where the engine has answered already. */
export function requestIn({ req }: { req: IncomingMessage }): FastifyRequest {
  return (req as unknown as Arrived).request
}
