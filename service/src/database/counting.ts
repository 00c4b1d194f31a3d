import { maxCounted } from '@accord/contract/fields.ts'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from './tables.ts'
import { maxImpactNames } from '@accord/contract/impact.ts'

/** Counts rows up to a maximum, so that no one waits until a million matches are counted. */
export async function countUpTo<Tables, Named extends keyof Tables>(
  db: Kysely<Database>,
  all: SelectQueryBuilder<Tables, Named, unknown>,
): Promise<{ count: number; more: boolean }> {
  const some = all
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(maxCounted + 1)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${some}) as counted`.execute(db)
  const { count } = rows[0]!
  return { count: Math.min(count, maxCounted), more: count > maxCounted }
}

/** Counts rows and lists their first names without duplicates. */
export async function countNamed<Tables, Named extends keyof Tables>(
  db: Kysely<Database>,
  all: SelectQueryBuilder<Tables, Named, { name: string }>,
): Promise<{ count: number; names: string[] }> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, (sum(count(*)) over ())::int as count from (${all}) as counted
    group by name order by name limit ${maxImpactNames}`.execute(db)
  return { count: rows[0]?.count ?? 0, names: rows.map(({ name }) => name) }
}
