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
