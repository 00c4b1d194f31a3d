import { type Role, canManage, rankedRoles } from '@accord/contract/rules/roles.ts'
import { condition } from '#database/condition.ts'
import { type Kysely, type Selectable, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { randomUUID } from 'node:crypto'
import { unauthenticated } from '@accord/contract/errors.ts'
import { RequestError } from '#request-error.ts'

const arrayOf = (roles: readonly string[]) =>
  `array[${roles.map((role) => `'${role}'`).join(', ')}]`

/** Whether a profile is a manager. This is `canManage` in SQL. */
export const manages = condition<'profiles'>(
  (of) => `${of('roles')} && ${arrayOf(rankedRoles.filter((role) => canManage([role])))}`,
)

/** Whether a profile is an owner, whatever other roles it has. */
export const owns = condition<'profiles'>((of) => `'owner' = any (${of('roles')})`)

/** Whether a profile has a role with permissions in the organization. */
export const isRanked = condition<'profiles'>((of) => `${of('roles')} && ${arrayOf(rankedRoles)}`)

/** Whether a profile, which always has a role, is only a contact. This is `isContact` in SQL. */
export const isContact = condition<'profiles'>(
  (of) => `not ${of('roles')} && ${arrayOf(rankedRoles)}`,
)

/**
 * Records which application added a contact, which is the first one that they approved. The caller must hold the
 * organization's lock.
 */
export async function recordIntroducedBy(
  trx: Transaction<Database>,
  { id, organization_id }: { id: string; organization_id: string },
  applicationId: string,
) {
  await trx
    .insertInto('contacts')
    .values({ profile_id: id, organization_id, application_id: applicationId })
    .onConflict((conflict) => conflict.column('profile_id').doNothing())
    .execute()
}

/** Whether `p` is a contact who is removed with their last approval. A suspended contact stays. */
export const goesWithLast = sql<boolean>`${isContact('p')} and p.suspended_at is null`

/** Whether `p` is a contact who was added by an application and for whom no application acts any longer. */
export const isLeft = sql<boolean>`${goesWithLast}
  and not exists (select from approvals a where a.profile_id = p.id)`

/** Lists organizations that have such contacts. A deleted application may have added people to many organizations. */
export async function listWithLeftContacts(db: Kysely<Database>, max: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct c.organization_id as id
    from contacts c join profiles p on p.id = c.profile_id
    where ${isLeft} order by id limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

type Db = Kysely<Database>
type Trx = Transaction<Database>
export type ProfileRow = Selectable<Database['profiles']>

interface NewProfile {
  userId: string
  organizationId: string
  email: string
  roles: readonly Role[]
  /** Whether the profile is created together with its organization. */
  founder?: boolean
  /** The profile that invited the person, which is recorded as the source of the roles. */
  invitedBy?: string | null
}

/**
 * Adds a profile under the organization's lock. Returns undefined if the person already has one there, which is never
 * changed. Unlike `now()`, the time is that of this statement, so that times follow the order in which people joined.
 */
export async function insertProfile(
  trx: Trx,
  { userId, organizationId, email, roles, founder = false, invitedBy = null }: NewProfile,
): Promise<ProfileRow | undefined> {
  const secondFactor = await holdJoining(trx, userId)
  const profile = await trx
    .insertInto('profiles')
    .values({
      id: randomUUID(),
      user_id: userId,
      organization_id: organizationId,
      email,
      // The address with which the person signs in is verified. An address from a forwarded link could be anyone's.
      email_proven: isOwnAddress(userId, email),
      roles: each(roles),
      founder,
      allowed_by: invitedBy,
      created_at: sql<Date>`clock_timestamp()`,
      second_factor: secondFactor,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'organization_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (profile) await changeMemberCount(trx, organizationId, 1)
  return profile
}

/** Lists the people of these profiles in the organization. */
export async function usersOf(
  db: Db,
  organizationId: string,
  profiles: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', profiles)
    .execute()
  return rows.map((row) => row.user_id)
}

/**
 * Reads whether the person has a second factor. This can't change until the commit, because a change waits and then
 * updates the profile. Throws if their account was deleted or disabled in the meantime.
 */
async function holdJoining(trx: Trx, userId: string): Promise<boolean> {
  const person = await trx
    .selectFrom('users')
    .select('second_factor')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!person) throw new RequestError(unauthenticated)
  return person.second_factor
}

/** Stores in all of a person's profiles whether they have a second factor. The caller must hold the person's lock. */
export async function recordSecondFactor(trx: Db, userId: string, has: boolean) {
  await trx
    .updateTable('profiles')
    .set({ second_factor: has })
    .where('user_id', '=', userId)
    .where('second_factor', '!=', has)
    .execute()
}

/** Deletes a profile under the organization's lock, with its tokens, codes, and sent invitations. */
export async function deleteProfile(
  trx: Trx,
  { id, organization_id }: Pick<ProfileRow, 'id' | 'organization_id'>,
) {
  const gone = await trx
    .deleteFrom('profiles')
    .where('id', '=', id)
    .where('organization_id', '=', organization_id)
    .returning('id')
    .executeTakeFirst()
  if (gone) await changeMemberCount(trx, organization_id, -1)
}

/** Selects all contacts of an organization, or one of them. */
export interface WhichContacts {
  organizationId: string
  profileId?: string | null
}

/** Removes contacts for whom no application acts any longer, under the organization's lock. Returns their addresses. */
export async function deleteLeftContacts(
  trx: Trx,
  { organizationId, profileId }: WhichContacts,
  max: number,
): Promise<{ id: string; email: string }[]> {
  const isNamed = profileId === undefined ? sql`true` : sql`c.profile_id = ${profileId}`
  const { rows } = await sql<{ id: string; email: string }>`
    delete from profiles where id = any (array(
      select p.id from contacts c join profiles p on p.id = c.profile_id
      where c.organization_id = ${organizationId} and ${isNamed} and ${isLeft} limit ${max}))
    returning id, email`.execute(trx)
  if (rows.length > 0) await changeMemberCount(trx, organizationId, -rows.length)
  return rows
}

async function changeMemberCount(trx: Trx, organizationId: string, by: number) {
  await trx
    .updateTable('organizations')
    .set({ member_count: sql`member_count + ${by}` })
    .where('id', '=', organizationId)
    .execute()
}

/**
 * Sets roles. The caller must hold the organization's lock, because the last owner could otherwise lose the role. `by`
 * is recorded as the person who granted the roles.
 */
export function setRoles(
  trx: Trx,
  id: string,
  roles: readonly Role[],
  by: string | null,
): Promise<ProfileRow> {
  return trx
    .updateTable('profiles')
    .set({ roles: each(roles), allowed_at: sql`now()`, allowed_by: by })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findProfile(db: Db, id: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findProfileOf(
  db: Db,
  userId: string,
  organizationId: string,
): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
}

function isOwnAddress(userId: string, email: string) {
  return sql<boolean>`exists (select from users
    where id = ${userId} and email = ${email} and email_verified_at is not null)`
}

function each(roles: readonly Role[]): Role[] {
  return [...new Set(roles)]
}

/**
 * The address to which an organization's emails go for profile `p` of user `u`. It's the profile's address if that was
 * verified, and otherwise the account's.
 */
export const mailAddress = sql<string>`case when p.email_proven then p.email else u.email end`

/** Returns the same for a profile that was already read, with the person's sign-in address. */
export function emailAddressOf(
  { email, email_proven }: Pick<ProfileRow, 'email' | 'email_proven'>,
  ownEmail: string,
): string {
  return email_proven ? email : ownEmail
}

/**
 * Suspends a profile under the organization's lock. Returns false if it was already suspended. Requests that are
 * granting access to the profile hold its row, so this waits for them and everything is revoked afterward.
 */
export async function suspendProfile(trx: Trx, id: string): Promise<boolean> {
  await trx.selectFrom('profiles').select('id').where('id', '=', id).forUpdate().execute()
  return setSuspended(trx, id, true)
}

/** Reactivates a profile. Returns false if it wasn't suspended. */
export function resumeProfile(trx: Trx, id: string): Promise<boolean> {
  return setSuspended(trx, id, false)
}

async function setSuspended(trx: Trx, id: string, to: boolean): Promise<boolean> {
  const changed = await trx
    .updateTable('profiles')
    .set({ suspended_at: to ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .where('suspended_at', to ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
