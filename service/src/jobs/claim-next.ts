import { sql, type Transaction } from 'kysely'
import { tryLockForTransaction } from '#database/advisory-locks.ts'
import type { Database } from '#database/tables.ts'

/** The next thing that no other worker is working on until commit, so that workers don't wait for each other. */
export async function claimNext<Thing extends { id: string }>(
  trx: Transaction<Database>,
  kind: string,
  skip: readonly string[],
  find: (skip: readonly string[]) => Promise<Thing | undefined>,
): Promise<Thing | undefined> {
  const left = [...skip]
  for (;;) {
    const next = await find(left)
    if (!next) return undefined
    const run = (text: string) => sql.raw(text).execute(trx)
    if (await tryLockForTransaction(run, `${kind} ${next.id}`)) return next
    left.push(next.id)
  }
}
