import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import {
  type ErrorBody,
  type ExpectedError,
  invalidInput,
  requestTooSlow,
  unavailable,
} from '@accord/contract/errors.ts'
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '#request-error.ts'
import type { Config } from '#config/config.ts'
import { requestIdHeader, securityHeaders } from './headers.ts'

/** How long a request may take to arrive and a response to start, in milliseconds. */
export interface Patience {
  headers: number
  /** The time for the headers and the body together. */
  request: number
  /** The interval at which timeouts are checked. */
  look: number
  /** The time from the last header to the first byte of the response. Sending a file may take longer. */
  answer: number
  /** How long a response may make no progress. If a client doesn't read it, it stays in our memory. */
  unread: number
}

/** Slow networks need seconds for 100 KB. Clients that take longer than this only hold the connection. */
export const ordinaryPatience: Patience = {
  headers: 10_000,
  request: 20_000,
  look: 2000,
  answer: 45_000,
  unread: 120_000,
}

export function patienceWith({ headers, request, look, unread }: Patience) {
  return {
    requestTimeout: request,
    connectionTimeout: unread,
    http: { headersTimeout: headers, connectionsCheckingInterval: look },
    clientErrorHandler: hangUp,
  } satisfies FastifyHttpOptions<Server>
}

/** The last request of each connection, and its response. */
const last = new WeakMap<Socket, { asked: IncomingMessage; answer: ServerResponse }>()

/**
 * Rejects requests whose end is ambiguous. If a proxy reads `identity, chunked` differently, it sees two requests. `*`
 * isn't a page either, although Node accepts it as an address.
 */
export function observeRequestArrivals(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw: asked }, reply, done) => {
    last.set(asked.socket, { asked, answer: reply.raw })
    const coding = asked.headers['transfer-encoding']
    const plain = coding === undefined || coding.toLowerCase() === 'chunked'
    if (plain && asked.url !== '*') return done()
    // The following bytes on this connection may belong to another caller.
    void reply.header('connection', 'close')
    done(new RequestError(invalidInput))
  })
}

/** Writes an error to the connection, because a request that Node couldn't parse has no reply object. */
function hangUp(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const slow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  if (socket.writable && !wasAnswered(socket)) {
    socket.write(wordsOf(slow ? requestTooSlow : invalidInput))
  }
  socket.destroy(error)
}

/**
 * Returns whether the request was rejected before all of it had arrived. A second response would be taken for the
 * response to another request.
 */
function wasAnswered(socket: Socket): boolean {
  const { asked, answer } = last.get(socket) ?? {}
  return asked?.complete === false && answer?.headersSent === true
}

function wordsOf({ status, code, message }: ExpectedError): string {
  const body = JSON.stringify({ code, message } satisfies ErrorBody)
  return [
    `HTTP/1.1 ${status} ${status === requestTooSlow.status ? 'Request Timeout' : 'Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

/**
 * Responds with 503 if no response starts in time, so that callers try again. Each part of the work has its own
 * timeout. This one covers everything else.
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

/** This is longer than the database's timeout for a commit, so the outcome is known afterwards. */
const commitMilliseconds = 12_000

const committing = new WeakSet<ServerResponse>()
const givenUp = new WeakSet<ServerResponse>()

/**
 * Runs as the last step of a change. If the caller has already been asked to try again, the change is rolled back.
 * Otherwise, the timeout is extended until the commit has ended.
 */
export function commitInTime(reply: Pick<FastifyReply, 'raw'> | undefined) {
  // Demo data is created without a request.
  if (reply === undefined) return
  const { raw } = reply
  if (givenUp.has(raw)) throw new RequestError(unavailable)
  committing.add(raw)
}

/** Writes to the connection, because the OAuth engine does so, too. Later writes find it closed. */
function giveUp(
  { id, log, routeOptions, method }: FastifyRequest,
  { raw }: FastifyReply,
  headers: Record<string, string>,
) {
  if (raw.headersSent) return
  givenUp.add(raw)
  const { status, code, message } = unavailable
  log.warn(
    { requestId: id, method, route: routeOptions.url, reason: 'no response before the timeout' },
    code,
  )
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
