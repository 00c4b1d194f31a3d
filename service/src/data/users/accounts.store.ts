import { randomBytes, randomUUID } from 'node:crypto'
import { isId } from '@accord/contract/rules/ids.ts'
import { retention } from '@accord/contract/retention.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import { inTransaction } from '#database/transactions.ts'
import { timeAgo } from '#database/time.ts'
import { isUniqueViolation } from '#database/errors.ts'
import type { Database } from '#database/tables.ts'
import type { HashFor } from '#crypto/password-hasher.ts'
import { isLiveCode } from './codes.store.ts'
import { condition, expression } from '#database/condition.ts'

type Db = Kysely<Database>
export type UserRow = Selectable<Database['users']>

/** Whether a user signs in with their address. Every lookup by address has this condition. */
export const signsInWithAddress = condition<'users'>((of) => `${of('sign_in')} = 'own'`)

interface NewUser {
  email: string
  firstName: string
  lastName: string
  /** An account that another provider signs in to has none. */
  passwordHash?: HashFor
  /** The cookie of the browser that signs up, if there is one. */
  signUpCookieHash?: Buffer
}

/** Inserts an account. Returns undefined if the address already has one, which the unique index prevents. */
export function insertUser(db: Db, user: NewUser): Promise<UserRow | undefined> {
  const id = randomUUID()
  return db
    .insertInto('users')
    .values({
      id,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      password_hash: user.passwordHash?.(id) ?? null,
      sign_up_cookie_hash: user.signUpCookieHash ?? null,
    })
    .onConflict((conflict) => conflict.column('email').where(signsInWithAddress()).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/**
 * Inserts an account that only an identity provider signs in to. It has no password and no sign-in address, so it has
 * nothing in common with an account of someone's own that has the same address.
 */
export function insertProviderUser(
  db: Db,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
): Promise<UserRow> {
  return db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email,
      first_name: firstName,
      last_name: lastName,
      password_hash: null,
      // The organization's domain proves the address, but only within the organization.
      email_verified_at: sql`now()`,
      sign_in: 'provider',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Finds the account that signs in with an address. Provider accounts only have one for email. */
export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where(signsInWithAddress())
    .executeTakeFirst()
}

/** Finds the account with this ID, or the one that signs in with this address. Operators can specify either. */
export function findUserByIdOrEmail(db: Db, named: string): Promise<UserRow | undefined> {
  if (!isId(named)) return findUserByEmail(db, named)
  return db.selectFrom('users').selectAll().where('id', '=', named).executeTakeFirst()
}

/** Lists the provider accounts that have an address for email, each with the organization that it opens. */
export async function listProviderUsersByEmail(db: Db, email: string) {
  const { rows } = await sql<{ id: string; name: string; organization: string | null }>`
    select u.id, ${fullName('u')} as name, o.name as organization
    from users u left join profiles p on p.user_id = u.id left join organizations o on o.id = p.organization_id
    where u.email = ${email} and u.sign_in = 'provider' and u.removed_at is null
    order by u.created_at, u.id`.execute(db)
  return rows
}

/** Finds a user by email and locks the account until the transaction ends. */
export function lockUserByEmail(trx: Db, email: string): Promise<UserRow | undefined> {
  return trx
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where(signsInWithAddress())
    .forUpdate()
    .executeTakeFirst()
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
    .set({
      email_verified_at: sql`coalesce(email_verified_at, now())`,
      sign_up_cookie_hash: null,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Changes the sign-in address to one that the mailbox's owner has verified. An unverified account with that address is
 * deleted. Returns false if the current address has changed or another account has the new one. In the latter case, the
 * unique index is violated and the transaction can't continue.
 */
export async function moveToEmail(
  trx: Db,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<boolean> {
  await deleteUnverifiedAt(trx, to)
  try {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ email: to, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('email', '=', from)
      .where(signsInWithAddress())
      .executeTakeFirst()
    return numUpdatedRows > 0n
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/**
 * Replaces only the password that was verified. If two changes are simultaneous, one of them gets an error that its
 * current password is wrong.
 */
export async function replacePassword(
  db: Db,
  checked: Pick<UserRow, 'id' | 'password_version'>,
  passwordHash: HashFor,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(anotherPassword(passwordHash(checked.id)))
    .where('id', '=', checked.id)
    .where('password_version', '=', checked.password_version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setPassword(db: Db, id: string, passwordHash: HashFor) {
  await db
    .updateTable('users')
    .set(anotherPassword(passwordHash(id)))
    .where('id', '=', id)
    .execute()
}

/** Removes the password. No one can sign in with a password until a new one is set. */
export async function removePassword(db: Db, id: string) {
  await db.updateTable('users').set(anotherPassword(null)).where('id', '=', id).execute()
}

const anotherPassword = (sealed: Buffer | null) => ({
  password_hash: sealed,
  password_version: sql<number>`password_version + 1`,
  updated_at: sql<Date>`now()`,
})

/** Stores the same password with a new hash. Sign-ins in progress aren't disturbed. */
export async function rehashPassword(
  db: Db,
  checked: Pick<UserRow, 'id' | 'password_version'>,
  passwordHash: HashFor,
) {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash(checked.id) })
    .where('id', '=', checked.id)
    .where('password_version', '=', checked.password_version)
    .execute()
}

/**
 * Updates whether a sign-in requires more than a password. It does if the person has a passkey or an authenticator app,
 * and another factor in case that is lost. Saved recovery codes are deleted with the last factor. The caller must hold
 * the person's row. Returns the state before and after, and whether any factor is left.
 */
export async function updateSecondFactor(trx: Db, id: string): Promise<Strength> {
  const { rows } = await sql<Strength>`
    update users set second_factor = is_required,
      second_factor_since = case when is_required then case when was then coalesce(second_factor_since, now()) else now() end end,
      recovery_kept_at = case when any_left then recovery_kept_at end
    from (
      select u.id, u.second_factor as was, f.any_left, f.any_left and (u.recovery_kept_at is not null or p.passkeys > 1) as is_required
      from users u, lateral (select count(*) as passkeys from passkeys where user_id = u.id) p,
        lateral (select p.passkeys > 0 or exists (
          select from totp where user_id = u.id and confirmed_at is not null) as any_left) f
      where u.id = ${id}
    ) had
    where users.id = had.id
    returning was, second_factor as is, any_left as "anyLeft"`.execute(trx)
  return rows[0]!
}

/** Returns the handle that identifies a person to their passkeys. It's created once and shared by all of them. */
export async function ensureHandle(db: Db, id: string): Promise<Buffer> {
  await db
    .updateTable('users')
    .set({ webauthn_handle: randomBytes(32) })
    .where('id', '=', id)
    .where('webauthn_handle', 'is', null)
    .execute()
  return (await getUser(db, id)).webauthn_handle!
}

interface Strength {
  was: boolean
  is: boolean
  anyLeft: boolean
}

/** Records that the person saved the recovery codes. Returns false if they had already confirmed this. */
export async function markRecoveryKept(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ recovery_kept_at: sql`now()` })
    .where('id', '=', id)
    .where('recovery_kept_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Deletes an unverified account with everything that belongs to it. Returns false if the address was verified in the
 * meantime.
 */
export async function deleteUnverified(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('users')
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the unverified account at an address, because its owner has proved that the address is theirs. */
export async function deleteUnverifiedAt(trx: Db, email: string) {
  await trx
    .deleteFrom('users')
    .where('email', '=', email)
    .where(signsInWithAddress())
    .where('email_verified_at', 'is', null)
    .execute()
}

/** The address was never verified, and there is no longer a valid link to do so. */
const abandoned = sql<boolean>`email_verified_at is null and not exists (
  select from codes where user_id = users.id and ${isLiveCode})`

/** Frees an unverified address when the last link to it has expired. */
export async function deleteAbandonedAt(trx: Db, email: string) {
  // The row is locked first, so that the next statement sees a link that is being requested at the same time.
  if (!(await lockUserByEmail(trx, email))) return
  await trx
    .deleteFrom('users')
    .where('email', '=', email)
    .where(signsInWithAddress())
    .where(abandoned)
    .execute()
}

const maxAtOnce = 1000

/**
 * Deletes abandoned accounts. Until then, the person can still request a new link, unless someone else has taken the
 * address.
 */
export async function sweepAbandoned(db: Db) {
  await inTransaction(db, async (trx) => {
    const held = await trx
      .selectFrom('users')
      .select('id')
      .where('created_at', '<', timeAgo(retention.signUps.periods.age))
      .where(abandoned)
      .limit(maxAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = held.map(({ id }) => id)
    if (ids.length === 0) return
    await trx.deleteFrom('users').where('id', 'in', ids).where(abandoned).execute()
  })
}

/**
 * Marks provider accounts without a profile for removal. No one can sign in to them any longer, and there's no one who
 * could restore them.
 */
export async function endUnusedProviderUsers(db: Db) {
  await sql`update users set deleted_at = now(), removed_from = now(), removal_told_at = now()
    where id in (select u.id from users u where u.sign_in = 'provider' and u.deleted_at is null
      and u.created_at < now() - interval '1 hour'
      and not exists (select from profiles p where p.user_id = u.id) limit ${maxAtOnce})`.execute(
    db,
  )
}

/**
 * Marks a provider account for removal, because its person moved its only profile to their own account. Returns false if
 * it isn't one, or was removed already.
 */
export async function endJoinedUser(
  trx: Db,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({
      joined_to: to,
      deleted_at: sql<Date>`now()`,
      removed_from: sql<Date>`now()`,
      // No one has to be notified that the account ends.
      removal_told_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', from)
    .where('sign_in', '=', 'provider')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether a user, by alias, is deleted or disabled and can't act anywhere. */
export function isClosed(u: string) {
  const user = sql.ref(u)
  return sql<boolean>`(${user}.deleted_at is not null or ${user}.disabled_at is not null)`
}

export const fullName = expression<'users', string>(
  (of) => `${of('first_name')} || ' ' || ${of('last_name')}`,
)
