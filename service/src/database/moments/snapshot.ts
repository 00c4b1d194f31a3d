import type { Kysely } from 'kysely'
import type { Database } from '../tables.ts'

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
