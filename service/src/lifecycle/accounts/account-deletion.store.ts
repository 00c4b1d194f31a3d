import { signsInWithAddress } from '#data/users/accounts.store.ts'
import { graceDays } from '@accord/contract/deletions.ts'
import { type Kysely, sql } from 'kysely'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { isContact } from '#data/organizations/profiles.store.ts'

/** The name that replaces the name of a person whose account was permanently deleted. */
export const formerMember = {
  firstName: 'Former',
  lastName: 'member',
  name: 'Former member',
  address: (id: string) => `deleted-${id}@deleted.invalid`,
} as const

type Db = Kysely<Database>

/**
 * Starts the deletion. Returns undefined if the account was already deleted, whose date then doesn't change. The caller
 * has locked the person.
 */
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

/**
 * Cancels the deletion if there's still time after waiting for locks. Returns undefined if there's nothing to cancel.
 */
export function unmarkDeleted(db: Db, id: string): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({ deleted_at: null, removed_from: null, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('removed_from', '>', sql<Date>`clock_timestamp()`)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Starts a deletion that can't be canceled. The caller emails the person immediately. Returns undefined if the grace
 * period was already over.
 */
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

export interface MembershipOfPerson {
  id: string
  organization_id: string
  email: string
  isContact: boolean
}

/** Lists all memberships, in the order in which organizations are locked. */
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

/** Lists accounts whose grace period is over and whose person hasn't been notified yet, oldest first. */
export async function listToBeNotified(db: Db, max: number): Promise<string[]> {
  const untold = whoseTimeHasCome(db, max).where('removal_told_at', 'is', null)
  return (await untold.execute()).map(({ id }) => id)
}

/** Returns undefined if another worker has already notified the person, or if the deletion was canceled. */
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

/**
 * Lists accounts whose grace period is over and whose last email was sent, oldest first. If that email has waited for
 * an hour, the account is included anyway.
 */
export async function listAccountsToPurge(db: Db, max: number): Promise<string[]> {
  const due = whoseTimeHasCome(db, max).where(
    sql<boolean>`(removal_told_at < now() - interval '1 hour' or removal_told_at is not null
      and not exists (select from mails
        where recipient = users.email and state in ('queued', 'sending')))`,
  )
  return (await due.execute()).map(({ id }) => id)
}

/**
 * Returns false if the deletion was canceled or the account has already been permanently deleted. Like `unmarkDeleted`,
 * it compares the clock, so only one of the two succeeds.
 */
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

/** Replaces the account with a row that identifies no one, so that the email address can be used again. */
export async function replaceWithTombstone(db: Db, id: string) {
  // Anyone can sign up with an address without verifying it, so this removes unverified accounts with the address, too.
  await db
    .deleteFrom('users')
    .where('email', '=', formerMember.address(id))
    .where(signsInWithAddress())
    .where('email_verified_at', 'is', null)
    .execute()
  await db
    .updateTable('users')
    .set({
      email: formerMember.address(id),
      first_name: formerMember.firstName,
      last_name: formerMember.lastName,
      password_hash: null,
      // A sign-in in progress fails because the password's version changes.
      password_version: sql<number>`password_version + 1`,
      sign_up_cookie_hash: null,
      second_factor: false,
      second_factor_since: null,
      webauthn_handle: null,
      recovery_kept_at: null,
      removed_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Disables or enables an account. Returns false if it's already in that state. The caller has locked the person. */
export async function setDisabled(db: Db, id: string, to: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ disabled_at: to ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .where('disabled_at', to ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
