import { type Kysely, sql } from 'kysely'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { keepNewest } from '#data/sessions/devices.store.ts'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'
import { pendingMinutes } from '#data/sessions/session.rules.ts'

type Db = Kysely<Database>

/** How many wrong second factors are taken. */
const maxTries = 5
/** Of one person: nobody signs in in more places at once, and whoever has only the password fills no table. */
const maxPending = 20

/**
 * Remembers that the password was right, and answers what the sign-in is continued with; undefined when the password
 * is no longer the one that was checked.
 */
export async function insertPending(
  db: Db,
  checked: Pick<UserRow, 'id' | 'password_version'>,
): Promise<string | undefined> {
  const { value, hash } = randomSecret('acw')
  const { rows } = await sql`
    insert into pending_sign_ins (hash, user_id, password_version, expires_at)
    select ${hash}, id, password_version, now() + ${pendingMinutes} * interval '1 minute'
    from users where id = ${checked.id} and password_version = ${checked.password_version}
    returning hash`.execute(db)
  if (rows.length === 0) return undefined
  await keepNewest(db, 'pending_sign_ins', checked.id, maxPending)
  return value
}

/** Who waits to sign in with it. A new password ended it. */
export function findPending(db: Db, pending: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('pending_sign_ins as p')
    .innerJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'p.user_id').onRef('u.password_version', '=', 'p.password_version'),
    )
    .selectAll('u')
    .where('p.hash', '=', hashSecret(pending))
    .where('p.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Counts a try before it is looked at, so that many at once have no more of them; false when there is none left. */
export async function countSecondStepAttempt(db: Db, pending: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pending_sign_ins')
    .set({ tries: sql`tries + 1` })
    .where('hash', '=', hashSecret(pending))
    .where('tries', '<', maxTries)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** It is continued once; of two at once one goes on. */
export async function endPending(db: Db, pending: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pending_sign_ins')
    .where('hash', '=', hashSecret(pending))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
