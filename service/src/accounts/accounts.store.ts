import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>
export type UserRow = Selectable<Database['users']>

interface NewUser {
  email: string
  firstName: string
  lastName: string
  passwordHash: string
}

/** Undefined when the address has an account already: the unique index decides, not a look before. */
export function insertUser(db: Db, user: NewUser): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      password_hash: user.passwordHash,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

export function getUser(db: Db, id: string): Promise<UserRow> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export function renameUser(db: Db, id: string, names: { firstName: string; lastName: string }) {
  return db
    .updateTable('users')
    .set({ first_name: names.firstName, last_name: names.lastName, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function markEmailVerified(db: Db, id: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email_verified_at: sql`coalesce(email_verified_at, now())`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Only replaces the hash that was checked: of two changes at once one wins, and the other is told that
 * its current password is no longer right.
 */
export async function replacePasswordHash(
  db: Db,
  checked: Pick<UserRow, 'id' | 'password_hash'>,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: sql`now()` })
    .where('id', '=', checked.id)
    .where('password_hash', '=', checked.password_hash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setPasswordHash(db: Db, id: string, passwordHash: string) {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}
