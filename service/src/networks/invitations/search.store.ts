import { mostFound } from '@accord/contract/network-invitations.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hasJoined, hasPlace } from '#data/networks/member-conditions.store.ts'
import { acts } from '#data/organizations/owners.store.ts'
import { manages } from '#data/organizations/role-conditions.store.ts'

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

/** Organizations that somebody with exactly this address, and proven, manages, who can act, and that want to be found. */
export async function searchByManager(
  db: Db,
  { email, searchedBy, networkId }: Search,
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    with found as (
      select o.id, o.name, o.city, o.created_at from organizations o
      where o.findable and o.deleted_at is null and o.id <> ${searchedBy} and o.id in (
        select p.organization_id from profiles p join users u on u.id = p.user_id
        where p.email = ${email} and p.email_proven and ${acts('p', 'u')} and ${manages('p')})
      order by o.created_at desc, o.id desc limit ${mostFound}
    )
    select f.id, f.name, f.city, case when ${hasJoined('m')} then 'joined'
      when m.id is not null then 'invited' end as standing
    from found f left join network_members m
      on m.network_id = ${networkId ?? null} and m.organization_id = f.id and ${hasPlace('m')}
    order by f.created_at desc, f.id desc`.execute(db)
  return rows
}

/** Whether it can be invited by whoever knows its id. */
export async function wantsToBeFound(db: Db, organizationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .where('findable', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
