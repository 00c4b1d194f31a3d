import { randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hashSecret } from '#crypto/random-secret.ts'

type Db = Kysely<Database>
export type PasskeyRow = Selectable<Database['passkeys']>
type OwnPasskey = { id: string; userId: string }

/** Returns the person's passkeys, oldest first. */
export function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Finds a passkey by its credential ID, with its owner's user handle. */
export function findByCredential(db: Db, credentialId: Buffer) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .selectAll('passkeys')
    .select('users.webauthn_handle')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** Returns undefined if anyone has already registered the passkey. */
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

/** Returns undefined if the person has no such passkey. */
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

export async function deletePasskeys(db: Db, userId: string) {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}

/** Returns whether any passkey was deleted. */
export async function deletePasskeysSince(db: Db, userId: string, since: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Detects copies, because a copy would have counted fewer uses. Synced passkeys don't count theirs. */
const hasGrownTo = (counter: number) =>
  sql<boolean>`(backup_eligible or counter < ${counter} or counter = 0 and ${counter} = 0)`

/**
 * Records a use and its counter. Returns false if the passkey was removed, or if it's bound to one device and its
 * counter didn't increase. Synced passkeys don't count.
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

/** Uses up a challenge. Only one of several concurrent requests succeeds. */
export async function useChallenge(db: Kysely<Database>, challenge: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_challenges')
    .values({ hash: hashSecret(challenge) })
    .onConflict((used) => used.column('hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
