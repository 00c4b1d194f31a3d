import {
  type ActivityLink,
  type ActivitySubject,
  organizationActivityKinds,
  subjectOf,
} from '@accord/contract/activity.ts'
import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, sql } from 'kysely'
import { fullName } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { floorOf } from './chain.store.ts'
import { hasJoined } from '#data/networks/network-members.store.ts'

type Db = Kysely<Database>

/** The filter for an organization's activity. Times are in ISO format. */
interface ActivityFilter {
  author?: KnownAuthor | undefined
  kind?: OrganizationActivityKind | undefined
  about?: ActivitySubject | undefined
  from?: string | undefined
  before?: string | undefined
}

export type ListedActivity = Awaited<ReturnType<typeof listActivityIn>>['rows'][number]

/** Pages and counts don't go beyond this number. */
const maxReached = 100_100

/**
 * Lists an organization's activity, newest first. People are shown with the address that they use in the organization,
 * never with their account's. Former members have none.
 */
export async function listActivityIn(
  db: Db,
  organizationId: string,
  { $limit, $skip, ...filter }: ActivityFilter & Paging,
) {
  const everything = Object.values(filter).every((wanted) => wanted === undefined)
  const chain = db.selectFrom('organizations').where('id', '=', organizationId)
  const [rows, { total }] = await Promise.all([
    shown(
      db,
      rowsIn(db, organizationId, filter)
        // Positions have no gaps, so rows are skipped one by one only if there is a filter.
        .$if(everything, (query) =>
          query.where(
            'a.position',
            '<=',
            sql<string>`${chain.select('activity_count')} - ${$skip}`,
          ),
        )
        .$if(!everything, (query) => query.offset($skip))
        .limit($limit),
      filter,
    ),
    // The length of the whole chain is stored, so rows are counted only if there is a filter.
    everything
      ? chain
          .select(sql<number>`(activity_count - ${floorOf('organizations.id')})::int`.as('total'))
          .executeTakeFirstOrThrow()
      : db
          .selectFrom(foundIn(db, organizationId, filter).select('a.id').limit(maxReached).as('f'))
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** Reads all activity up to a position in batches, so that a long chain doesn't fill the memory. */
export async function* allActivityIn(
  db: Db,
  organizationId: string,
  filter: ActivityFilter,
  { end, batch = 1000 }: { end: number; batch?: number },
): AsyncGenerator<ListedActivity[]> {
  const upTo = rowsIn(db, organizationId, filter)
    .where('a.position', '<=', String(end))
    .limit(batch)
  for (let rows = await shown(db, upTo, filter); rows.length > 0;) {
    yield rows
    if (rows.length < batch) return
    const { at, position } = rows.at(-1)!
    const rest = isOfATime(filter)
      ? sql<boolean>`(a.at, a.position) < (${at}, ${position}::bigint)`
      : sql<boolean>`a.position < ${position}::bigint`
    rows = await shown(db, upTo.where(rest), filter)
  }
}

/**
 * The author in a filter, and the column that contains their ID. Each column has an index, but a condition with 'or'
 * would use none of them.
 */
interface KnownAuthor {
  id: string
  name: string
  column: 'user_id' | 'other_id'
}

/**
 * Finds an author who has or had a membership in the organization, or did something in it. Other people aren't
 * revealed.
 */
async function findAuthor(
  db: Db,
  organizationId: string,
  id: string,
): Promise<KnownAuthor | undefined> {
  const { rows } = await sql<Pick<KnownAuthor, 'name' | 'column'>>`
    select ${fullName()} as name, 'user_id' as column from users where id = ${id} and (
      exists (select from profiles where organization_id = ${organizationId} and user_id = ${id})
      or exists (select from organization_activity
        where organization_id = ${organizationId} and ${isBy(id)}))
    union all
    (select other_name, 'other_id' from organization_activity
      where organization_id = ${organizationId} and other_id = ${id}
      order by position desc limit 1)
    limit 1`.execute(db)
  return rows[0] && { id, ...rows[0] }
}

/** Whether a person did it, also with a provider account whose membership they moved to their own. */
const isBy = (id: string) =>
  sql<boolean>`user_id = any (array(select id from users where id = ${id} or joined_to = ${id}))`

/** Returns the filter with the author as this organization knows them, or undefined if it doesn't. */
export async function wantedIn<Wanted extends { author?: string | undefined }>(
  db: Db,
  organizationId: string,
  { author, ...asked }: Wanted,
) {
  if (author === undefined) return { ...asked, author }
  const known = await findAuthor(db, organizationId, author)
  return known && { ...asked, author: known }
}

/** Selects the rows in order. If the filter has a time, they're ordered by the time's index, which finds the start. */
function rowsIn(db: Db, organizationId: string, filter: ActivityFilter) {
  return foundIn(db, organizationId, filter)
    .select(['a.id', 'a.organization_id', 'a.at', 'a.position', 'a.hash', 'a.kind', 'a.author'])
    .select(['a.user_id', 'a.other_id', 'a.other_name', 'a.detail', 'a.words', 'a.agent'])
    .select('a.address')
    .$if(isOfATime(filter), (query) => query.orderBy('a.at', 'desc'))
    .orderBy('a.position', 'desc')
}

/** Looks up names only for the selected rows, not for skipped ones. */
function shown(db: Db, rows: ReturnType<typeof rowsIn>, filter: ActivityFilter) {
  return (
    db
      .selectFrom(rows.as('a'))
      .leftJoin('users as w', 'w.id', 'a.user_id')
      // Someone who moved a membership to their own account is still the author of what they did before.
      .leftJoin('users as u', (join) =>
        join.on('u.id', '=', sql<string>`coalesce(w.joined_to, w.id)`),
      )
      .leftJoin('profiles as p', (join) =>
        join.onRef('p.user_id', '=', 'u.id').onRef('p.organization_id', '=', 'a.organization_id'),
      )
      .select(['a.id', 'a.at', 'a.position', 'a.hash', 'a.kind', 'a.author', 'u.id as user_id'])
      .select(['a.other_id', 'a.other_name', 'a.detail', 'a.words', 'a.agent'])
      .select(['u.first_name', 'u.last_name', 'p.email'])
      .select(sql<string | null>`host(a.address)`.as('address'))
      .$if(isOfATime(filter), (query) => query.orderBy('a.at', 'desc'))
      .orderBy('a.position', 'desc')
      .execute()
  )
}

function foundIn(db: Db, organizationId: string, filter: ActivityFilter) {
  const { author, kind, about, from, before } = filter
  return db
    .selectFrom('organization_activity as a')
    .where('a.organization_id', '=', organizationId)
    .$if(author?.column === 'user_id', (query) => query.where(isBy(author!.id)))
    .$if(author?.column === 'other_id', (query) => query.where('a.other_id', '=', author!.id))
    .$if(kind !== undefined, (query) => query.where('a.kind', '=', kind!))
    .$if(about !== undefined, (query) => query.where('a.kind', 'in', kindsAbout(about!)))
    .$if(from !== undefined, (query) => query.where('a.at', '>=', new Date(from!)))
    .$if(before !== undefined, (query) => query.where('a.at', '<', new Date(before!)))
}

function isOfATime({ from, before }: ActivityFilter): boolean {
  return from !== undefined || before !== undefined
}

function kindsAbout(subject: ActivitySubject): OrganizationActivityKind[] {
  return organizationActivityKinds.filter((kind) => subjectOf(kind) === subject)
}

type Named = Pick<ListedActivity, 'at' | 'detail'>

/**
 * Returns links for the names in rows, for managers of the organization. Rows store names, which remain correct after
 * objects are deleted. A name becomes a link if exactly one object has it now and existed when the row was written.
 */
export async function linksOf(
  db: Kysely<Database>,
  organizationId: string,
  rows: readonly Named[],
): Promise<(row: Named) => ActivityLink | null> {
  const names = [...new Set(rows.flatMap(({ detail }) => nameIn(detail) ?? []))]
  if (names.length === 0) return () => null
  const found = await sql<ActivityLink & { name: string; created_at: Date }>`
    select 'application' as "to", id, name, created_at from applications
      where organization_id = ${organizationId} and name = any(${names}) and removed_from is null
    union all
    select 'authorization', g.id, a.name, a.created_at from authorizations g
      join applications a on a.id = g.application_id and a.organization_id <> g.organization_id
      where g.organization_id = ${organizationId} and a.name = any(${names})
    union all
    select 'network', id, name, created_at from networks
      where organization_id = ${organizationId} and name = any(${names})
    union all
    select 'networks', n.id, n.name, n.created_at from network_members m
      join networks n on n.id = m.network_id
      where m.organization_id = ${organizationId} and ${hasJoined('m')}
        and n.name = any(${names})`.execute(db)
  return ({ at, detail }) => {
    const isNetwork = 'network' in detail
    const those = found.rows.filter(
      ({ to, name, created_at }) =>
        name === nameIn(detail) && to.startsWith('network') === isNetwork && created_at <= at,
    )
    const [{ to, id } = { to: undefined, id: undefined }] = those
    return those.length === 1 && to ? { to, id } : null
  }
}

function nameIn({ application, network }: Record<string, unknown>): string | undefined {
  return [application, network].find((name) => typeof name === 'string')
}
