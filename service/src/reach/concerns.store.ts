import { type ReachConcern, unusedDays } from '@accord/contract/reach.ts'
import { sql } from 'kysely'
import { seenScopes } from '#uses/never-used.rules.ts'
import type { UseKind } from '#uses/uses.store.ts'
import type { Source, Sql } from './ways.store.ts'

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
  /** It is in use, but not for all that it may; to manage something is to read it, too. */
  asks_for_more: ({ use, at, may, told }) =>
    use === undefined || may === undefined
      ? no
      : sql`${at} <= ${cutoff} and ${recordedSince} <= ${cutoff} and t.last_at > ${cutoff}
          and exists (select from unnest(${told.granted!}) as s
            where s = any (${seenScopes}::text[]) and ${may} and ${isUnused(use)})`,
}

/** Those of one row, as an array. */
export function concernsIn(source: Source): Sql<ReachConcern[]> {
  const each = Object.entries(concernsOf).map(
    ([concern, isOne]) => sql`case when ${isOne(source)} then ${sql.lit(concern)} end`,
  )
  return sql`array_remove(array[${sql.join(each)}], null)`
}

/** Looked up by itself, because a way may have been used on very many days. */
const isUnused = (use: UseKind) => sql<boolean>`(select true from use_days d
  where d.subject_kind = ${sql.lit(use)} and d.subject_id = w.id
    and d.scope = any (array[s, replace(s, ':read', ':manage')]) limit 1) is null`
