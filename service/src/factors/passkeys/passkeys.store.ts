import { randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hashSecret } from '#crypto/random-secret.ts'

type Db = Kysely<Database>
export type PasskeyRow = Selectable<Database['passkeys']>
type OwnPasskey = { id: string; userId: string }

/** In the order in which they were added. */
export function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** By what the authenticator calls it, with the handle by which it knows its owner. */
export function findByCredential(db: Db, credentialId: Buffer) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .selectAll('passkeys')
    .select('users.webauthn_handle')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** Undefined when there is such a passkey already, whoever's it is. */
export function insertPasskey(
  db: Db,
  passkey: Omit<Insertable<Database['passkeys']>, 'id'>,
): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkeys')
    .values({ id: randomUUID(), ...passkey })
    .onConflict((known) => known.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Undefined where the person has no such passkey, as below. */
export function renamePasskey(
  db: Db,
  { id, userId }: OwnPasskey,
  name: string,
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

export function deletePasskey(db: Db, { id, userId }: OwnPasskey): Promise<PasskeyRow | undefined> {
  return db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** All of a person's. */
export async function deletePasskeys(db: Db, userId: string) {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}

/** Whether there were any. */
export async function deletePasskeysSince(db: Db, userId: string, since: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** What a copy would say: it counts, and has counted less than this one. */
const hasGrownTo = (counter: number) =>
  sql<boolean>`(backup_eligible or counter < ${counter} or counter = 0 and ${counter} = 0)`

/**
 * Notes that it was used, with how often it says it was. One that is on a single device counts upwards; false when
 * it did not, or is no longer there. What is on several devices has nothing to count.
 */
export async function recordPasskeyUse(
  db: Db,
  { id, counter, backedUp }: { id: string; counter: number; backedUp: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: String(counter), backed_up: backedUp, last_used_at: sql`now()` })
    .where('id', '=', id)
    .where(hasGrownTo(counter))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Uses a challenge up: of any number at once, one. */
export async function useChallenge(db: Kysely<Database>, challenge: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_challenges')
    .values({ hash: hashSecret(challenge) })
    .onConflict((used) => used.column('hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
