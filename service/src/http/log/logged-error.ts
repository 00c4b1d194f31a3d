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
