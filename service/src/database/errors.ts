import { setTimeout } from 'node:timers/promises'

const serializationFailure = '40001'
const deadlockDetected = '40P01'
const foreignKeyViolation = '23503'
const uniqueViolation = '23505'
const lockNotAvailable = '55P03'
const insufficientPrivilege = '42501'
const diskFull = '53100'

/** Whether PostgreSQL chose the statement as the victim of a conflict: done again, it may well pass. */
export function isConflict(error: unknown): boolean {
  return [serializationFailure, deadlockDetected].includes(stateOf(error) ?? '')
}

/** Whether somebody else held what a statement needed for longer than it may wait. */
export function isLockTimeout(error: unknown): boolean {
  return stateOf(error) === lockNotAvailable
}

/** Whether the role may not do it. */
export function isForbidden(error: unknown): boolean {
  return stateOf(error) === insufficientPrivilege
}

/** Whether PostgreSQL has no room left to write. */
export function isDatabaseDiskFull(error: unknown): boolean {
  return stateOf(error) === diskFull
}

/** Whether somebody else has what only one can have. */
export function isUniqueViolation(error: unknown): boolean {
  return stateOf(error) === uniqueViolation
}

/** Whether what a row rests on is gone: somebody ended it at this moment. */
export function isForeignKeyViolation(error: unknown): boolean {
  return stateOf(error) === foreignKeyViolation
}

/** The same, where one column says what is gone. */
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

// A second reading may have to connect, for which it has 1.5 s: together they stay below 2.
const latestMilliseconds = 500

// The pool hears of every connection that ended before it is asked for the next one.
const pauseMilliseconds = 20

/**
 * Reads once more, on another connection, when the one that the pool gave was dead: so a switch of servers goes
 * unnoticed by most readers. Only for what may be read twice: of a change nobody knows whether it took place.
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
