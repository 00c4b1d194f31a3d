import type { Kysely, Transaction } from 'kysely'
import type { Database } from './tables.ts'
import { setTimeout } from 'node:timers/promises'
import { isConflict } from './errors.ts'

type Follow = () => void

const waiting = new WeakMap<Transaction<Database>, Follow[]>()

/** What follows from a transaction waits for its commit: of one that is undone, or done again, nothing is left over. */
export function afterCommit(trx: Transaction<Database>, follow: Follow) {
  const follows = waiting.get(trx)
  if (!follows) throw new Error('What follows a commit needs a transaction begun by inTransaction.')
  follows.push(follow)
}

/** For whoever begins the transaction, and does what waits once it is committed. */
export function afterCommitCallbacks(trx: Transaction<Database>): Follow[] {
  const follows: Follow[] = []
  waiting.set(trx, follows)
  return follows
}

const attempts = 4

/**
 * Runs the work in a transaction. It may run more than once: nothing in it may leave the database, but by `afterCommit`.
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
 * Does it again, up to three times, when PostgreSQL chose it as the victim of a conflict. All of it is then
 * undone, so that this is for one statement, or for one transaction.
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
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

/** Reads all of one moment, whatever is written meanwhile. Inside a transaction it is that one that reads. */
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
