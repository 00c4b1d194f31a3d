import {
  bodyTooLarge,
  type ErrorBody,
  invalidInput,
  notFound,
  type Refusal,
  serverFault,
  unavailable,
  unsupportedMediaType,
} from '@accord/contract/refusal.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseGone } from '#database/open.ts'
import { Refused } from '#refused.ts'

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

function send(request: FastifyRequest, reply: FastifyReply, { refusal, extra }: Refused) {
  if (extra.retryAfter !== undefined) reply.header('retry-after', extra.retryAfter)
  const body: ErrorBody = { code: refusal.code, message: refusal.message, requestId: request.id }
  if (extra.fields) body.fields = extra.fields
  // A file that failed before its first byte had announced itself already.
  reply.removeHeader('content-disposition')
  return reply.status(refusal.status).type('application/json; charset=utf-8').send(body)
}

function asRefused(error: FastifyError): Refused {
  if (error instanceof Refused) return error
  if (isDatabaseGone(error)) return new Refused(unavailable, { retryAfter: 2 })
  return new Refused(refusalOfFramework(error))
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

function log(request: FastifyRequest, error: Error, { refusal, extra }: Refused) {
  const requestId = request.id
  if (refusal.status >= 500) request.log.error({ requestId, err: error }, refusal.code)
  else request.log.info({ requestId, code: refusal.code, detail: extra.detail }, 'refused')
}
