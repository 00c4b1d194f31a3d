import { randomUUID } from 'node:crypto'
import type { Searched } from '@accord/contract/fields.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import { pageOf } from '#database/page-of.ts'
import { everyWordOf } from '#database/word-search.ts'
import type { Database } from '#database/tables.ts'
import { hasJoined, isMemberOrInvited, isInvited } from './network-members.store.ts'
import { cutBefore } from '#database/time.ts'
import { actingForItself } from '@accord/contract/rules/application-kinds.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { ActingApplication } from '#actor.ts'

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

/** Deletes a network with its memberships and invitations. */
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

/** Finds a network with an organization's relation to it, if there is any. */
export function findNetwork(
  db: Db,
  id: string,
  organizationId: string,
): Promise<ShownNetwork | undefined> {
  return shown(db, organizationId).where('n.id', '=', id).executeTakeFirst()
}

type Listed = Searched & { standing?: 'created' | 'joined' | undefined }

/** Lists networks that an organization created, joined, or is invited to, newest first. */
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
    .where(isMemberOrInvited('m'))
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

/** Adds the owner, the organization's own membership, and the number of members without deleted ones. */
function shown(db: Db, organizationId: string) {
  return db
    .selectFrom('networks as n')
    .innerJoin('organizations as w', 'w.id', 'n.organization_id')
    .leftJoin('network_members as m', (join) =>
      join
        .onRef('m.network_id', '=', 'n.id')
        .on('m.organization_id', '=', organizationId)
        .on(isMemberOrInvited('m')),
    )
    .leftJoinLateral(
      (counted) =>
        counted
          .selectFrom('network_members as c')
          .innerJoin('organizations as o', 'o.id', 'c.organization_id')
          .where('o.deleted_at', 'is', null)
          .whereRef('c.network_id', '=', 'n.id')
          .where(sql<boolean>`(n.organization_id = ${organizationId} or m.accepted_at is not null)`)
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
      'w.logo_id as owner_logo_id',
      'm.id as membership_id',
      'm.organization_id as member_id',
      'm.shares as agreed',
      'm.refused_shares as refused',
      'm.accepted_at',
      'm.expires_at',
      'counts.joined',
      'counts.up_to_date',
      'counts.invited',
    ])
}

/** No one goes back more steps than this. One step is a minute, in which all members of a large network may change. */
const maxChanges = { minutes: 200, rows: 5000 }

export type History = Awaited<ReturnType<typeof findHistory>>

/**
 * Finds the changes to a network's members, newest first, for as long as its owner keeps its own activity. They aren't
 * stored anywhere else.
 */
export async function findHistory(db: Db, networkId: string, max = maxChanges) {
  const { since } = await db
    .selectFrom('networks as n')
    .innerJoin('organizations as o', 'o.id', 'n.organization_id')
    .leftJoin('activity_floors as f', 'f.organization_id', 'o.id')
    .select(
      sql<Date>`greatest(n.changes_since, f.before, ${cutBefore(sql`o.activity_years`)})`.as(
        'since',
      ),
    )
    .where('n.id', '=', networkId)
    .executeTakeFirstOrThrow()
  const found = await db
    .selectFrom('network_changes')
    .select(['at', 'organization_id', 'organization_name', 'before', 'after', 'deletion'])
    .where('network_id', '=', networkId)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(max.rows + 1)
    .execute()
  const minutes = [...new Set(found.map(minuteOf))].slice(0, max.minutes)
  const changes = found.slice(0, max.rows).filter((change) => minutes.includes(minuteOf(change)))
  const more = changes.length < found.length
  return { since: more ? changes.at(-1)!.at : since, more, changes }
}

function minuteOf({ at }: { at: Date }): number {
  return Math.floor(at.getTime() / 60_000)
}

/** Deletes changes together with the activity of the same time. */
export async function forgetChanges(trx: Transaction<Database>, ownerId: string, before: Date) {
  await trx
    .deleteFrom('network_changes')
    .where('network_id', 'in', (eb) =>
      eb.selectFrom('networks').select('id').where('organization_id', '=', ownerId),
    )
    .where('at', '<', before)
    .execute()
}

/** Lists a person's profiles in a network's organizations, with the owner's first. */
export async function listProfilesIn(db: Db, networkId: string, userId: string) {
  const { rows } = await sql<{ organization_id: string; roles: Role[] }>`
    select p.organization_id, p.roles from networks n join profiles p on p.user_id = ${userId}
    where n.id = ${networkId} and p.suspended_at is null and ${isIn('p')}
    order by ${ownerFirst('p')}`.execute(db)
  return rows
}

/** Lists the organizations of a network that an application can read in its own name, with the owner first. */
export async function listGrantersIn(
  db: Db,
  networkId: string,
  { id, organizationId, scope }: ActingApplication,
) {
  const { rows } = await sql<{ organization_id: string }>`
    select g.organization_id from networks n join (
      select ${organizationId}::uuid as organization_id
      union
      select z.organization_id from authorizations z
      join organizations o on o.id = z.organization_id and o.deleted_at is null
      where z.application_id = ${id} and z.scopes @> ${[actingForItself, scope]}::text[]
    ) g on true
    where n.id = ${networkId} and ${isIn('g')} order by ${ownerFirst('g')}`.execute(db)
  return rows
}

function isIn(alias: string) {
  const organization = sql.ref(`${alias}.organization_id`)
  return sql<boolean>`(${organization} = n.organization_id or exists (
    select from network_members m
    where m.network_id = n.id and m.organization_id = ${organization} and ${isMemberOrInvited('m')}))`
}

function ownerFirst(alias: string) {
  const organization = sql.ref(`${alias}.organization_id`)
  return sql`(${organization} = n.organization_id) desc, ${organization}`
}
