import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { UserRow } from './accounts.store.ts'

type Db = Kysely<Database>
export type IdentityRow = Selectable<Database['account_identities']>

/** Who someone is at a provider. Nothing else identifies them. */
export interface Identity {
  issuer: string
  subject: string
}

/** Finds a connected provider with its account. */
export async function findIdentity(
  db: Db,
  { issuer, subject }: Identity,
): Promise<{ identity: IdentityRow; user: UserRow } | undefined> {
  const identity = await db
    .selectFrom('account_identities')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (!identity) return undefined
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', identity.user_id)
    .executeTakeFirst()
  return user && { identity, user }
}

export function getIdentity(db: Db, id: string): Promise<IdentityRow> {
  return db
    .selectFrom('account_identities')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export function listIdentities(db: Db, userId: string): Promise<IdentityRow[]> {
  return db
    .selectFrom('account_identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .orderBy('id')
    .execute()
}

/** Connects a provider. Returns undefined if someone else has connected it, which the unique index prevents. */
export function insertIdentity(
  db: Db,
  identity: Identity & { userId: string; provider: string; email: string | undefined },
): Promise<IdentityRow | undefined> {
  const { userId, provider, issuer, subject, email } = identity
  return db
    .insertInto('account_identities')
    .values({
      id: randomUUID(),
      user_id: userId,
      provider,
      issuer,
      subject,
      email: email ?? null,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Records a sign-in. The address is only shown, so it follows the provider's. Returns false if it was removed. */
export async function recordIdentityUsed(
  db: Db,
  id: string,
  email: string | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_identities')
    .set({ last_used_at: sql<Date>`now()`, ...(email !== undefined && { email }) })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function deleteIdentity(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<IdentityRow | undefined> {
  return db
    .deleteFrom('account_identities')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** Removes providers that were connected since someone else gained access to the account. */
export async function deleteIdentitiesSince(db: Db, userId: string, since: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_identities')
    .where('user_id', '=', userId)
    .where('linked_at', '>=', since)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
