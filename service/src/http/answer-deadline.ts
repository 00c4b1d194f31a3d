import { type ErrorBody, unavailable } from '@accord/contract/refusal.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { securityHeaders } from './headers.ts'

/**
 * Whoever waits is told to try again, whatever holds the answer up. Each part of the work has a limit of its own; this
 * one is for what none of them thought of.
 */
export function answerInTime(app: FastifyInstance, config: Config, milliseconds: number) {
  const headers = securityHeaders(config)
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => giveUp(request, reply, headers), milliseconds)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}

/** Straight to the connection, because the engine writes there itself; whatever comes later finds it closed. */
function giveUp(
  { id, log, routeOptions, method }: FastifyRequest,
  { raw }: FastifyReply,
  headers: Record<string, string>,
) {
  if (raw.headersSent) return
  const { status, code, message } = unavailable
  log.warn({ requestId: id, method, route: routeOptions.url, reason: 'no answer in time' }, code)
  const body = JSON.stringify({ code, message, requestId: id } satisfies ErrorBody)
  const type = 'application/json; charset=utf-8'
  raw.writeHead(status, {
    ...headers,
    'content-type': type,
    'retry-after': '2',
    connection: 'close',
  })
  raw.end(body)
}
