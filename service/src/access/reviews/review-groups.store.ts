import { type AccessGroupType, groupTypeOf } from '@accord/contract/access.ts'
import type { ReviewGroup, ReviewItem } from '@accord/contract/access-reviews.ts'
import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, sql } from 'kysely'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import type { Database } from '#database/tables.ts'
import type { ReviewRow } from '#data/reviews.store.ts'
import { countAll, findGroupPage } from '#access/group-page.store.ts'
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

/** A group of items, with its first item and the organization's own grant. */
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

/** Lists one page of groups, ordered by their first items, with the number of groups of each type. */
export async function listReviewGroupRows(
  db: Kysely<Database>,
  review: Pick<ReviewRow, 'id' | 'state'>,
  filter: Filter,
) {
  const { type } = filter
  const matching = matchingItems(db, review, filter)
  const chosen = matching.select([
    typeOf.as('type'),
    groupOf.as('id'),
    'position',
    'kind',
    'decision',
  ])
  const all = sql`select type, id, min(position) as first,
      min(position) filter (where kind <> 'approval') as own,
      (count(*) filter (where kind = 'approval'))::int as people,
      json_build_object('total', count(*), 'undecided', count(*) filter (where decision is null),
        'keep', count(*) filter (where decision = 'keep'),
        'revoke', count(*) filter (where decision = 'revoke')) as counts
    from (${chosen}) as chosen group by type, id`
  const order = sql`first`
  const { groups, counts } = await findGroupPage<Found>(db, all, { type, order, paging: filter })
  const positions = groups.flatMap(({ first, own }) => [first, own ?? first])
  const ids = groups.map(({ id }) => id)
  // Most items of an application have the same scopes.
  const different = matching
    .select([groupOf.as('id'), 'scopes'])
    .distinct()
    .where(sql<boolean>`${groupOf} = any (${ids}::uuid[])`)
  const [items, { rows: scopes }] = await Promise.all([
    db
      .selectFrom('reviewed_ways as w')
      .selectAll()
      .select(stateNow(review.state))
      .where('review_id', '=', review.id)
      .where(sql<boolean>`position = any (${positions}::int[])`)
      .execute(),
    sql<{ id: string; scopes: Scope[] }>`
      select id, array_agg(distinct scope) as scopes
      from (${different}) as each cross join lateral unnest(scopes) as scope group by id`.execute(
      db,
    ),
  ])
  const byPosition = new Map(items.map((item) => [item.position, item]))
  const byId = new Map(scopes.map((each) => [each.id, each.scopes]))
  const rows = groups.flatMap(({ first: at, own, ...group }): ReviewGroupRow[] => {
    const first = byPosition.get(at)
    if (!first) return []
    const item = own === null ? undefined : byPosition.get(own)
    return [{ ...group, first, item, scopes: byId.get(group.id) ?? [] }]
  })
  return { rows, total: countAll(counts, type), counts }
}
