import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import {
  type ErrorBody,
  invalidInput,
  type Refusal,
  requestTooSlow,
} from '@accord/contract/refusal.ts'
import type { FastifyHttpOptions } from 'fastify'

/** How long a request may take to arrive and an answer to begin, in milliseconds. */
export interface Patience {
  headers: number
  /** Headers and body together. */
  request: number
  /** How often it is looked whose time is over. */
  look: number
  /** From the last header to the first byte of the answer; a file that is being sent takes its time. */
  answer: number
}

/** Slow networks need seconds for 100 KB. Whoever needs more holds a connection for its own sake. */
export const ordinaryPatience: Patience = {
  headers: 10_000,
  request: 20_000,
  look: 2000,
  answer: 45_000,
}

export function patienceWith({ headers, request, look }: Patience) {
  return {
    requestTimeout: request,
    http: { headersTimeout: headers, connectionsCheckingInterval: look },
    clientErrorHandler: hangUp,
  } satisfies FastifyHttpOptions<Server>
}

/** What Node could not make a request of has no reply of its own: the words go straight to the connection. */
function hangUp(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const slow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  if (socket.writable) socket.write(reply(slow ? requestTooSlow : invalidInput))
  socket.destroy(error)
}

function reply({ status, code, message }: Refusal): string {
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
