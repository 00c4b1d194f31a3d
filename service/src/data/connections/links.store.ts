import { randomUUID } from 'node:crypto'
import { type Kysely, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { isClosed } from '#data/users/accounts.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Who someone is at a provider. Nothing else identifies them. */
export interface Identity {
  connectionId: string
  issuer: string
  subject: string
}

/** A profile as the linking rules see it, with the user that it belongs to. */
const linkable = (db: Db) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.user_id', 'p.email', 'p.email_proven', 'p.roles', 'p.suspended_at'])
    .select(['u.email as own_email', 'u.first_name', 'u.second_factor', 'u.sign_in'])
    .select(isClosed('u').as('closed'))

export type LinkableProfile = NonNullable<Awaited<ReturnType<typeof findProfileByAddress>>>

/** Finds the link of an identity. Its profile is undefined if it was removed. */
export async function findLink(db: Db, { connectionId, issuer, subject }: Identity) {
  const link = await db
    .selectFrom('connection_links')
    .select(['id', 'profile_id', 'email'])
    .where('connection_id', '=', connectionId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (!link) return undefined
  const profile =
    link.profile_id === null
      ? undefined
      : await linkable(db).where('p.id', '=', link.profile_id).executeTakeFirst()
  return { ...link, profile }
}

export function findProfileByAddress(db: Db, organizationId: string, email: string) {
  return linkable(db)
    .where('p.organization_id', '=', organizationId)
    .where('p.email', '=', email)
    .orderBy('p.email_proven', 'desc')
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst()
}

export function getLinkableProfile(db: Db, id: string) {
  return linkable(db).where('p.id', '=', id).executeTakeFirst()
}

/** Whether the address is the one of someone else's link, or whether the profile is linked to someone else. */
export async function isLinkedToOther(
  db: Db,
  { connectionId, issuer, subject }: Identity,
  { email, profileId }: { email?: string | undefined; profileId?: string | undefined },
): Promise<boolean> {
  const other = await db
    .selectFrom('connection_links')
    .select('id')
    .where('connection_id', '=', connectionId)
    .where('profile_id', 'is not', null)
    .where(sql<boolean>`(issuer, subject) is distinct from (${issuer}::text, ${subject}::text)`)
    .where((eb) =>
      eb.or([
        ...(email === undefined ? [] : [eb('email', '=', email)]),
        ...(profileId === undefined ? [] : [eb('profile_id', '=', profileId)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * Links an identity to a profile. Returns undefined if either is linked already, which the indexes prevent. The link of
 * a profile that was removed is replaced.
 */
export async function insertLink(
  trx: Trx,
  { connectionId, issuer, subject }: Identity,
  { profileId, email }: { profileId: string; email: string | undefined },
): Promise<{ id: string } | undefined> {
  await trx
    .deleteFrom('connection_links')
    .where('connection_id', '=', connectionId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('profile_id', 'is', null)
    .execute()
  return trx
    .insertInto('connection_links')
    .values({
      id: randomUUID(),
      connection_id: connectionId,
      issuer,
      subject,
      profile_id: profileId,
      email: email ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Records a use of a link, with the address that the provider sent now, unless the provider says it isn't verified. */
export async function recordLinkUsed(
  trx: Trx,
  id: string,
  sent: { email?: string | undefined; emailVerified?: boolean | undefined },
) {
  const email = sent.emailVerified === false ? undefined : sent.email
  await trx
    .updateTable('connection_links')
    .set({ last_used_at: sql<Date>`now()`, ...(email !== undefined && { email }) })
    .where('id', '=', id)
    .execute()
}

/** Removes a profile's link with the sessions that it opened. Returns the address that it had, or undefined. */
export function deleteLink(trx: Trx, connectionId: string, profileId: string) {
  return trx
    .deleteFrom('connection_links')
    .where('connection_id', '=', connectionId)
    .where('profile_id', '=', profileId)
    .returning(['id', 'email'])
    .executeTakeFirst()
}

/** Erases the address of the links of a profile that is about to be removed. The person still can't return. */
export async function eraseLinkedAddresses(trx: Trx, profileId: string) {
  await trx
    .updateTable('connection_links')
    .set({ email: null })
    .where('profile_id', '=', profileId)
    .execute()
}

export async function countLinked(db: Db, connectionId: string): Promise<number> {
  const { people } = await db
    .selectFrom('connection_links')
    .select(sql<number>`count(*)::int`.as('people'))
    .where('connection_id', '=', connectionId)
    .where('profile_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return people
}

/** Lists the organization's connections that are turned on, and whether the profile is linked to each. */
export function listOwnConnectionsOf(
  db: Db,
  { id, organizationId }: { id: string; organizationId: string },
) {
  return db
    .selectFrom('connections as c')
    .leftJoin('connection_links as l', (join) =>
      join.onRef('l.connection_id', '=', 'c.id').on('l.profile_id', '=', id),
    )
    .select(['c.id', 'c.name', 'l.last_used_at', sql<boolean>`l.id is not null`.as('linked')])
    .where('c.organization_id', '=', organizationId)
    .where('c.state', '=', 'active')
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute()
}

/** The profile's address follows the provider's, if no one else in the organization has it. Returns whether it did. */
export async function moveProfileToAddress(
  trx: Trx,
  {
    profileId,
    organizationId,
    email,
  }: { profileId: string; organizationId: string; email: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('profiles')
    .set({ email, email_proven: true })
    .where('id', '=', profileId)
    .where(
      sql<boolean>`not exists (select from profiles o where o.organization_id = ${organizationId}
        and o.email = ${email} and o.id <> ${profileId})`,
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  // Only a provider account's address follows, because no one signs in with it.
  await sql`update users u set email = ${email}, updated_at = now() from profiles p
    where p.id = ${profileId} and u.id = p.user_id and u.sign_in = 'provider'`.execute(trx)
  return true
}
