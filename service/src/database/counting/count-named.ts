import { namedConsequences } from '@accord/contract/consequences.ts'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../tables.ts'

/** How many rows there are, and what the first are called, each name once. */
export async function countNamed<Tables, Named extends keyof Tables>(
  db: Kysely<Database>,
  all: SelectQueryBuilder<Tables, Named, { name: string }>,
): Promise<{ count: number; names: string[] }> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, (sum(count(*)) over ())::int as count from (${all}) as counted
    group by name order by name limit ${namedConsequences}`.execute(db)
  return { count: rows[0]?.count ?? 0, names: rows.map(({ name }) => name) }
}
