import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import {
  type ErrorBody,
  invalidInput,
  type Refusal,
  requestTooSlow,
} from '@accord/contract/refusal.ts'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { Refused } from '#refused.ts'

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
export function watchArrivals(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw: asked }, reply, done) => {
    last.set(asked.socket, { asked, answer: reply.raw })
    const coding = asked.headers['transfer-encoding']
    const plain = coding === undefined || coding.toLowerCase() === 'chunked'
    if (plain && asked.url !== '*') return done()
    // What follows on this connection may be somebody else's.
    void reply.header('connection', 'close')
    done(new Refused(invalidInput))
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

function wordsOf({ status, code, message }: Refusal): string {
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
