import {
  type AccessGroupType,
  type GroupCounts,
  accessGroupTypes,
  groupTypeOf,
} from '@accord/contract/access.ts'
import type { ReviewGroup, ReviewItem } from '@accord/contract/access-reviews.ts'
import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, sql } from 'kysely'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { Database } from '#database/tables.ts'
import type { ReviewRow } from '#data/reviews.store.ts'
import {
  type ReviewItemRow,
  applicationKinds,
  matchingItems,
  stateNow,
} from './review-items.store.ts'

interface Filter extends Paging, Pick<Parameters<typeof matchingItems>[2], 'only' | 'search'> {
  type?: AccessGroupType | undefined
}

type ItemRow = ReviewItemRow & Pick<ReviewItem, 'deleted' | 'changed'>

/** A group of items, with the first one and the organization's own grant. */
export interface ReviewGroupRow extends Pick<ReviewGroup, 'type' | 'id' | 'people' | 'counts'> {
  first: ItemRow
  item: ItemRow | undefined
  scopes: readonly Scope[]
}

const types = Object.entries(groupTypeOf).map(
  ([kind, type]) => sql`when ${sql.lit(kind)} then ${sql.lit(type)}`,
)
const typeOf = sql<AccessGroupType>`case kind ${sql.join(types, sql` `)} end`
const isOfApplication = sql`kind in (${sql.join(applicationKinds.map((kind) => sql.lit(kind)))})`
const groupOf = sql<string>`case when ${isOfApplication} then coalesce(application_id, way_id) else way_id end`

interface Found extends Pick<ReviewGroup, 'type' | 'id' | 'people' | 'counts'> {
  first: number
  own: number | null
}

/** Lists one page of groups in the order of their first items, with the number of groups of each type. */
export async function listReviewGroupRows(
  db: Kysely<Database>,
  review: Pick<ReviewRow, 'id' | 'state'>,
  filter: Filter,
) {
  const { type, $skip, $limit } = filter
  const matching = matchingItems(db, review, filter).select([
    typeOf.as('type'),
    groupOf.as('id'),
    'position',
    'kind',
    'decision',
  ])
  const shown = type ? sql`where type = ${type}` : sql``
  const inOrder = sql`array_position(${sql.lit(`{${accessGroupTypes.join(',')}}`)}::text[], type), first`
  const { rows } = await sql<{ groups: Found[]; counts: Partial<GroupCounts> }>`
    with matching as (${matching}),
    groups as materialized (
      select type, id, min(position) as first,
        min(position) filter (where kind <> 'approval') as own,
        (count(*) filter (where kind = 'approval'))::int as people,
        json_build_object('total', count(*), 'undecided', count(*) filter (where decision is null),
          'keep', count(*) filter (where decision = 'keep'),
          'revoke', count(*) filter (where decision = 'revoke')) as counts
      from matching group by type, id
    ), page as (
      select * from groups ${shown} order by ${inOrder} offset ${$skip} limit ${$limit}
    )
    select coalesce((select json_agg(page order by ${inOrder}) from page), '[]') as groups,
      coalesce((select json_object_agg(type, count) from (
        select type, count(*)::int as count from groups group by type) as each), '{}') as counts`.execute(
    db,
  )
  const { groups, counts: known } = rows[0]!
  const none = Object.fromEntries(accessGroupTypes.map((each) => [each, 0])) as GroupCounts
  const counts = { ...none, ...known }
  const total = type ? counts[type] : Object.values(counts).reduce((sum, each) => sum + each, 0)
  return { rows: await readGroups(db, review, { groups, filter }), total, counts }
}

async function readGroups(
  db: Kysely<Database>,
  review: Pick<ReviewRow, 'id' | 'state'>,
  { groups, filter }: { groups: readonly Found[]; filter: Filter },
): Promise<ReviewGroupRow[]> {
  if (groups.length === 0) return []
  const positions = groups.flatMap(({ first, own }) => (own === null ? [first] : [first, own]))
  const applications = groups.flatMap(({ type, id }) => (type === 'application' ? id : []))
  const [items, scopes] = await Promise.all([
    db
      .selectFrom('reviewed_ways as w')
      .selectAll()
      .select(stateNow(review.state))
      .where('review_id', '=', review.id)
      .where('position', 'in', positions)
      .execute(),
    applications.length === 0 ? [] : scopesOf(db, review, { applications, filter }),
  ])
  const byPosition = new Map(items.map((item) => [item.position, item]))
  return groups.flatMap(({ type, id, people, counts, first: at, own }) => {
    const first = byPosition.get(at)
    if (!first) return []
    const within = scopes.find((each) => each.id === id)?.scopes ?? first.scopes
    const item = own === null ? undefined : byPosition.get(own)
    return { type, id, people, counts, first, item, scopes: within }
  })
}

interface Within {
  applications: readonly string[]
  filter: Filter
}

/** All scopes of the items of each application. Most items have the same ones. */
async function scopesOf(
  db: Kysely<Database>,
  review: Pick<ReviewRow, 'id' | 'state'>,
  { applications, filter }: Within,
) {
  const different = matchingItems(db, review, filter)
    .select([groupOf.as('id'), 'scopes'])
    .distinct()
    .where(sql<boolean>`${isOfApplication}`)
    .where(sql<boolean>`${groupOf} = any (${applications}::uuid[])`)
  const { rows } = await sql<{ id: string; scopes: Scope[] }>`
    select id, array_agg(distinct scope) as scopes
    from (${different}) as each cross join lateral unnest(scopes) as scope group by id`.execute(db)
  return rows
}
