import { notFound } from '@accord/contract/errors.ts'
import type { FastifyRequest } from 'fastify'
import { RequestError } from '#request-error.ts'
import { isLoopback } from '#config/addresses.ts'

/**
 * Whoever sits at this machine, by the connection itself: no header can say so, but one that says a proxy
 * stands between is believed. Everybody else is told that there is nothing here.
 */
export async function requireThisMachine({ socket, headers }: FastifyRequest) {
  const peer = socket.remoteAddress?.replace(/^::ffff:/i, '') ?? ''
  const passedOn = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via']
  if (!isLoopback(peer) || passedOn !== undefined)
    throw new RequestError(notFound, { detail: `for ${peer}` })
}
