import { type Kysely, sql, type Transaction } from 'kysely'
import { isLiveCode } from '#data/users/codes.store.ts'
import type { Database } from '#database/tables.ts'
import { hashSecret } from '#crypto/random-secret.ts'
import type { ProfileRow } from './profiles.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Sets the pending address, or clears it with null. The current address stays. */
export function setPendingEmail(db: Db, id: string, email: string | null): Promise<ProfileRow> {
  return db
    .updateTable('profiles')
    .set({ pending_email: email })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Clears the pending addresses of all of a person's profiles. The current addresses stay. */
export async function clearPendingEmails(db: Db, userId: string) {
  await db
    .updateTable('profiles')
    .set({ pending_email: null })
    .where('user_id', '=', userId)
    .where('pending_email', 'is not', null)
    .execute()
}

/** Confirms an address. Returns undefined if it's no longer the pending one, because it was replaced or withdrawn. */
export function confirmPendingEmail(
  db: Db,
  id: string,
  email: string,
): Promise<ProfileRow | undefined> {
  return db
    .updateTable('profiles')
    .set({ email, email_proven: true, pending_email: null })
    .where('id', '=', id)
    .where('pending_email', '=', email)
    .returningAll()
    .executeTakeFirst()
}

/** Lists a person's own profiles that use an address and aren't suspended, with their organizations, newest first. */
export function listKnownBy(db: Db, userId: string, email: string, max: number) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .select(['p.id', 'o.id as organization_id', 'o.name as organization_name'])
    .where('p.user_id', '=', userId)
    .where('p.email', '=', email)
    .where('p.suspended_at', 'is', null)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(max)
    .execute()
}

/**
 * Selects a person's profiles that use one of these addresses. They're either listed by ID or were added since a
 * certain time.
 */
export interface WhichKnownBy {
  userId: string
  emails: readonly string[]
  ids: readonly string[]
  since?: Date
  /** Includes suspended profiles, because an attacker's change is undone everywhere. */
  suspended?: boolean
}

/** Changes profiles to another address that the person has verified. Returns the previous addresses. */
export async function moveProfilesToEmail(trx: Trx, which: WhichKnownBy, to: string) {
  const { rows } = await sql<{ id: string; organization_id: string; email: string }>`
    update profiles set email = ${to}, email_proven = true
    from (${knownBy(trx, which).forUpdate()}) was
    where profiles.id = was.id
    returning profiles.id, profiles.organization_id, was.email`.execute(trx)
  return rows
}

export function knownBy(db: Db, { userId, emails, ids, since, suspended }: WhichKnownBy) {
  return db
    .selectFrom('profiles')
    .select(['id', 'organization_id', 'email'])
    .where('user_id', '=', userId)
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .where(sql<boolean>`(id = any(${ids}::uuid[]) or created_at >= ${since ?? null}::timestamptz)`)
    .$if(!suspended, (query) => query.where('suspended_at', 'is', null))
    .orderBy('id')
}

/** Finds the person's profile that a code belongs to, while the code is valid. */
export function findProfileByCode(
  db: Db,
  code: string,
  userId: string,
): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('codes')
    .innerJoin('profiles', 'profiles.id', 'codes.profile_id')
    .selectAll('profiles')
    .where('codes.hash', '=', hashSecret(code))
    .where('codes.user_id', '=', userId)
    .where(isLiveCode)
    .executeTakeFirst()
}
