import { notFound } from '@accord/contract/errors.ts'
import type { FastifyRequest } from 'fastify'
import { RequestError } from '#request-error.ts'
import { isLoopback } from '#config/addresses.ts'

/**
 * Allows only callers on this machine, based on the connection itself. Headers can't grant access, but a header from a
 * proxy in between denies it. Everyone else gets "not found".
 */
export async function requireThisMachine({ socket, headers }: FastifyRequest) {
  const peer = socket.remoteAddress?.replace(/^::ffff:/i, '') ?? ''
  const passedOn = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via']
  if (!isLoopback(peer) || passedOn !== undefined)
    throw new RequestError(notFound, { detail: `for ${peer}` })
}
