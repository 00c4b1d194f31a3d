import { type ReachConcern, unusedDays } from '@accord/contract/reach.ts'
import { sql } from 'kysely'
import { isNeverUsed } from '#data/usage/uses.store.ts'
import { allowedAt, type Source, type Sql } from './way-source.store.ts'

const cutoff = sql<Date>`now() - ${sql.lit(unusedDays)} * interval '1 day'`
const recordedSince = sql<Date>`(select since from use_recording)`
const no = sql<boolean>`false`

/** What deserves a look, as the condition under which it does. */
export const concernsOf: Record<ReachConcern, (source: Source) => Sql<boolean>> = {
  /** It is old enough to have been used, and use was recorded for as long. */
  unused: ({ use, at }) =>
    use === undefined
      ? no
      : sql`${at} <= ${cutoff} and coalesce(t.last_at, ${recordedSince}) <= ${cutoff}`,
  allowed_by_former: ({ former = no }) => former,
  /** It is in use, but not for all that it may, and has for as long as that. */
  asks_for_more: (source) => {
    const { use, scopes } = source
    return use === undefined || scopes === undefined
      ? no
      : sql`${allowedAt(source)} <= ${cutoff} and ${recordedSince} <= ${cutoff} and t.last_at > ${cutoff}
          and exists (select from unnest(${scopes}) as s where ${isNeverUsed(use)})`
  },
  account_closed: ({ closed = no }) => closed,
}

/** Those of one row, as an array. */
export function concernsIn(source: Source): Sql<ReachConcern[]> {
  const each = Object.entries(concernsOf).map(
    ([concern, isOne]) => sql`case when ${isOne(source)} then ${sql.lit(concern)} end`,
  )
  return sql`array_remove(array[${sql.join(each)}], null)`
}
