import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { followsOf } from './moments/after-commit.ts'
import { isConflict } from './sql-states.ts'
import type { Database } from './tables.ts'

const attempts = 4

/**
 * Runs the work in a transaction. It may run more than once: nothing in it may leave the database, but by `afterCommit`.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const { result, follows } = await despiteConflicts(() =>
    db.transaction().execute(async (trx) => ({ follows: followsOf(trx), result: await work(trx) })),
  )
  for (const follow of follows) follow()
  return result
}

/**
 * Does it again, up to three times, when PostgreSQL chose it as the victim of a conflict. All of it is then
 * undone, so that this is for one statement, or for one transaction.
 */
export async function despiteConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error
      // Unequal pauses, or the two would meet again.
      await setTimeout(Math.random() * 20 * attempt)
    }
  }
}
