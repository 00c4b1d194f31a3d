import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import { pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import { isOutsideDomains, isTrustedGuest } from '#data/sessions/provider-gate.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export type GuestRow = Awaited<ReturnType<typeof listGuests>>['rows'][number]

const guests = (db: Db) =>
  db
    .selectFrom('provider_guests as g')
    .innerJoin('profiles as p', 'p.id', 'g.profile_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.email', 'g.added_at', 'u.first_name', 'u.last_name'])
    .select(sql.raw<boolean>(isTrustedGuest).as('second_factor'))
    .select(sql.raw<boolean>(`not ${isOutsideDomains}`).as('in_domain'))

/** Lists the guests of an organization, newest first. */
export function listGuests(db: Db, organizationId: string, { $limit, $skip }: Paging) {
  const all = db.selectFrom('provider_guests').where('organization_id', '=', organizationId)
  const page = guests(db)
    .where('g.organization_id', '=', organizationId)
    .orderBy('g.added_at', 'desc')
    .orderBy('p.id')
    .limit($limit)
    .offset($skip)
  return pageOf(page, all)
}

export async function countGuests(db: Db, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('provider_guests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return count
}

export function findGuest(db: Db, profileId: string): Promise<GuestRow | undefined> {
  return guests(db).where('g.profile_id', '=', profileId).executeTakeFirst()
}

/** Adds a guest, or trusts a guest's new second factor. Returns false if the address is in one of the organization's domains. */
export async function insertGuest(
  trx: Trx,
  {
    profileId,
    organizationId,
    addedBy,
  }: { profileId: string; organizationId: string; addedBy: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into provider_guests (profile_id, organization_id, added_by)
    select p.id, p.organization_id, ${addedBy}::uuid from profiles p
    where p.id = ${profileId} and p.organization_id = ${organizationId} and ${sql.raw(isOutsideDomains)}
    on conflict (profile_id) do update set added_at = excluded.added_at, added_by = excluded.added_by
    returning profile_id`.execute(trx)
  return rows.length > 0
}

export async function deleteGuest(trx: Trx, profileId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('provider_guests')
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
