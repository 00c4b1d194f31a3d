import { type Kysely, sql } from 'kysely'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { keepNewest } from '#data/sessions/devices.store.ts'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'
import { pendingMinutes } from '#data/sessions/session.rules.ts'

type Db = Kysely<Database>

/** How many wrong second factors are accepted. */
const maxTries = 5
/**
 * Per person. No one signs in at more places at the same time, and someone with only the password can't fill the table.
 */
const maxPending = 20

/**
 * Remembers that the password was correct. Returns the secret that continues the sign-in, or undefined if the password
 * was changed since it was checked.
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

/** The person whose sign-in is pending. A new password ends it. */
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

/** Counts an attempt before it's checked, so that parallel attempts get no more of them. False if none is left. */
export async function countSecondStepAttempt(db: Db, pending: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pending_sign_ins')
    .set({ tries: sql`tries + 1` })
    .where('hash', '=', hashSecret(pending))
    .where('tries', '<', maxTries)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Only one of two concurrent requests can continue it. */
export async function endPending(db: Db, pending: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pending_sign_ins')
    .where('hash', '=', hashSecret(pending))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
