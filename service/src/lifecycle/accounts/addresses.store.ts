import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

/** What somebody does to their own place: its words are addresses of theirs. */
const ownKinds = [
  'invitation_accepted',
  'profile_email_requested',
  'profile_email_changed',
  'profile_email_verified',
  'profile_email_withdrawn',
  'contact_added',
  'member_account_deleted',
  'member_account_kept',
]

/**
 * Addresses that somebody signs in with, or proved in an organization: theirs wherever they stand. Of those that they only
 * asked for, what nobody else has.
 */
export async function addressesOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users where id = ${userId}
    union select email from profiles where user_id = ${userId} and email_proven
    union select old_email from email_changes where user_id = ${userId}
    union select new_email from email_changes where user_id = ${userId} and changed_at is not null
    union select email from (
      select email from codes where user_id = ${userId}
      union select new_email from email_changes where user_id = ${userId}) asked
    where not exists (select from users u
        where u.email = asked.email and u.id <> ${userId} and u.email_verified_at is not null)
      and not exists (select from profiles p where p.email = asked.email and p.user_id <> ${userId})
      and not exists (select from invitations i
        where i.email = asked.email and i.accepted_by is distinct from ${userId})`.execute(db)
  return rows.map(({ email }) => email)
}

/**
 * Those that an organization alone knows them by: unproved ones, which may be somebody else's elsewhere, and former ones.
 * Not what they only asked for, which anybody can: it may be somebody else's right there.
 */
export async function addressesIn(
  db: Db,
  userId: string,
  organizationId: string,
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from profiles where user_id = ${userId} and organization_id = ${organizationId}
    union select email from invitations
      where accepted_by = ${userId} and organization_id = ${organizationId}
    union select v.email from organization_activity,
      lateral (values (case when kind <> 'profile_email_withdrawn' then words ->> 'email' end),
        (case when kind = 'profile_email_changed' then words ->> 'newEmail' end)) v (email)
      where user_id = ${userId} and organization_id = ${organizationId} and words_salt is not null
        and kind = any (${ownKinds}) and v.email is not null`.execute(db)
  return rows.map(({ email }) => email)
}

interface Words {
  organizationId: string
  userId: string
  addresses: readonly string[]
}

const hasAddress = (addresses: readonly string[]) => sql<boolean>`words_salt is not null and (
  (words ? 'email' and words ->> 'email' = any (${addresses}::text[]))
  or (words ? 'newEmail' and words ->> 'newEmail' = any (${addresses}::text[])))`

/** Rows of a chain that name one of the addresses, or what they said of their own place; last those from which it is known that it is theirs. */
export async function findWords(
  db: Db,
  { organizationId, userId, addresses }: Words,
  most: number,
): Promise<bigint[]> {
  const { rows } = await sql<{ position: string }>`
    select position from organization_activity
    where organization_id = ${organizationId} and (${hasAddress(addresses)}
      or (words_salt is not null and user_id = ${userId} and kind = any (${ownKinds})))
    order by user_id is not distinct from ${userId}::uuid and kind = any (${ownKinds}), position
    limit ${most}`.execute(db)
  return rows.map(({ position }) => BigInt(position))
}

/** Rows of a chain that tell from where they did something. */
export async function findDevices(
  db: Db,
  { organizationId, userId }: Pick<Words, 'organizationId' | 'userId'>,
  most: number,
): Promise<bigint[]> {
  const { rows } = await sql<{ position: string }>`
    select position from organization_activity
    where organization_id = ${organizationId} and user_id = ${userId} and device_salt is not null
    order by position limit ${most}`.execute(db)
  return rows.map(({ position }) => BigInt(position))
}

/** Organizations whose activity may hold something of theirs. */
export async function organizationsWith(
  db: Db,
  userId: string,
  addresses: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select organization_id as id from profiles where user_id = ${userId}
    union select organization_id from organization_activity where user_id = ${userId}
    union select organization_id from organization_activity where ${hasAddress(addresses)}
    union select organization_id from invitations
      where email = any (${addresses}::text[]) or accepted_by = ${userId}
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
