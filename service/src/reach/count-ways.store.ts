import { type ReachConcern, reachConcerns, type ReachKind } from '@accord/contract/reach.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { concernsOf } from './concerns.store.ts'
import { sources } from './ways.store.ts'
import { type Source } from './way-source.store.ts'
import { prepareBuilt } from '#database/prepared/written-once.ts'

type Db = Kysely<Database>

/** People are very many: they are counted, and listed where they are asked for. */
export const people: readonly ReachKind[] = ['person', 'contact']

export function sourcesFor({
  kind,
  search,
}: {
  kind?: ReachKind | undefined
  search?: string | undefined
}): readonly Source[] {
  if (kind !== undefined) return sources.filter((source) => source.kind === kind)
  return search ? sources : sources.filter((source) => !people.includes(source.kind))
}

/** A statement of its own for each set of sources that is asked for, under a name that says which. */
export function perSources<Statement>(
  write: (name: string, asked: readonly Source[]) => Statement,
): (asked: readonly Source[]) => Statement {
  const written = new Map<string, Statement>()
  return (asked) => {
    const name = asked.map((source) => sources.indexOf(source)).join('-')
    const statement = written.get(name) ?? write(name, asked)
    written.set(name, statement)
    return statement
  }
}

/** How many there are in these. */
export const countWays = perSources((name, asked) =>
  prepareBuilt<{ organizationId: string }, { total: number }>(
    `count-every-way-${name}`,
    ({ organizationId }) => {
      const counts = asked.map((source) => countOf(source, organizationId))
      return sql`select (${sql.join(counts, sql` + `)})::int as total`
    },
  ),
)

/** How many there are of each kind. */
export async function countByKind(
  db: Db,
  organizationId: string,
): Promise<Record<ReachKind, number>> {
  const counts = sources.map(
    (source) =>
      sql`select ${sql.lit(source.kind)} as kind, ${countOf(source, organizationId)} as count`,
  )
  const { rows } = await sql<{ kind: ReachKind; count: number }>`
    select kind, sum(count)::int as count from (${sql.join(counts, sql` union all `)}) as ways
    group by kind`.execute(db)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) as never
}

/** Of all but people, how many deserve a look for each reason. Each of them is looked at. */
export async function countConcerns(
  db: Db,
  organizationId: string,
): Promise<Record<ReachConcern, number>> {
  const counted = sourcesFor({}).map((source) => {
    const concerns = reachConcerns.map(
      (concern) =>
        sql`count(*) filter (where ${concernsOf[concern](source)}) as ${sql.id(concern)}`,
    )
    return sql`select ${sql.join(concerns)} from ${source.from} where ${source.where(organizationId)}`
  })
  const sums = reachConcerns.map(
    (concern) => sql`sum(${sql.id(concern)})::int as ${sql.id(concern)}`,
  )
  const { rows } = await sql<Record<ReachConcern, number>>`
    select ${sql.join(sums)} from (${sql.join(counted, sql` union all `)}) as ways`.execute(db)
  return rows[0]!
}

function countOf({ from, where, count }: Source, organizationId: string): RawBuilder<number> {
  return (
    count?.(organizationId) ?? sql`(select count(*) from ${from} where ${where(organizationId)})`
  )
}
