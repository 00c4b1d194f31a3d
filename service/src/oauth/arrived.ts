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
  return (Provider.ctx!.req as unknown as Arrived).request
}
