import { type RawBuilder, sql } from 'kysely'
import { impliedBy, seenScopes } from './never-used.rules.ts'
import type { UseKind } from './uses.store.ts'

/** The rule's own words, for each scope that is seen. */
const implied = sql.lit(
  JSON.stringify(Object.fromEntries(seenScopes.map((scope) => [scope, impliedBy(scope)]))),
)

/**
 * Whether the scope `s` was never used by the row `w`: what `neverUsed` says, for a condition. Looked up by itself, because
 * a way may have been used on very many days.
 */
export function isNeverUsed(use: UseKind): RawBuilder<boolean> {
  return sql`s = any (${seenScopes}::text[]) and (select true from use_days d
    where d.subject_kind = ${sql.lit(use)} and d.subject_id = w.id
      and d.scope = any (array[s, ${implied}::jsonb ->> s]) limit 1) is null`
}
