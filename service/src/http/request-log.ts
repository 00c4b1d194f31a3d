import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor, ServiceActor } from '#actor.ts'
import { type Caller, ipAddressOf } from '#caller.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import type { LogContext } from '#observability/events.ts'
import { routeCallOf } from '#observability/request-metrics.ts'
import { traceIdNow } from '#observability/trace.ts'

/** Who asks, by ids. */
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

/** From where: the address, and the network that limits count by. */
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
 * One line per request: who, from where, which call and what came of it. With the route's pattern and never the address,
 * which may carry codes; without health checks, which would be most of it.
 */
export function logRequests(app: FastifyInstance) {
  // A hook costs something on every request, even when its line would be thrown away.
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

/** What a fault has besides its message and where it came from, and is only names. */
const names = ['code', 'constraint', 'schema', 'table', 'column', 'routine', 'syscall'] as const

/** As Fastify's log wants it. */
interface LoggedError {
  type: string
  message: string
  stack: string
  [name: string]: unknown
}

/**
 * A fault as the log tells it. By a list of what is told, because the database says in the rest of it which row it did
 * not take: names, addresses and all.
 */
export function loggedError(error: unknown): LoggedError {
  if (!isFault(error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, message, stack, cause } = error
  const told = names.flatMap((each) => {
    const value = error[each]
    return typeof value === 'string' ? [[each, value] as const] : []
  })
  return {
    type: typeof name === 'string' ? name : typeof error,
    message,
    ...Object.fromEntries(told),
    stack: typeof stack === 'string' ? stack : '',
    ...(cause !== undefined && { cause: loggedError(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
  }
}

/** By its message: the job queue tells of faults by copies of them, which are no `Error`. */
function isFault(error: unknown): error is { message: string; [name: string]: unknown } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string'
  )
}
