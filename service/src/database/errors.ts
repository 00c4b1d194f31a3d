import { setTimeout } from 'node:timers/promises'

const serializationFailure = '40001'
const deadlockDetected = '40P01'
const foreignKeyViolation = '23503'
const uniqueViolation = '23505'
const lockNotAvailable = '55P03'
const insufficientPrivilege = '42501'
const diskFull = '53100'

/** Whether PostgreSQL aborted the statement because of a conflict. It may succeed if it's repeated. */
export function isConflict(error: unknown): boolean {
  return [serializationFailure, deadlockDetected].includes(stateOf(error) ?? '')
}

/** Whether another transaction held a lock for longer than the statement could wait. */
export function isLockTimeout(error: unknown): boolean {
  return stateOf(error) === lockNotAvailable
}

/** Whether the role lacks a privilege. */
export function isForbidden(error: unknown): boolean {
  return stateOf(error) === insufficientPrivilege
}

/** Whether PostgreSQL's disk is full. */
export function isDatabaseDiskFull(error: unknown): boolean {
  return stateOf(error) === diskFull
}

/** Whether a row with the same unique value exists. */
export function isUniqueViolation(error: unknown): boolean {
  return stateOf(error) === uniqueViolation
}

/** Whether a row refers to another one that was just deleted. */
export function isForeignKeyViolation(error: unknown): boolean {
  return stateOf(error) === foreignKeyViolation
}

/** Whether the row that a certain constraint refers to was just deleted. */
export function isGoneFrom(constraint: string, error: unknown): boolean {
  return (
    isForeignKeyViolation(error) && (error as { constraint?: string }).constraint === constraint
  )
}

function stateOf(error: unknown) {
  return (error as { code?: string } | undefined)?.code
}

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

// Class 08 stands for connections, 53 for insufficient resources, and 57P for a shutdown or start. For a caller, a
// statement or lock that took too long (57014, 55P03) and an interrupted transaction (25P03) also mean that they can
// retry later. The same is true for a read-only server (25006), because the next connection leads to the new primary.
const sqlStates = /^(08...|53...|57P..|57014|55P03|25P03|25006)$/

// These errors are thrown by pg without a code.
const sentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
]

/** Whether the database is currently unreachable, so that the response is 503 instead of 500. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as Error & { code?: string; syscall?: string }
  if (code !== undefined && (systemCodes.has(code) || sqlStates.test(code))) return true
  // A missing file means that the server isn't running only if that file is the socket.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return sentences.some((start) => error.message.startsWith(start)) || isDatabaseGone(error.cause)
}

/**
 * Whether the error's connection can no longer be used. This includes connections that lost their prepared statements
 * (26000).
 */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return (
    /^(08...|57P0[1235]|25P03|25006|26000)$/.test(code ?? '') || message === 'Query read timeout'
  )
}

const deadSentences =
  /^(Connection terminated unexpectedly|Client was closed|Client has encountered)/

/**
 * Whether a connection was dead or led to a read-only server, so that another connection may work. It's false if the
 * server itself was slow or rejected a new connection.
 */
export function isDeadConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as Error & { code?: string }
  if (/^(08...|57P0[125]|25P03|25006|ECONNRESET|EPIPE)$/.test(code)) return true
  return deadSentences.test(error.message) || isDeadConnection(error.cause)
}

// The second read may have to connect, which takes at most 1.5 s. Together they take less than 2 s.
const latestMilliseconds = 500

// During this pause, the pool detects all ended connections before it provides another one.
const pauseMilliseconds = 20

/**
 * Reads once more on another connection if the pool's connection was dead, so that most readers don't notice a
 * failover. It can only be used for reads, because it's unknown whether a failed change was made.
 */
export async function readAgain<Result>(read: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  try {
    return await read()
  } catch (error) {
    if (!isDeadConnection(error) || performance.now() - began > latestMilliseconds) throw error
  }
  await setTimeout(pauseMilliseconds)
  return read()
}
