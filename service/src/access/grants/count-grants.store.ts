import {
  type AccessConcern,
  accessConcerns,
  type AccessGrantKind,
} from '@accord/contract/access.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { concernsOf } from '#data/access/access-rows.store.ts'
import { grantSources } from '#data/access/grant-sources.store.ts'
import { type GrantSource } from '#data/access/grant-source.store.ts'
import { prepared } from '#database/prepared.ts'

type Db = Kysely<Database>

/** There can be very many people, so they're counted, and listed only on request. */
export const personKinds: readonly AccessGrantKind[] = ['person', 'contact']

export function grantSourcesFor({
  kind,
  search,
}: {
  kind?: AccessGrantKind | undefined
  search?: string | undefined
}): readonly GrantSource[] {
  if (kind !== undefined) return grantSources.filter((source) => source.kind === kind)
  return search ? grantSources : grantSources.filter((source) => !personKinds.includes(source.kind))
}

/** Builds one prepared statement for each requested set of sources, named after the set. */
export function perGrantSource<Statement>(
  write: (name: string, asked: readonly GrantSource[]) => Statement,
): (asked: readonly GrantSource[]) => Statement {
  const written = new Map<string, Statement>()
  return (asked) => {
    const name = asked.map((source) => grantSources.indexOf(source)).join('-')
    const statement = written.get(name) ?? write(name, asked)
    written.set(name, statement)
    return statement
  }
}

/** Counts the grants in these sources. */
export const countGrants = perGrantSource((name, asked) =>
  prepared<{ organizationId: string }, { total: number }>(
    `count-every-way-${name}`,
    ({ organizationId }) => {
      const counts = asked.map((source) => countOf(source, organizationId))
      return sql`select (${sql.join(counts, sql` + `)})::int as total`
    },
  ),
)

/** Counts the grants of each kind. */
export async function countByKind(
  db: Db,
  organizationId: string,
): Promise<Record<AccessGrantKind, number>> {
  const counts = grantSources.map(
    (source) =>
      sql`select ${sql.lit(source.kind)} as kind, ${countOf(source, organizationId)} as count`,
  )
  const { rows } = await sql<{ kind: AccessGrantKind; count: number }>`
    select kind, sum(count)::int as count from (${sql.join(counts, sql` union all `)}) as ways
    group by kind`.execute(db)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) as never
}

type Concerns = Record<AccessConcern, number>

/** How many rows of each source one statement reads. */
const stepSize = 5000

/**
 * Counts the grants that need attention by reason, without people. Every grant is checked in steps, so that no
 * statement takes longer in a larger organization.
 */
export async function countConcerns(
  db: Db,
  organizationId: string,
  max = stepSize,
): Promise<Concerns> {
  const total = Object.fromEntries(accessConcerns.map((concern) => [concern, 0])) as Concerns
  let left: Left[] = grantSourcesFor({}).map((source) => ({ source, after: undefined }))
  while (left.length > 0) {
    const steps = left.map((each, place) => stepOf(each, { organizationId, place, most: max }))
    const { rows } = await sql<Step>`${sql.join(steps, sql` union all `)}`.execute(db)
    for (const row of rows) for (const concern of accessConcerns) total[concern] += row[concern]
    left = rows.flatMap(({ place, seen, at, id }) =>
      seen < max ? [] : { source: left[place]!.source, after: { at, id } },
    )
  }
  return total
}

/** The last grant that was checked. The time is text, because a Date would round it. */
type After = { at: string; id: string }
type Left = { source: GrantSource; after: After | undefined }
type Step = Concerns & After & { place: number; seen: number }

function stepOf(
  { source, after }: Left,
  { organizationId, place, most: max }: { organizationId: string; place: number; most: number },
) {
  const { from, where, at } = source
  const rest = after
    ? sql`and (${at}, w.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``
  // The chosen IDs select the rows, as in `readGrants`, so that no step reads a whole table.
  const here = sql<string>`case when w.id is not null then ${organizationId}::uuid end`
  const concerns = accessConcerns.map(
    (concern) =>
      sql`(count(*) filter (where ${concernsOf[concern](source)}))::int as ${sql.id(concern)}`,
  )
  return sql`(with chosen as materialized (
      select w.id, ${at} as at from ${from} where ${where(organizationId)} ${rest}
      order by ${at} desc, w.id desc limit ${max})
    select ${sql.lit(place)} as place, (select count(*)::int from chosen) as seen,
      (select at::text from chosen order by at, id limit 1) as at,
      (select id from chosen order by at, id limit 1) as id, ${sql.join(concerns)}
    from ${from} where ${where(here)} and w.id = any (array(select id from chosen)))`
}

function countOf({ from, where, count }: GrantSource, organizationId: string): RawBuilder<number> {
  return (
    count?.(organizationId) ?? sql`(select count(*) from ${from} where ${where(organizationId)})`
  )
}
