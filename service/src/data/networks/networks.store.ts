import { randomUUID } from 'node:crypto'
import type { Searched } from '@accord/contract/fields.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { pageOf } from '#database/page-of.ts'
import { everyWordOf } from '#database/searching/every-word.ts'
import type { Database } from '#database/tables.ts'
import { hasJoined, hasPlace, isInvited } from './member-conditions.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

interface NetworkDetails {
  name: string
  description: string
  shares: ScopeEntity[]
}

export async function insertNetwork(
  trx: Trx,
  organizationId: string,
  details: NetworkDetails,
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('networks')
    .values({ id, organization_id: organizationId, ...details })
    .execute()
  return id
}

export async function setNetwork(trx: Trx, id: string, details: NetworkDetails) {
  await trx
    .updateTable('networks')
    .set({ ...details, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Its memberships and invitations go with it. */
export async function deleteNetworkRow(trx: Trx, id: string) {
  await trx.deleteFrom('networks').where('id', '=', id).execute()
}

export async function ownsNetwork(db: Db, organizationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('networks')
    .select('id')
    .where('organization_id', '=', organizationId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type ShownNetwork = Awaited<ReturnType<typeof listNetworksOf>>['rows'][number]

/** One network with what an organization has to do with it: it may be nothing. */
export function findNetwork(
  db: Db,
  id: string,
  organizationId: string,
): Promise<ShownNetwork | undefined> {
  return shown(db, organizationId).where('n.id', '=', id).executeTakeFirst()
}

type Listed = Searched & { standing?: 'created' | 'joined' | undefined }

/** Networks that an organization created, joined or is invited to, the newest first. */
export function listNetworksOf(
  db: Db,
  organizationId: string,
  { standing, search, $skip, $limit }: Listed,
) {
  const created = db
    .selectFrom('networks')
    .select(['id', 'created_at as since'])
    .where('organization_id', '=', organizationId)
  const joined = db
    .selectFrom('network_members as m')
    .select(['m.network_id as id', 'm.created_at as since'])
    .where('m.organization_id', '=', organizationId)
    .where(hasPlace('m'))
  const either = created.unionAll(joined)
  const chosen = standing === 'created' ? created : standing === 'joined' ? joined : either
  const mine = db.selectFrom(chosen.as('mine')).$if(Boolean(search), (query) =>
    query.where(sql<boolean>`exists (select from networks n
      join organizations w on w.id = n.organization_id
      where n.id = mine.id and ${everyWordOf(sql`n.name || ' ' || w.name`, search!)})`),
  )
  const onPage = mine
    .selectAll()
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
    .offset($skip)
    .limit($limit)
  const page = shown(db, organizationId)
    .innerJoin(onPage.as('page'), 'page.id', 'n.id')
    .orderBy('page.since', 'desc')
    .orderBy('page.id', 'desc')
  return pageOf(page, mine)
}

/** With its owner, the organization's own place in it, and for the owner how many are in it; deleted ones are not. */
function shown(db: Db, organizationId: string) {
  return db
    .selectFrom('networks as n')
    .innerJoin('organizations as w', 'w.id', 'n.organization_id')
    .leftJoin('network_members as m', (join) =>
      join
        .onRef('m.network_id', '=', 'n.id')
        .on('m.organization_id', '=', organizationId)
        .on(hasPlace('m')),
    )
    .leftJoinLateral(
      (counted) =>
        counted
          .selectFrom('network_members as c')
          .innerJoin('organizations as o', 'o.id', 'c.organization_id')
          .where('o.deleted_at', 'is', null)
          .whereRef('c.network_id', '=', 'n.id')
          .where(sql<boolean>`n.organization_id = ${organizationId}`)
          .select([
            sql<number>`count(*) filter (where ${hasJoined('c')})::int`.as('joined'),
            sql<number>`count(*) filter (where ${hasJoined('c')} and n.shares <@ c.shares)::int`.as(
              'up_to_date',
            ),
            sql<number>`count(*) filter (where ${isInvited('c')})::int`.as('invited'),
          ])
          .as('counts'),
      (join) => join.onTrue(),
    )
    .selectAll('n')
    .select([
      'w.name as owner_name',
      'm.id as membership_id',
      'm.shares as agreed',
      'm.refused_shares as refused',
      'm.accepted_at',
      'm.expires_at',
      'counts.joined',
      'counts.up_to_date',
      'counts.invited',
    ])
}
