import { type Role, canManage, rankedRoles } from '@accord/contract/rules/roles.ts'
import { condition } from '#database/condition.ts'
import { type Kysely, type Selectable, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { randomUUID } from 'node:crypto'
import { unauthenticated } from '@accord/contract/errors.ts'
import { RequestError } from '#request-error.ts'

const arrayOf = (roles: readonly string[]) =>
  `array[${roles.map((role) => `'${role}'`).join(', ')}]`

/** Of a profile: `canManage`. */
export const manages = condition<'profiles'>(
  (of) => `${of('roles')} && ${arrayOf(rankedRoles.filter((role) => canManage([role])))}`,
)

/** Of a profile: has the highest role, whatever others besides. */
export const owns = condition<'profiles'>((of) => `'owner' = any (${of('roles')})`)

/** Has a right in the organization. */
export const isRanked = condition<'profiles'>((of) => `${of('roles')} && ${arrayOf(rankedRoles)}`)

/** Of a profile, all of which have a role: `isContact`. */
export const isContact = condition<'profiles'>(
  (of) => `not ${of('roles')} && ${arrayOf(rankedRoles)}`,
)

/** Which application brought a contact: the one they approve first. Under the organization's lock. */
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

/** A contact `p`, who goes with the last approval. One who is suspended stays so. */
export const goesWithLast = sql<boolean>`${isContact('p')} and p.suspended_at is null`

/** A contact `p` that an application once brought, and that none acts for any more. */
export const isLeft = sql<boolean>`${goesWithLast}
  and not exists (select from approvals a where a.profile_id = p.id)`

/** Where there are some; an application that ended may have brought people to many. */
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
  /** It comes with the organization that its person has just made. */
  founder?: boolean
  /** The profile that invited the person, who answers for the roles. */
  invitedBy?: string | null
}

/**
 * Undefined when the person has a profile there already: it is never changed. Under the organization's
 * lock: the time is that of this statement, unlike `now()`, so that times follow the order in which people
 * were let in.
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
      // Whoever signs in with it has proved it; one that came with a forwarded link is anybody's.
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

/** Whose they are, of those that are in the organization. */
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
 * As it stays until commit: whoever changes it waits, and notes it here afterwards. Nobody comes anywhere who deleted their
 * account, or was disabled, while they did.
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

/** Whether a person has a second factor, at all their profiles; the person is held. */
export async function recordSecondFactor(trx: Db, userId: string, has: boolean) {
  await trx
    .updateTable('profiles')
    .set({ second_factor: has })
    .where('user_id', '=', userId)
    .where('second_factor', '!=', has)
    .execute()
}

/** Under the organization's lock. Its tokens, codes and the invitations it sent go with it. */
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

/** All of an organization, or one of them. */
export interface WhichContacts {
  organizationId: string
  profileId?: string | null
}

/** Contacts that no application acts for any more, under the organization's lock; answers the addresses of those that went. */
export async function deleteLeftContacts(
  trx: Trx,
  { organizationId, profileId }: WhichContacts,
  max: number,
): Promise<string[]> {
  const isNamed = profileId === undefined ? sql`true` : sql`c.profile_id = ${profileId}`
  const { rows } = await sql<{ email: string }>`
    delete from profiles where id = any (array(
      select p.id from contacts c join profiles p on p.id = c.profile_id
      where c.organization_id = ${organizationId} and ${isNamed} and ${isLeft} limit ${max}))
    returning email`.execute(trx)
  if (rows.length > 0) await changeMemberCount(trx, organizationId, -rows.length)
  return rows.map(({ email }) => email)
}

async function changeMemberCount(trx: Trx, organizationId: string, by: number) {
  await trx
    .updateTable('organizations')
    .set({ member_count: sql`member_count + ${by}` })
    .where('id', '=', organizationId)
    .execute()
}

/** Under the organization's lock, or the last owner could lose the role. `by` is who answers for them from now on. */
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
 * Where an organization's mail to a person goes, for a profile `p` of a user `u`: to the address that it
 * knows them by, but to nobody whose address was never proved to be theirs.
 */
export const mailAddress = sql<string>`case when p.email_proven then p.email else u.email end`

/** The same for a profile that was read, and the address its person signs in with. */
export function emailAddressOf(
  { email, email_proven }: Pick<ProfileRow, 'email' | 'email_proven'>,
  ownEmail: string,
): string {
  return email_proven ? email : ownEmail
}

/**
 * Under the organization's lock; false where they were suspended before. Whoever is just being given something under the
 * profile holds it: they are waited for, so that what ends afterwards is all that there was.
 */
export async function suspendProfile(trx: Trx, id: string): Promise<boolean> {
  await trx.selectFrom('profiles').select('id').where('id', '=', id).forUpdate().execute()
  return setSuspended(trx, id, true)
}

/** False where they were not suspended. */
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
