import { type ErrorBody, unavailable } from '@accord/contract/refusal.ts'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config/config.ts'
import { Refused } from '#refused.ts'
import { requestIdHeader, securityHeaders } from './headers.ts'

/**
 * Whoever waits is told to try again, whatever holds the answer up. Each part of the work has a limit of its own; this
 * one is for what none of them thought of.
 */
export function answerInTime(app: FastifyInstance, config: Config, milliseconds: number) {
  const headers = securityHeaders(config)
  app.addHook('onRequest', (request, reply, done) => {
    const end = () => {
      if (committing.delete(reply.raw)) timer = setTimeout(end, commitMilliseconds)
      else giveUp(request, reply, headers)
    }
    let timer = setTimeout(end, milliseconds)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}

/** Longer than the database has for a commit: then it is known what became of it. */
const commitMilliseconds = 12_000

const committing = new WeakSet<ServerResponse>()
const givenUp = new WeakSet<ServerResponse>()

/**
 * The last step of a change: who was told to try again will, so that what was done for them is undone. From here to
 * the end of the commit nobody is told so.
 */
export function commitInTime(reply: Pick<FastifyReply, 'raw'> | undefined) {
  // Demo data is asked for by nobody.
  if (reply === undefined) return
  const { raw } = reply
  if (givenUp.has(raw)) throw new Refused(unavailable)
  committing.add(raw)
}

/** Straight to the connection, because the engine writes there itself; whatever comes later finds it closed. */
function giveUp(
  { id, log, routeOptions, method }: FastifyRequest,
  { raw }: FastifyReply,
  headers: Record<string, string>,
) {
  if (raw.headersSent) return
  givenUp.add(raw)
  const { status, code, message } = unavailable
  log.warn({ requestId: id, method, route: routeOptions.url, reason: 'no answer in time' }, code)
  const body = JSON.stringify({ code, message, requestId: id } satisfies ErrorBody)
  const type = 'application/json; charset=utf-8'
  raw.writeHead(status, {
    ...headers,
    [requestIdHeader]: id,
    'content-type': type,
    'retry-after': '2',
    connection: 'close',
  })
  raw.end(body)
}
