import { graceDays } from '@accord/contract/deletions.ts'
import { type Kysely, sql } from 'kysely'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { isContact } from '#data/organizations/profiles.store.ts'

/** What is shown of somebody whose account was removed. */
export const formerMember = {
  firstName: 'Former',
  lastName: 'member',
  name: 'Former member',
  address: (id: string) => `deleted-${id}@deleted.invalid`,
} as const

type Db = Kysely<Database>

/** The person is held. Undefined where it was deleted before: its time stays. */
export function markDeleted(db: Db, id: string): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({
      deleted_at: sql<Date>`now()`,
      removed_from: sql<Date>`now() + make_interval(days => ${graceDays.account})`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** By the clock, because whoever waited here may have waited too long. Undefined where there is nothing to keep. */
export function unmarkDeleted(db: Db, id: string): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({ deleted_at: null, removed_from: null, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('removed_from', '>', sql<Date>`clock_timestamp()`)
    .returningAll()
    .executeTakeFirst()
}

/** The same, and it cannot be kept: whoever does so tells them at once. Undefined where its time was over before. */
export function markForImmediatePurge(db: Db, id: string): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({
      deleted_at: sql<Date>`coalesce(deleted_at, now())`,
      removed_from: sql<Date>`now()`,
      removal_told_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where(sql<boolean>`(removed_from is null or removed_from > now())`)
    .returningAll()
    .executeTakeFirst()
}

/** A place of somebody in an organization. */
export interface MembershipOfPerson {
  id: string
  organization_id: string
  email: string
  isContact: boolean
}

/** All of theirs, in the order in which organizations are locked. */
export async function listMembershipsOfPerson(
  db: Db,
  userId: string,
): Promise<MembershipOfPerson[]> {
  const { rows } = await sql<MembershipOfPerson>`
    select id, organization_id, email, ${isContact()} as "isContact"
    from profiles where user_id = ${userId} order by organization_id`.execute(db)
  return rows
}

function whoseTimeHasCome(db: Db, max: number) {
  return db
    .selectFrom('users')
    .select('id')
    .where('removed_from', '<=', sql<Date>`now()`)
    .where('removed_at', 'is', null)
    .orderBy('removed_from')
    .limit(max)
}

/** Of those whose time has come the ones to whom that was not said yet; oldest first. */
export async function listToBeNotified(db: Db, max: number): Promise<string[]> {
  const untold = whoseTimeHasCome(db, max).where('removal_told_at', 'is', null)
  return (await untold.execute()).map(({ id }) => id)
}

/** Undefined where somebody else has told them, or it was kept. */
export function markNotified(db: Db, id: string): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({ removal_told_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('removal_told_at', 'is', null)
    .where('removed_from', '<=', sql<Date>`clock_timestamp()`)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Of those whose time has come the ones whose letter has left, or waited for an hour: it goes with them. Oldest first. */
export async function listAccountsToPurge(db: Db, max: number): Promise<string[]> {
  const told = whoseTimeHasCome(db, max).where(
    sql<boolean>`(removal_told_at < now() - interval '1 hour' or removal_told_at is not null
      and not exists (select from mails
        where recipient = users.email and state in ('queued', 'sending')))`,
  )
  return (await told.execute()).map(({ id }) => id)
}

/** By the clock, as `unmarkDeleted`: of the two one comes too late. False where it was kept, or is removed already. */
export async function lockAccountToPurge(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('removed_from', '<=', sql<Date>`clock_timestamp()`)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** What is left of an account: who it was nobody can tell, and the address is free. */
export async function replaceWithTombstone(db: Db, id: string) {
  // Anybody can sign up with it and never prove it: that makes way.
  await db
    .deleteFrom('users')
    .where('email', '=', formerMember.address(id))
    .where('email_verified_at', 'is', null)
    .execute()
  await db
    .updateTable('users')
    .set({
      email: formerMember.address(id),
      first_name: formerMember.firstName,
      last_name: formerMember.lastName,
      password_hash: null,
      // Whoever is just signing in is too late.
      password_version: sql<number>`password_version + 1`,
      sign_up_cookie_hash: null,
      second_factor: false,
      webauthn_handle: null,
      recovery_kept_at: null,
      removed_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/** False where they are, or are not, disabled already. The person is held. */
export async function setDisabled(db: Db, id: string, to: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ disabled_at: to ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .where('disabled_at', to ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
