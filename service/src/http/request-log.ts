import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor, ServiceActor } from '#actor.ts'
import { type Caller, ipAddressOf } from '#caller.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import type { LogContext } from '#observability/events.ts'
import { routeCallOf } from '#observability/request-metrics.ts'
import { traceIdNow } from '#observability/trace.ts'

export function actorFields(actor: Partial<Actor> | ServiceActor | undefined): LogContext {
  if (!actor) return {}
  const { user, profile, application } = actor
  return {
    account: user?.id,
    profile: profile?.id,
    organization: profile?.organizationId ?? (user ? undefined : application?.organizationId),
    application: application?.id,
  }
}

export function locationFields({
  address,
  requestId,
}: Pick<Caller, 'address' | 'requestId'>): LogContext {
  return { address, network: ipNetworkOf(address), requestId }
}

export function requestFields(request: FastifyRequest): LogContext {
  return {
    ...actorFields(request.actor),
    ...locationFields({ address: ipAddressOf(request), requestId: request.id }),
  }
}

/**
 * Logs one line per request. The line contains the route's pattern instead of the address, because addresses can
 * contain codes. Health checks aren't logged, because they would make up most of the lines.
 */
export function logRequests(app: FastifyInstance) {
  // A hook would slow down every request, even if its line isn't logged.
  if (!['info', 'debug', 'trace'].includes(app.log.level)) return

  app.addHook('onResponse', (request, reply, done) => {
    if (routeCallOf(request) === undefined) return done()
    request.log.info(
      {
        ...requestFields(request),
        traceId: traceIdNow(),
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}

/** The properties of an error, besides its message and stack, that contain nothing but names. */
const names = ['code', 'constraint', 'schema', 'table', 'column', 'routine', 'syscall'] as const

/** The shape of an error that Fastify's logger expects. */
interface LoggedError {
  type: string
  message: string
  stack: string
  [name: string]: unknown
}

/**
 * Prepares an error for the log. It includes only the listed properties, because the database puts the rejected row in
 * others, with people's names and addresses.
 */
export function loggedError(error: unknown): LoggedError {
  if (!isFault(error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, message, stack, cause } = error
  const entries = names.flatMap((each) => {
    const value = error[each]
    return typeof value === 'string' ? [[each, value] as const] : []
  })
  return {
    type: typeof name === 'string' ? name : typeof error,
    message,
    ...Object.fromEntries(entries),
    stack: typeof stack === 'string' ? stack : '',
    ...(cause !== undefined && { cause: loggedError(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
  }
}

/** Checks only for a message, because the job queue reports copies of errors that aren't `Error` objects. */
function isFault(error: unknown): error is { message: string; [name: string]: unknown } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string'
  )
}
