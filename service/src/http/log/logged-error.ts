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
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name: type, message, stack = '', cause } = error
  const told = names.flatMap((name) => {
    const value = (error as { [name: string]: unknown } & Error)[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return {
    type,
    message,
    ...Object.fromEntries(told),
    stack,
    ...(cause !== undefined && { cause: loggedError(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
  }
}
