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

/** How long a request may take to arrive and an answer to begin, in milliseconds. */
export interface Patience {
  headers: number
  /** Headers and body together. */
  request: number
  /** How often it is looked whose time is over. */
  look: number
  /** From the last header to the first byte of the answer; a file that is being sent takes its time. */
  answer: number
  /** How long nothing may move while an answer is under way: whoever does not read holds it in our memory. */
  unread: number
}

/** Slow networks need seconds for 100 KB. Whoever needs more holds a connection for its own sake. */
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

/** What came last on a connection, and its answer. */
const last = new WeakMap<Socket, { asked: IncomingMessage; answer: ServerResponse }>()

/**
 * Where a request ends must be beyond doubt: a proxy that reads `identity, chunked` in another way would see
 * two requests in one. `*` is no page either, though Node takes it for an address.
 */
export function observeRequestArrivals(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw: asked }, reply, done) => {
    last.set(asked.socket, { asked, answer: reply.raw })
    const coding = asked.headers['transfer-encoding']
    const plain = coding === undefined || coding.toLowerCase() === 'chunked'
    if (plain && asked.url !== '*') return done()
    // What follows on this connection may be somebody else's.
    void reply.header('connection', 'close')
    done(new RequestError(invalidInput))
  })
}

/** What Node could not make a request of has no reply of its own: the words go straight to the connection. */
function hangUp(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const slow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  if (socket.writable && !wasAnswered(socket)) {
    socket.write(wordsOf(slow ? requestTooSlow : invalidInput))
  }
  socket.destroy(error)
}

/** A request that was refused before all of it came has its answer: a second one would be taken for another's. */
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
  if (givenUp.has(raw)) throw new RequestError(unavailable)
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
