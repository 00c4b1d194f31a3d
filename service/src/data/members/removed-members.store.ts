import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

interface Removed {
  organizationId: string
  userId: string
}

/** Addresses are stored as hashes, because the person may have deleted their account. */
const hashOf = (organizationId: string, address: RawBuilder<string>) =>
  sql<Buffer>`sha256(convert_to(${organizationId} || ' ' || lower(${address}), 'UTF8'))`

/**
 * Notes that someone removed a member, so that admins see it if the person asks to join again, and so that no identity
 * provider brings them back. The profile and its links must still exist.
 */
export async function noteRemoved(
  trx: Trx,
  { id, organization_id, user_id }: { id: string; organization_id: string; user_id: string },
) {
  await trx
    .insertInto('removed_members')
    .values({ organization_id, user_id })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'user_id']).doUpdateSet({ at: sql<Date>`now()` }),
    )
    .execute()
  // An address that the person never proved may be someone else's.
  await sql`
    insert into removed_addresses (organization_id, hash)
    select distinct ${organization_id}::uuid, ${hashOf(organization_id, sql`address`)} from (
      select email as address from profiles where id = ${id} and email_proven
      union all select email from connection_links where profile_id = ${id} and email is not null
      union all select u.email from users u where u.id = ${user_id}
        and (u.sign_in = 'provider' or u.email_verified_at is not null)
    ) addresses
    on conflict (organization_id, hash) do update set at = excluded.at`.execute(trx)
}

/** Someone in the organization decided to let the person in again. */
export async function forgetRemoval(
  trx: Trx,
  { organizationId, userId }: Removed,
  addresses: readonly string[],
) {
  await trx
    .deleteFrom('removed_members')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute()
  for (const address of new Set(addresses)) {
    await trx
      .deleteFrom('removed_addresses')
      .where('organization_id', '=', organizationId)
      .where('hash', '=', hashOf(organizationId, sql`${address}::text`))
      .execute()
  }
}

/** Whether someone removed this person from the organization, and no one has let them in again. */
export async function wasRemoved(db: Db, { organizationId, userId }: Removed): Promise<boolean> {
  const note = await db
    .selectFrom('removed_members')
    .select('at')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return note !== undefined
}

/** Whether someone with this address was removed from the organization, or has a suspended profile there. */
export async function isBarred(db: Db, organizationId: string, email: string): Promise<boolean> {
  const { rows } = await sql<{ barred: boolean }>`
    select exists (select from removed_addresses
      where organization_id = ${organizationId} and hash = ${hashOf(organizationId, sql`${email}::text`)})
    or exists (select from profiles p join users u on u.id = p.user_id
      where p.organization_id = ${organizationId} and p.suspended_at is not null
        and (u.email = ${email} and (u.sign_in = 'provider' or u.email_verified_at is not null)
          or p.email = ${email} and p.email_proven
          or exists (select from connection_links l where l.profile_id = p.id and l.email = ${email}))) as barred`.execute(
    db,
  )
  return rows[0]!.barred
}
