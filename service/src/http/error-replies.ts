import {
  bodyTooLarge,
  type ErrorBody,
  insufficientScope,
  invalidInput,
  notFound,
  type Refusal,
  serverFault,
  unavailable,
  unsupportedMediaType,
} from '@accord/contract/refusal.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseGone } from '#database/database-gone.ts'
import { rateLimitHeaders } from '#limits/limit-headers.ts'
import { Refused } from '#refused.ts'
import { tellRefusal } from './log/tell-refusal.ts'

const brokenJson = 'This is not JSON that can be read: look for quotes, commas and brackets.'

/** The only place that writes an error reply. */
export function replyWithErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = asRefused(error)
    log(request, error, refused)
    return send(request, reply, refused)
  })
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  return send(request, reply, new Refused(refusal))
}

function send(request: FastifyRequest, reply: FastifyReply, refused: Refused) {
  const { refusal, extra } = refused
  if (extra.retryAfter !== undefined) reply.header('retry-after', extra.retryAfter)
  if (extra.allowance) reply.headers(rateLimitHeaders(extra.allowance))
  const challenge = challengeOf(request, refused)
  if (challenge) reply.header('www-authenticate', challenge)
  const body: ErrorBody = { code: refusal.code, message: refusal.message, requestId: request.id }
  if (extra.fields) body.fields = extra.fields
  if (extra.scope) body.scope = extra.scope
  // A file that failed before its first byte had announced itself already.
  reply.removeHeader('content-disposition')
  // Nor may it be kept in the place of what may be: a cache can take two spellings of an address for one.
  reply.header('cache-control', 'no-store')
  return reply.status(refusal.status).type('application/json; charset=utf-8').send(body)
}

/** What is wrong with the token that was sent, as clients of any make read it (RFC 6750, 3). */
function challengeOf(request: FastifyRequest, { refusal, extra }: Refused): string | undefined {
  if (refusal.code === insufficientScope.code) {
    const error = 'Bearer error="insufficient_scope"'
    return extra.scope ? `${error}, scope="${extra.scope}"` : error
  }
  if (refusal.status !== 401) return undefined
  return request.headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"'
}

function asRefused(error: FastifyError): Refused {
  if (error instanceof Refused) return error
  if (isDatabaseGone(error)) return new Refused(unavailable, { retryAfter: 2 })
  const fields = error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' ? { body: brokenJson } : undefined
  return new Refused(refusalOfFramework(error), fields && { fields })
}

/** Fastify's own complaints about a request, by its error codes; anything else is our fault. */
function refusalOfFramework(error: FastifyError): Refusal {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return unsupportedMediaType
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return invalidInput
    case 'FST_ERR_NOT_FOUND':
    case 'FST_ERR_BAD_URL':
      return notFound
    default:
      return refusalOfStatus(error.statusCode ?? 500)
  }
}

/** What the file server says of a path that leads out of its folder is 'not found' to a caller. */
function refusalOfStatus(status: number): Refusal {
  if (status === 400) return invalidInput
  return status > 400 && status < 500 ? notFound : serverFault
}

function log(request: FastifyRequest, error: Error, refused: Refused) {
  const { status, code } = refused.refusal
  const requestId = request.id
  // What is away is no fault of ours: one line says what, and where it was noticed tells nothing.
  if (status === unavailable.status) {
    request.log.warn({ requestId, reason: refused.extra.detail ?? reasonOf(error) }, code)
  } else if (status >= 500) request.log.error({ requestId, err: error }, code)
  tellRefusal(request, refused)
}

/** Of several addresses that were tried, each has its own reason. */
function reasonOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException
  return error.message || code || error.name
}
