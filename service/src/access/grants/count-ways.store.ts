import { type ReachConcern, reachConcerns, type ReachKind } from '@accord/contract/reach.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { concernsOf } from '#data/access/access-rows.store.ts'
import { sources } from '#data/access/ways.store.ts'
import { type Source } from '#data/access/way-source.store.ts'
import { prepared } from '#database/prepared.ts'

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
  prepared<{ organizationId: string }, { total: number }>(
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

type Concerns = Record<ReachConcern, number>

/** How many rows one statement looks at, of each source. */
const stepSize = 5000

/**
 * Of all but people, how many deserve a look for each reason. Each of them is looked at, step by step, so that no
 * statement takes longer in a larger organization.
 */
export async function countConcerns(
  db: Db,
  organizationId: string,
  most = stepSize,
): Promise<Concerns> {
  const total = Object.fromEntries(reachConcerns.map((concern) => [concern, 0])) as Concerns
  let left: Left[] = sourcesFor({}).map((source) => ({ source, after: undefined }))
  while (left.length > 0) {
    const steps = left.map((each, place) => stepOf(each, { organizationId, place, most }))
    const { rows } = await sql<Step>`${sql.join(steps, sql` union all `)}`.execute(db)
    for (const row of rows) for (const concern of reachConcerns) total[concern] += row[concern]
    left = rows.flatMap(({ place, seen, at, id }) =>
      seen < most ? [] : { source: left[place]!.source, after: { at, id } },
    )
  }
  return total
}

/** The last one that was looked at. As text, because a Date would round its moment. */
type After = { at: string; id: string }
type Left = { source: Source; after: After | undefined }
type Step = Concerns & After & { place: number; seen: number }

function stepOf(
  { source, after }: Left,
  { organizationId, place, most }: { organizationId: string; place: number; most: number },
) {
  const { from, where, at } = source
  const rest = after
    ? sql`and (${at}, w.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``
  // The chosen ids lead, as where ways are read: no table is read as a whole for a step.
  const here = sql<string>`case when w.id is not null then ${organizationId}::uuid end`
  const concerns = reachConcerns.map(
    (concern) =>
      sql`(count(*) filter (where ${concernsOf[concern](source)}))::int as ${sql.id(concern)}`,
  )
  return sql`(with chosen as materialized (
      select w.id, ${at} as at from ${from} where ${where(organizationId)} ${rest}
      order by ${at} desc, w.id desc limit ${most})
    select ${sql.lit(place)} as place, (select count(*)::int from chosen) as seen,
      (select at::text from chosen order by at, id limit 1) as at,
      (select id from chosen order by at, id limit 1) as id, ${sql.join(concerns)}
    from ${from} where ${where(here)} and w.id = any (array(select id from chosen)))`
}

function countOf({ from, where, count }: Source, organizationId: string): RawBuilder<number> {
  return (
    count?.(organizationId) ?? sql`(select count(*) from ${from} where ${where(organizationId)})`
  )
}
