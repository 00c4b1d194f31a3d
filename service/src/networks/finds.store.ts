import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { isLive } from './networks.store.ts'

type Db = Kysely<Database>

interface Search {
  email: string
  searchedBy: string
  /** Where to look up what each stands for already. */
  networkId: string | undefined
}

interface FoundRow {
  id: string
  name: string
  city: string
  standing: 'joined' | 'invited' | null
}

/**
 * Organizations that somebody with exactly this address manages and that want to be found. What was
 * found is noted in the same statement: nothing else can be invited.
 */
export async function searchByManager(
  db: Db,
  { email, searchedBy, networkId }: Search,
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    with found as (
      select o.id, o.name, o.city, o.created_at from organizations o
      where o.findable and o.id <> ${searchedBy} and o.id in (
        select organization_id from profiles
        where email = ${email} and roles && array['admin', 'owner'])
      order by o.created_at desc, o.id desc limit 20
    ), noted as (
      insert into organization_finds (searched_by, found)
      select ${searchedBy}, id from found order by id
      on conflict (searched_by, found) do update set at = now()
    )
    select f.id, f.name, f.city, case when m.accepted_at is not null then 'joined'
      when m.id is not null then 'invited' end as standing
    from found f left join network_members m
      on m.network_id = ${networkId ?? null} and m.organization_id = f.id and ${isLive}
    order by f.created_at desc, f.id desc`.execute(db)
  return rows
}

/** Within a day, and as long as the organization still wants to be found. */
export async function wasFoundLately(db: Db, searchedBy: string, found: string): Promise<boolean> {
  const row = await db
    .selectFrom('organization_finds as f')
    .innerJoin('organizations as o', 'o.id', 'f.found')
    .select('f.found')
    .where('f.searched_by', '=', searchedBy)
    .where('f.found', '=', found)
    .where('f.at', '>', sql<Date>`now() - interval '1 day'`)
    .where('o.findable', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

export async function sweepFinds(db: Db) {
  await db
    .deleteFrom('organization_finds')
    .where('at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
