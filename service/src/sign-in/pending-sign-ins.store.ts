import { type Kysely, sql } from 'kysely'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { IdentityRow } from '#data/users/identities.store.ts'
import type { Database } from '#database/tables.ts'
import { keepNewest } from '#data/sessions/devices.store.ts'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'
import { pendingMinutes } from '#data/sessions/session.rules.ts'

type Db = Kysely<Database>

/** How many wrong second factors are accepted. */
const maxTries = 5
/**
 * The most pending sign-ins per person. No one needs more at the same time, and without a limit, anyone who has only
 * the password could fill the table.
 */
const maxPending = 20

/**
 * Records that the password was correct, or that a connected provider vouched for the person. Returns the secret that
 * continues the sign-in, or undefined if the password was changed since it was checked.
 */
export async function insertPending(
  db: Db,
  checked: Pick<UserRow, 'id' | 'password_version'>,
  identityId: string | null = null,
): Promise<string | undefined> {
  const { value, hash } = randomSecret('acw')
  const { rows } = await sql`
    insert into pending_sign_ins (hash, user_id, password_version, identity_id, expires_at)
    select ${hash}, id, password_version, ${identityId}::uuid, now() + ${pendingMinutes} * interval '1 minute'
    from users where id = ${checked.id} and password_version = ${checked.password_version}
    returning hash`.execute(db)
  if (rows.length === 0) return undefined
  await keepNewest(db, 'pending_sign_ins', checked.id, maxPending)
  return value
}

/** A person whose sign-in is pending, with the provider through which they sign in if they didn't use a password. */
export type PendingPerson = UserRow & { through: Pick<IdentityRow, 'provider' | 'issuer'> | null }

/** Finds the person whose sign-in is pending. A password change ends it, and so does disconnecting the provider. */
export async function findPending(db: Db, pending: string): Promise<PendingPerson | undefined> {
  const row = await db
    .selectFrom('pending_sign_ins as p')
    .innerJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'p.user_id').onRef('u.password_version', '=', 'p.password_version'),
    )
    .leftJoin('account_identities as i', 'i.id', 'p.identity_id')
    .selectAll('u')
    .select(['i.provider', 'i.issuer'])
    .where('p.hash', '=', hashSecret(pending))
    .where('p.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!row) return undefined
  const { provider, issuer, ...user } = row
  return { ...user, through: provider === null ? null : { provider, issuer: issuer! } }
}

/**
 * Counts an attempt before it's checked, so that concurrent attempts can't exceed the limit. Returns false if none is
 * left.
 */
export async function countSecondStepAttempt(db: Db, pending: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pending_sign_ins')
    .set({ tries: sql`tries + 1` })
    .where('hash', '=', hashSecret(pending))
    .where('tries', '<', maxTries)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the pending sign-in. Only one of two concurrent requests succeeds. */
export async function endPending(db: Db, pending: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pending_sign_ins')
    .where('hash', '=', hashSecret(pending))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
