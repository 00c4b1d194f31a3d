const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

// Class 08 connection, 53 out of something, 57P shutdown or start; a statement or a lock that took
// too long (57014, 55P03) and a transaction cut off (25P03) are the same to a caller: try later. So is a
// server that only reads (25006): the next connection leads to its successor.
const sqlStates = /^(08...|53...|57P..|57014|55P03|25P03|25006)$/

// What pg throws without a code.
const sentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
]

/** Whether an error says that the database cannot be reached now: the reply is 503, not 500. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as Error & { code?: string; syscall?: string }
  if (code !== undefined && (systemCodes.has(code) || sqlStates.test(code))) return true
  // A missing file is a missing server only when it is the socket.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return sentences.some((start) => error.message.startsWith(start)) || isDatabaseGone(error.cause)
}

/** Whether the connection an error came from can no longer be used: one that lost its statements (26000) cannot. */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return (
    /^(08...|57P0[1235]|25P03|25006|26000)$/.test(code ?? '') || message === 'Query read timeout'
  )
}

const deadSentences =
  /^(Connection terminated unexpectedly|Client was closed|Client has encountered)/

/**
 * Whether a connection that had been good turned out to be dead, or to lead to a server that only reads: another
 * one may be good. Not where the server itself was late, or refused a new one.
 */
export function isDeadConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as Error & { code?: string }
  if (/^(08...|57P0[125]|25P03|25006|ECONNRESET|EPIPE)$/.test(code)) return true
  return deadSentences.test(error.message) || isDeadConnection(error.cause)
}
