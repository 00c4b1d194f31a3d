import type { ReachKind } from '@accord/contract/reach.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'

/** What a review is about, by the names that people know it by. */
export async function listReviewedOf(
  db: Kysely<Database>,
  reviewId: string,
  named: readonly (readonly [kind: ReachKind, name: string])[],
): Promise<{ kind: ReachKind; id: string }[]> {
  const rows = await db
    .selectFrom('reviewed_ways')
    .select(['kind', 'way_id as id', 'name'])
    .where('review_id', '=', reviewId)
    .execute()
  const found = named.flatMap(([kind, name]) =>
    rows.filter((row) => row.kind === kind && row.name === name),
  )
  if (found.length < named.length) throw new Error(`The demo's review is about something else.`)
  return found.map(({ kind, id }) => ({ kind, id }))
}
