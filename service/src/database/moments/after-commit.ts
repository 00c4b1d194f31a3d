import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'

type Follow = () => void

const waiting = new WeakMap<Transaction<Database>, Follow[]>()

/** What follows from a transaction waits for its commit: of one that is undone, or done again, nothing is left over. */
export function afterCommit(trx: Transaction<Database>, follow: Follow) {
  const follows = waiting.get(trx)
  if (!follows) throw new Error('What follows a commit needs a transaction begun by inTransaction.')
  follows.push(follow)
}

/** For whoever begins the transaction, and does what waits once it is committed. */
export function followsOf(trx: Transaction<Database>): Follow[] {
  const follows: Follow[] = []
  waiting.set(trx, follows)
  return follows
}
