import { providerSignInRejected } from '@accord/contract/connections.ts'
import { message, translateMessage } from '@accord/contract/translation.ts'
import { signUpPasswordWrong, verificationLinkInvalid } from '@accord/contract/accounts.ts'
import { unknownUserCode } from '@accord/contract/devices.ts'
import { undoLinkInvalid } from '@accord/contract/email-change.ts'
import { passkeyNotAccepted } from '@accord/contract/own-passkeys.ts'
import { currentPasswordWrong, resetLinkInvalid } from '@accord/contract/passwords.ts'
import { linkOfAnother } from '@accord/contract/profiles.ts'
import {
  type ErrorBody,
  type ExpectedError,
  bodyTooLarge,
  foreignOrigin,
  insufficientScope,
  invalidInput,
  notFound,
  serverFault,
  unavailable,
  unsupportedMediaType,
  wrongHost,
} from '@accord/contract/errors.ts'
import { resetOver, secondFactorWrong, signInOver } from '@accord/contract/factors.ts'
import {
  emailNotVerified,
  invalidCredentials,
  signInLinkInvalid,
} from '@accord/contract/session.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { preferredLanguage } from '#i18n/preferred-language.ts'
import { defaultLanguage, offeredLanguages, translatorFor } from '#i18n/translator.ts'
import { RequestError } from '#request-error.ts'
import { routeCallOf } from '#observability/request-metrics.ts'
import { type EventName, logEvent } from '#observability/events.ts'
import { securityMetrics } from '#observability/metrics.ts'
import { traceIdNow } from '#observability/trace.ts'
import { requestFields } from './request-log.ts'
import { isDatabaseGone } from '#database/errors.ts'
import { rateLimitHeaders } from '#rate-limits/require-within.ts'

/** Security events by error code, where the code is more specific than the status. */
const byCode: Record<string, EventName> = {
  [invalidCredentials.code]: 'sign-in.failed',
  [passkeyNotAccepted.code]: 'sign-in.failed',
  [emailNotVerified.code]: 'sign-in.failed',
  [providerSignInRejected.code]: 'provider-sign-in.rejected',
  [secondFactorWrong.code]: 'second-step.failed',
  [signInOver.code]: 'second-step.failed',
  [currentPasswordWrong.code]: 'password.wrong',
  [signUpPasswordWrong.code]: 'password.wrong',
  [linkOfAnother.code]: 'code.refused',
  [resetLinkInvalid.code]: 'code.refused',
  [resetOver.code]: 'code.refused',
  [signInLinkInvalid.code]: 'code.refused',
  [undoLinkInvalid.code]: 'code.refused',
  [unknownUserCode.code]: 'code.refused',
  [verificationLinkInvalid.code]: 'code.refused',
  [foreignOrigin.code]: 'origin.refused',
  [wrongHost.code]: 'host.refused',
  [serverFault.code]: 'fault',
  [unavailable.code]: 'unavailable',
}

/** Security events by a detail that appears only in the log. */
const byDetail: Record<string, EventName> = {
  xsrf: 'csrf.refused',
  'emailed code': 'code.refused',
}

const byStatus: Record<number, EventName> = {
  400: 'input.refused',
  401: 'access.refused',
  403: 'access.refused',
  404: 'access.refused',
  429: 'limit.hit',
}

/** Details may contain a caller's input, which can be very long. */
const longest = 200

/** Logs an error with its caller, origin, call, and reason, but without the submitted data. */
export function logRequestError(
  request: FastifyRequest,
  { expected: expectedError, extra }: RequestError,
) {
  const call = routeCallOf(request)
  const event = eventOf(expectedError, call, extra.detail)
  const what = {
    call,
    status: expectedError.status,
    code: expectedError.code,
    detail: extra.detail?.slice(0, longest),
    limit: extra.limit,
  }
  count(event, expectedError, extra.limit)
  const involved = {
    ...requestFields(request),
    ...(extra.account && { account: extra.account }),
    ...(extra.organization && { organization: extra.organization }),
  }
  if (event) logEvent(request.log, event, involved, what)
  else request.log.info({ ...involved, traceId: traceIdNow(), ...what }, 'request rejected')
}

function eventOf(
  { code, status }: ExpectedError,
  call: string | undefined,
  detail?: string,
): EventName | undefined {
  if (detail && byDetail[detail]) return byDetail[detail]
  // A 404 outside the API protects no data, so it isn't a security event.
  if (status === 404 && !call?.includes(' /api/')) return undefined
  return byCode[code] ?? byStatus[status]
}

function count(event: EventName | undefined, { code }: ExpectedError, limit = 'other') {
  if (event === 'sign-in.failed') {
    const outcome = code === emailNotVerified.code ? 'not_verified' : 'wrong'
    securityMetrics.signIns.inc({ outcome })
  }
  if (event === 'limit.hit') securityMetrics.limitsHit.inc({ limit })
}

const brokenJson = message(
  "The request body isn't valid JSON. Check its quotes, commas, and brackets.",
)

/** Installs the only handlers that write error responses. */
export function replyWithErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = asRefused(error)
    log(request, error, refused)
    return send(request, reply, refused)
  })
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  expectedError: ExpectedError,
) {
  return send(request, reply, new RequestError(expectedError))
}

function send(request: FastifyRequest, reply: FastifyReply, refused: RequestError) {
  const { expected: expectedError, extra } = refused
  if (extra.retryAfter !== undefined) reply.header('retry-after', extra.retryAfter)
  if (extra.allowance) reply.headers(rateLimitHeaders(extra.allowance))
  const challenge = challengeOf(request, refused)
  if (challenge) reply.header('www-authenticate', challenge)
  const translate = translationFor(request, reply)
  const body: ErrorBody = {
    code: expectedError.code,
    message: translate(expectedError.message),
    requestId: request.id,
  }
  if (extra.fields ?? extra.names) {
    const fields = Object.entries(extra.fields ?? {})
    const translated = fields.map(([field, text]) => [field, translate(text)])
    body.fields = { ...Object.fromEntries(translated), ...extra.names }
  }
  if (extra.scope) body.scope = extra.scope
  if (extra.oldest !== undefined) body.oldest = extra.oldest
  // A file that failed before its first byte has already set this header.
  reply.removeHeader('content-disposition')
  // A cache may treat two spellings of an address as the same resource, so it must not keep an error for it.
  reply.header('cache-control', 'no-store')
  return reply.status(expectedError.status).type('application/json; charset=utf-8').send(body)
}

/** Translates into the language that the request prefers, and sets the reply's language header. */
function translationFor(request: FastifyRequest, reply: FastifyReply): (text: string) => string {
  const languages = offeredLanguages()
  if (languages.length < 2) return (text) => text
  const preferred = preferredLanguage(request.headers['accept-language'] ?? '', languages)
  const { language, t } = translatorFor(preferred ?? defaultLanguage)
  reply.header('content-language', language)
  const varies = reply.getHeader('vary')
  reply.header('vary', varies ? `${String(varies)}, accept-language` : 'accept-language')
  return (text) => translateMessage(t, text)
}

/** Returns the header with the reason why a token was rejected (RFC 6750, section 3). */
function challengeOf(
  request: FastifyRequest,
  { expected: expectedError, extra }: RequestError,
): string | undefined {
  if (expectedError.code === insufficientScope.code) {
    const error = 'Bearer error="insufficient_scope"'
    return extra.scope ? `${error}, scope="${extra.scope}"` : error
  }
  if (expectedError.status !== 401) return undefined
  return request.headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"'
}

function asRefused(error: FastifyError): RequestError {
  if (error instanceof RequestError) return error
  if (isDatabaseGone(error)) return new RequestError(unavailable, { retryAfter: 2 })
  const fields = error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' ? { body: brokenJson } : undefined
  return new RequestError(expectedErrorOfFramework(error), fields && { fields })
}

/** Maps Fastify's own request errors. All others are faults of the service. */
function expectedErrorOfFramework(error: FastifyError): ExpectedError {
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
      return expectedErrorOfStatus(error.statusCode ?? 500)
  }
}

/** Returns a 404 for a path that leads out of its folder, because the file server would respond with 403. */
function expectedErrorOfStatus(status: number): ExpectedError {
  if (status === 400) return invalidInput
  return status > 400 && status < 500 ? notFound : serverFault
}

function log(request: FastifyRequest, error: Error, refused: RequestError) {
  const { status, code } = refused.expected
  const requestId = request.id
  // An unavailable dependency isn't a fault of the service. One line with the reason is enough, because a stack trace
  // wouldn't help.
  if (status === unavailable.status) {
    request.log.warn({ requestId, reason: refused.extra.detail ?? reasonOf(error) }, code)
  } else if (status >= 500) request.log.error({ requestId, err: error }, code)
  logRequestError(request, refused)
}

/** Falls back to the error's code, because an error about several attempted addresses has no message. */
function reasonOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException
  return error.message || code || error.name
}
