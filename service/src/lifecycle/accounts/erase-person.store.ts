import { signsInWithAddress } from '#data/users/accounts.store.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { mailboxOf } from '#mail/mailbox.ts'
import { formerMember } from './account-deletion.store.ts'
import { deleteSome } from '#database/batches.ts'

type Db = Kysely<Database>

/**
 * Whether a person did it. That includes what they did with a provider account whose membership they moved to their own
 * account. The provider account's own deletion erases none of it, because the person is still a member.
 */
const isBy = (userId: string) =>
  sql<boolean>`user_id = any (array(
    select id from users where (id = ${userId} and joined_to is null) or joined_to = ${userId}))`

/** Kinds of activity about a person's own membership. The addresses in these entries are the person's own. */
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
 * Returns the email addresses that the person signs in with or has verified in an organization. They belong to the
 * person everywhere. An address that the person only requested is included if no one else has it.
 */
export async function addressesOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users where id = ${userId} and ${signsInWithAddress()}
    union select email from profiles where user_id = ${userId} and email_proven
      and exists (select from users u where u.id = ${userId} and ${signsInWithAddress('u')})
    union select old_email from email_changes where user_id = ${userId}
    union select new_email from email_changes where user_id = ${userId} and changed_at is not null
    union select email from (
      select email from codes where user_id = ${userId}
      union select new_email from email_changes where user_id = ${userId}) asked
    where not exists (select from users u
        where u.email = asked.email and ${signsInWithAddress('u')} and u.id <> ${userId} and u.email_verified_at is not null)
      and not exists (select from profiles p where p.email = asked.email and p.user_id <> ${userId})
      and not exists (select from invitations i
        where i.email = asked.email and i.accepted_by is distinct from ${userId})`.execute(db)
  return rows.map(({ email }) => email)
}

/**
 * Returns addresses that belong to the person only within one organization. These are unverified addresses, which may
 * belong to someone else elsewhere, and former ones. Requested addresses aren't included, because anyone can request
 * someone else's address.
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
      where ${isBy(userId)} and organization_id = ${organizationId} and words_salt is not null
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

/**
 * Finds rows of a chain that contain one of the addresses, or texts about the person's own membership. Rows that prove
 * whose addresses these are come last.
 */
export async function findActivityNaming(
  db: Db,
  { organizationId, userId, addresses }: Words,
  max: number,
): Promise<bigint[]> {
  const { rows } = await sql<{ position: string }>`
    select position from organization_activity
    where organization_id = ${organizationId} and (${hasAddress(addresses)}
      or (words_salt is not null and ${isBy(userId)} and kind = any (${ownKinds})))
    order by coalesce(${isBy(userId)}, false) and kind = any (${ownKinds}), position
    limit ${max}`.execute(db)
  return rows.map(({ position }) => BigInt(position))
}

/** Finds rows of a chain with the person's devices. */
export async function findDevices(
  db: Db,
  { organizationId, userId }: Pick<Words, 'organizationId' | 'userId'>,
  max: number,
): Promise<bigint[]> {
  const { rows } = await sql<{ position: string }>`
    select position from organization_activity
    where organization_id = ${organizationId} and ${isBy(userId)} and device_salt is not null
    order by position limit ${max}`.execute(db)
  return rows.map(({ position }) => BigInt(position))
}

/** Lists organizations whose activity may contain the person's data. */
export async function organizationsWith(
  db: Db,
  userId: string,
  addresses: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select organization_id as id from profiles where user_id = ${userId}
    union select organization_id from organization_activity where ${isBy(userId)}
    union select organization_id from organization_activity where ${hasAddress(addresses)}
    union select organization_id from invitations
      where email = any (${addresses}::text[]) or accepted_by = ${userId}
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

type CopiesDb = Kysely<Database>

/** Other people's rows that contain the person's name or address. */
interface Copy {
  table:
    | 'access_reviews'
    | 'connection_sign_ins'
    | 'event_secrets_seen'
    | 'keys_seen'
    | 'reviewed_ways'
  key: RawBuilder<unknown>
  /** A condition that is false for rows that were already erased. */
  where: RawBuilder<boolean>
  set: RawBuilder<unknown>
}

const name = sql.lit(formerMember.name)
const ofReviewed = { table: 'reviewed_ways', key: sql`review_id, position` } as const
const ofProviders = { table: 'connection_sign_ins', key: sql`id` } as const
const ofReview = { table: 'access_reviews', key: sql`id` } as const

function copiesOf(userId: string, addresses: readonly string[]): Copy[] {
  return [
    {
      ...ofReviewed,
      where: sql`of_user = ${userId}`,
      // An approval then appears under its application's name.
      set: sql`of_user = null, email = null, name = case when person is null then ${name} else name end,
        person = case when person is null then null else ${name} end`,
    },
    {
      ...ofReviewed,
      where: sql`kind = 'invitation' and email = any (${addresses}::text[])`,
      set: sql`email = null, name = ${name}`,
    },
    {
      ...ofReviewed,
      where: sql`allowed_by_user = ${userId}`,
      set: sql`allowed_by_user = null, allowed_by = ${name}`,
    },
    {
      ...ofReviewed,
      where: sql`decided_by_user = ${userId}`,
      set: sql`decided_by_user = null, decided_by_name = ${name}`,
    },
    {
      ...ofReviewed,
      where: sql`noted_by_user = ${userId}`,
      set: sql`noted_by_user = null, noted_by_name = ${name}`,
    },
    {
      ...ofReview,
      where: sql`started_by_user = ${userId}`,
      set: sql`started_by_user = null, started_by_name = ${name}`,
    },
    {
      ...ofReview,
      where: sql`ended_by_user = ${userId} and ended_by_name <> ${name}`,
      set: sql`ended_by_name = ${name}`,
    },
    {
      ...ofProviders,
      where: sql`email is not null
        and profile_id in (select p.id from profiles p where p.user_id = ${userId})`,
      set: sql`email = null`,
    },
    {
      ...ofProviders,
      where: sql`email = any (${addresses}::text[])`,
      set: sql`email = null`,
    },
    {
      table: 'keys_seen',
      key: sql`key_id, user_id`,
      where: sql`user_id = ${userId} and name <> ${name}`,
      set: sql`name = ${name}`,
    },
    {
      table: 'event_secrets_seen',
      key: sql`endpoint_id, user_id`,
      where: sql`user_id = ${userId} and name <> ${name}`,
      set: sql`name = ${name}`,
    },
  ]
}

const atOnce = 1000

/** Erases some of the copies in other people's rows. Returns false once none is left. */
export async function eraseCopies(
  db: CopiesDb,
  userId: string,
  addresses: readonly string[],
): Promise<boolean> {
  for (const { table, key, where, set } of copiesOf(userId, addresses)) {
    const { numAffectedRows } = await sql`update ${sql.table(table)} set ${set}
      where (${key}) in (select ${key} from ${sql.table(table)} where ${where} limit ${atOnce})`.execute(
      db,
    )
    if (numAffectedRows !== undefined && numAffectedRows > 0n) return true
  }
  return eraseByAddress(db, addresses)
}

/**
 * Erases emails to the person and rate limit counts for their addresses. Only the subject of an email is readable, and
 * subjects of emails to others never name a person.
 */
async function eraseByAddress(db: CopiesDb, addresses: readonly string[]): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from mails where id in (
    select id from mails where recipient = any (${addresses}::text[]) limit ${atOnce})`.execute(db)
  // Whole words of a key are compared, so that ana@ doesn't match joana@.
  const counted = [...addresses, ...addresses.map(mailboxOf)]
  await sql`delete from limits where string_to_array(key, ' ') && ${counted}::text[]`.execute(db)
  return numAffectedRows !== undefined && numAffectedRows > 0n
}

/**
 * Tables whose rows with a `user_id` belong only to that person and are removed with the account. The working role
 * can't delete rows of `account_activity`, so a database function removes them.
 */
export const ownTables = [
  'account_identities',
  'answers',
  'approvals',
  'codes',
  'devices',
  'email_changes',
  'exports',
  'identity_flows',
  'known_networks',
  'logout_notices',
  'oauth_artifacts',
  'passkeys',
  'pending_sign_ins',
  'recovery_codes',
  'second_factor_resets',
  'sessions',
  'told_sign_ins',
  'join_requests',
  'removed_members',
  'totp',
] as const satisfies (keyof Database)[]

export const rowsPerStep = 1000

/** Removes some of the remaining rows. Returns false once there are none. */
export async function deleteOwnRows(db: Kysely<Database>, userId: string): Promise<boolean> {
  const where = sql`user_id = ${userId}`
  for (const table of ownTables) {
    if ((await deleteSome(db, table, { where, max: rowsPerStep })) > 0) return true
  }
  return false
}
