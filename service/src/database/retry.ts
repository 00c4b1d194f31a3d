import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './tables.ts'

const serializationFailure = '40001'
const deadlockDetected = '40P01'
const attempts = 4

/**
 * Runs the work in a transaction, again up to three times when PostgreSQL chose it as the victim of
 * a conflict. So the work may run more than once: nothing in it may leave the database.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error
      // Unequal pauses, or the two would meet again.
      await setTimeout(Math.random() * 20 * attempt)
    }
  }
}

function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code
  return code === serializationFailure || code === deadlockDetected
}
