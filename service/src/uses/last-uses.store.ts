import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

/** When each row was last used, by its id. */
export type Used = Map<string, Date>

/**
 * Of the rows that nobody holds, in one order, so that nobody waits for anybody. Answers the ids of those that
 * somebody holds. Clocks of instances differ: a time is never before what is there, nor in the future.
 */
export async function writeLastUse(
  db: Kysely<Database>,
  table: 'applications' | 'application_keys' | 'approvals' | 'authorizations',
  used: Used,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with used as (
      select * from unnest(${[...used.keys()]}::uuid[], ${[...used.values()]}::timestamptz[])
        as used (id, at)
    ), free as (
      select id from ${sql.table(table)} where id in (select id from used)
      order by id for no key update skip locked
    ), written as (
      update ${sql.table(table)} as t
      set last_used_at = greatest(t.last_used_at, least(used.at, now()))
      from used join free using (id) where t.id = used.id
    )
    select t.id from ${sql.table(table)} as t join used using (id)
    where t.id not in (select id from free)`.execute(db)
  return rows.map(({ id }) => id)
}
