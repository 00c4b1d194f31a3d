import type { Paging } from '@accord/contract/fields.ts'
import { type ReachConcern, type ReachKind, reachKinds } from '@accord/contract/reach.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope, ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { concernsOf, type Source, sources } from './ways.store.ts'

type Db = Kysely<Database>

/** A way into the data of an organization, whatever its kind. */
export interface WayRow {
  kind: ReachKind
  id: string
  name: string
  email: string | null
  person: string | null
  owner_id: string | null
  owner_name: string | null
  /** People who manage the one that it belongs to. */
  owner_managers: number
  application_id: string | null
  application_name: string | null
  roles: Role[]
  granted: Scope[]
  asked: Scope[]
  authorized: Scope[]
  shares: ScopeEntity[]
  asked_shares: ScopeEntity[]
  allowed_by: string | null
  allowed_at: Date
  expires_at: Date | null
  held: boolean
  concerns: ReachConcern[]
}

export interface Wanted {
  kind?: ReachKind | undefined
  only?: ReachConcern | undefined
  q?: string | undefined
}

/** People are very many: they are counted, and listed where they are asked for. */
const people: readonly ReachKind[] = ['person', 'contact']

function sourcesFor({ kind, q }: Wanted): readonly Source[] {
  if (kind !== undefined) return sources.filter((source) => source.kind === kind)
  return q ? sources : sources.filter((source) => !people.includes(source.kind))
}

/** One page of ways, the newest first, and how many there are on all pages. */
export async function listWays(db: Db, organizationId: string, wanted: Wanted, paging: Paging) {
  const found = sourcesFor(wanted)
  const [keys, total] = await Promise.all([
    newestKeys(db, organizationId, found, wanted, paging),
    countWays(db, organizationId, found, wanted),
  ])
  return { rows: await readWays(db, organizationId, keys), total }
}

/** Undefined where it is none of this organization's, or no longer. */
export async function findWay(db: Db, organizationId: string, key: Key) {
  const [row] = await readWays(db, organizationId, [key])
  return row
}

export interface Key {
  kind: ReachKind
  id: string
}

/** Each list from its own index as far as the page needs it; only what is on the page is read. */
async function newestKeys(
  db: Db,
  organizationId: string,
  found: readonly Source[],
  wanted: Wanted,
  { $skip, $limit }: Paging,
): Promise<Key[]> {
  const lists = found.map(
    (source) => sql`(select ${sql.lit(source.kind)} as kind, w.id, ${source.at} as at
      from ${source.from} where ${isWanted(source, organizationId, wanted)}
      order by at desc, id desc limit ${$skip + $limit})`,
  )
  const { rows } = await sql<Key>`
    select kind, id from (${sql.join(lists, sql` union all `)}) as ways
    order by at desc, id desc offset ${$skip} limit ${$limit}`.execute(db)
  return rows
}

async function countWays(
  db: Db,
  organizationId: string,
  found: readonly Source[],
  wanted: Wanted,
): Promise<number> {
  const counts = found.map((source) =>
    source.kind === 'person' && !wanted.only && !wanted.q
      ? countPeople(organizationId)
      : sql`(select count(*) from ${source.from} where ${isWanted(source, organizationId, wanted)})`,
  )
  const { rows } = await sql<{ total: number }>`
    select (${sql.join(counts, sql` + `)})::int as total`.execute(db)
  return rows[0]!.total
}

/** All but the contacts, who are few: how many belong to an organization is kept with it. */
function countPeople(organizationId: string) {
  const contacts = sources.find(({ kind }) => kind === 'contact')!
  return sql`(select member_count from organizations where id = ${organizationId})
    - (select count(*) from ${contacts.from} where ${contacts.where(organizationId)})`
}

function isWanted(source: Source, organizationId: string, { only, q }: Wanted) {
  const conditions = [source.where(organizationId)]
  if (only) conditions.push(concernsOf[only](source))
  if (q) {
    const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    const hits = source.searched.map((text) => sql`${text} ilike ${pattern}`)
    conditions.push(sql`(${sql.join(hits, sql` or `)})`)
  }
  return sql.join(conditions, sql` and `)
}

/** In the order of their keys. Those that are none of this organization's, or no longer, are left out. */
async function readWays(db: Db, organizationId: string, keys: readonly Key[]): Promise<WayRow[]> {
  const found = sources.filter(({ kind }) => keys.some((key) => key.kind === kind))
  if (found.length === 0) return []
  const selects = found.map((source) => {
    const ids = keys.filter(({ kind }) => kind === source.kind).map(({ id }) => id)
    return sql`${told(source, organizationId)} and w.id = any (${ids}::uuid[])`
  })
  const { rows } = await sql<WayRow>`${sql.join(selects, sql` union all `)}`.execute(db)
  const byKey = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
  return keys.flatMap(({ kind, id }) => byKey.get(`${kind} ${id}`) ?? [])
}

const absent = {
  email: 'null::text',
  person: 'null::text',
  owner_id: 'null::uuid',
  owner_name: 'null::text',
  application_id: 'null::uuid',
  application_name: 'null::text',
  roles: `'{}'::text[]`,
  granted: `'{}'::text[]`,
  asked: `'{}'::text[]`,
  authorized: `'{}'::text[]`,
  shares: `'{}'::text[]`,
  asked_shares: `'{}'::text[]`,
  allowed_by: 'null::text',
  expires_at: 'null::timestamptz',
  held: 'false',
} as const

/** The one shape. */
function told(source: Source, organizationId: string): RawBuilder<WayRow> {
  const columns = Object.entries(absent).map(([column, none]) => {
    const value = source.told[column as keyof typeof absent]
    return sql`${value ? sql`coalesce(${value}, ${sql.raw(none)})` : sql.raw(none)} as ${sql.id(column)}`
  })
  const concerns = Object.entries(concernsOf).map(
    ([concern, isOne]) => sql`case when ${isOne(source)} then ${sql.lit(concern)} end`,
  )
  return sql`select ${sql.lit(source.kind)} as kind, w.id, ${source.told.name} as name,
    ${source.at} as allowed_at, ${sql.join(columns)},
    ${managersOf(source)} as owner_managers,
    array_remove(array[${sql.join(concerns)}], null) as concerns
    from ${source.from} where ${source.where(organizationId)}`
}

function managersOf({ told: { owner_id } }: Source) {
  if (!owner_id) return sql`0`
  // Word for word the condition of their index.
  return sql`(select count(*)::int from profiles m
    where m.organization_id = ${owner_id} and m.roles && array['admin', 'owner'])`
}

export interface SummaryRow {
  kind: ReachKind
  count: number
  unused: number
  allowed_by_former: number
  asks_for_more: number
}

/** Of each kind how many there are; of people no more than that. */
export async function summarizeWays(db: Db, organizationId: string): Promise<SummaryRow[]> {
  const listed = sourcesFor({})
  const counted = listed.map((source) => {
    const concerns = Object.entries(concernsOf).map(
      ([concern, isOne]) =>
        sql`count(*) filter (where ${isOne(source)})::int as ${sql.id(concern)}`,
    )
    return sql`select ${sql.lit(source.kind)} as kind, count(*)::int as count, ${sql.join(concerns)}
      from ${source.from} where ${source.where(organizationId)}`
  })
  const contacts = sources.find(({ kind }) => kind === 'contact')!
  const { rows } = await sql<SummaryRow>`
    select 'person' as kind, (${countPeople(organizationId)})::int as count,
      0 as unused, 0 as allowed_by_former, 0 as asks_for_more
    union all
    select 'contact', count(*)::int, 0, 0, 0
    from ${contacts.from} where ${contacts.where(organizationId)}
    union all ${sql.join(counted, sql` union all `)}`.execute(db)
  return rows
}

/** Every way there is, people included, in steps: all of one moment where `db` is one snapshot. */
export async function* everyWay(db: Db, organizationId: string, step = 500) {
  for (const kind of reachKinds) {
    for (let $skip = 0; ; $skip += step) {
      const page = { $skip, $limit: step }
      const keys = await newestKeys(db, organizationId, sourcesFor({ kind }), {}, page)
      yield* await readWays(db, organizationId, keys)
      if (keys.length < step) break
    }
  }
}
