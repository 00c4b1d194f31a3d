import type { Kysely, Transaction } from 'kysely'
import type { Database } from './tables.ts'
import { setTimeout } from 'node:timers/promises'
import { isConflict } from './errors.ts'

type Follow = () => void

const waiting = new WeakMap<Transaction<Database>, Follow[]>()

/**
 * Runs the callback after the transaction commits. If the transaction is rolled back or repeated, the callback doesn't
 * run.
 */
export function afterCommit(trx: Transaction<Database>, follow: Follow) {
  const follows = waiting.get(trx)
  if (!follows)
    throw new Error('afterCommit must be called in a transaction started by inTransaction.')
  follows.push(follow)
}

/** Prepares a transaction for `afterCommit`. The caller runs the returned callbacks after the commit. */
export function afterCommitCallbacks(trx: Transaction<Database>): Follow[] {
  const follows: Follow[] = []
  waiting.set(trx, follows)
  return follows
}

const attempts = 4

/**
 * Runs the work in a transaction. The work can run more than once, so effects outside of the database must use
 * `afterCommit`.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const { result, follows } = await retryOnConflict(() =>
    db
      .transaction()
      .execute(async (trx) => ({ follows: afterCommitCallbacks(trx), result: await work(trx) })),
  )
  for (const follow of follows) follow()
  return result
}

/**
 * Repeats the work up to three times if PostgreSQL aborted it because of a conflict. Use it for one statement or one
 * transaction, because all of the work must have been rolled back.
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error
      // The pauses are random, because the two transactions would otherwise conflict again.
      await setTimeout(Math.random() * 20 * attempt)
    }
  }
}

/**
 * Reads everything from one snapshot, regardless of concurrent writes. Inside a transaction, that transaction is used.
 */
export function inSnapshot<Result>(
  db: Kysely<Database>,
  read: (snapshot: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return read(db)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read)
}
