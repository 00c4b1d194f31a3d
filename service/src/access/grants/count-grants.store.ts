import {
  type AccessConcern,
  accessConcerns,
  type AccessGrantKind,
  groupTypeOf,
} from '@accord/contract/access.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { concernsOf } from '#data/access/access-rows.store.ts'
import { grantSources } from '#data/access/grant-sources.store.ts'
import { type GrantSource } from '#data/access/grant-source.store.ts'
import { prepared } from '#database/prepared.ts'

type Db = Kysely<Database>

/** An organization can have very many people, so they're counted, and listed only on request. */
export const personKinds: readonly AccessGrantKind[] = ['person', 'contact']

export function grantSourcesFor({
  kind,
  search,
  application,
}: {
  kind?: AccessGrantKind | undefined
  search?: string | undefined
  application?: string | undefined
}): readonly GrantSource[] {
  if (application) {
    return kind === undefined || kind === 'approval' ? [approvalSource] : []
  }
  if (kind !== undefined) return grantSources.filter((source) => source.kind === kind)
  return search ? grantSources : grantSources.filter((source) => !personKinds.includes(source.kind))
}

const approvalSource = grantSources.find(({ kind }) => kind === 'approval')!

/** Builds one prepared statement for each requested set of sources. The statement's name identifies the set. */
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

export const countGrants = perGrantSource((name, asked) =>
  prepared<{ organizationId: string }, { total: number }>(
    `count-every-way-${name}`,
    ({ organizationId }) => {
      const counts = asked.map((source) => countOf(source, organizationId))
      return sql`select (${sql.join(counts, sql` + `)})::int as total`
    },
  ),
)

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

/** The number of grants with each concern, without people, and of groups with such grants, including people. */
export interface ConcernCounts {
  grants: Concerns
  groups: Concerns
}

/** How many rows of each source one statement reads. */
const stepSize = 5000

/**
 * Counts the grants with concerns. Every grant is checked, but in steps, so that no statement takes longer in a larger
 * organization.
 */
export async function countConcerns(
  db: Db,
  organizationId: string,
  max = stepSize,
): Promise<ConcernCounts> {
  const [grants, groups] = [perConcern(() => 0), perConcern(() => 0)]
  const applications = perConcern(() => new Set<string>())
  let left: Left[] = grantSources.map((source) => ({ source, after: undefined }))
  while (left.length > 0) {
    const steps = left.map((each, place) => stepOf(each, { organizationId, place, max }))
    const { rows } = await sql<Step>`${sql.join(steps, sql` union all `)}`.execute(db)
    for (const row of rows) {
      const { kind } = left[row.place]!.source
      for (const concern of accessConcerns) {
        if (!personKinds.includes(kind)) grants[concern] += row[concern]
        if (groupTypeOf[kind] !== 'application') groups[concern] += row[concern]
        for (const id of row.applications[concern] ?? []) applications[concern].add(id)
      }
    }
    left = rows.flatMap(({ place, seen, at, id }) =>
      seen < max ? [] : { source: left[place]!.source, after: { at, id } },
    )
  }
  for (const concern of accessConcerns) groups[concern] += applications[concern].size
  return { grants, groups }
}

/** The last grant that was checked. The time is a string, because a Date would round it. */
type After = { at: string; id: string }
type Left = { source: GrantSource; after: After | undefined }
type Step = Concerns &
  After & {
    place: number
    seen: number
    /** The applications of the grants with concerns. */
    applications: Record<AccessConcern, string[] | null>
  }

function perConcern<Value>(valueOf: (concern: AccessConcern) => Value) {
  const values = accessConcerns.map((concern) => [concern, valueOf(concern)])
  return Object.fromEntries(values) as Record<AccessConcern, Value>
}

function stepOf(
  { source, after }: Left,
  { organizationId, place, max }: { organizationId: string; place: number; max: number },
) {
  const { kind, from, where, at, fields } = source
  const rest = after
    ? sql`and (${at}, w.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``
  // The given IDs select the rows, as in `readGrants`, so that no step reads a whole table.
  const here = sql<string>`case when w.id is not null then ${organizationId}::uuid end`
  const of = groupTypeOf[kind] === 'application' ? fields.application_id! : sql`null::uuid`
  const checked = accessConcerns.map(
    (concern) => sql`${concernsOf[concern](source)} as ${sql.id(concern)}`,
  )
  const counts = accessConcerns.map(
    (concern) => sql`(count(*) filter (where ${sql.id(concern)}))::int as ${sql.id(concern)}`,
  )
  const applications = accessConcerns.map(
    (concern) => sql`${sql.lit(concern)}, array_agg(distinct of_application) filter (
      where ${sql.id(concern)} and of_application is not null)`,
  )
  return sql`(with chosen as materialized (
      select w.id, ${at} as at from ${from} where ${where(organizationId)} ${rest}
      order by ${at} desc, w.id desc limit ${max})
    select ${sql.lit(place)} as place, (select count(*)::int from chosen) as seen,
      (select at::text from chosen order by at, id limit 1) as at,
      (select id from chosen order by at, id limit 1) as id, ${sql.join(counts)},
      json_build_object(${sql.join(applications)}) as applications
    from (select ${of} as of_application, ${sql.join(checked)} from ${from}
      where ${where(here)} and w.id = any (array(select id from chosen))) as each)`
}

function countOf({ from, where, count }: GrantSource, organizationId: string): RawBuilder<number> {
  return (
    count?.(organizationId) ?? sql`(select count(*) from ${from} where ${where(organizationId)})`
  )
}
