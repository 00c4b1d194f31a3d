import type { Paging } from '@accord/contract/fields.ts'
import type { ReachConcern, ReachKind } from '@accord/contract/reach.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope, ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import {
  otherCallsOf,
  type ScopeUse,
  scopeUseOf,
  usedDaysOf,
  usedScopesOf,
} from '#uses/uses.store.ts'
import { concernsOf } from './concerns.store.ts'
import { countWays, perSources, sourcesFor } from './count-ways.store.ts'
import { type Source, sources } from './ways.store.ts'
import { type Handles, prepareBuilt } from './written-once.store.ts'

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
  own: boolean
  authorized: Scope[]
  shares: ScopeEntity[]
  asked_shares: ScopeEntity[]
  allowed_by: string | null
  allowed_at: Date
  expires_at: Date | null
  held: boolean
  concerns: ReachConcern[]
  last_used_at: Date | null
  /** Of the last 90: 0 is today. */
  used_days: number[]
  used_scopes: string[]
}

export interface Wanted {
  kind?: ReachKind | undefined
  only?: ReachConcern | undefined
  q?: string | undefined
}

/** One page of ways, the newest first, and how many there are on all pages. */
export async function listWays(
  handles: Handles,
  organizationId: string,
  wanted: Wanted,
  paging: Paging,
) {
  const asked = sourcesFor(wanted)
  if (wanted.only || wanted.q) {
    const { keys, total } = await chosenKeys(handles.db, organizationId, asked, wanted, paging)
    return { rows: await readWays(handles, organizationId, keys), total }
  }
  const { $skip: skipped, $limit: most } = paging
  const page = { organizationId, skipped, most, needed: skipped + most }
  const [rows, [counted]] = await Promise.all([
    newestKeys(asked)(handles, page).then((keys) => readWays(handles, organizationId, keys)),
    countWays(asked)(handles, { organizationId }),
  ])
  return { rows, total: counted!.total }
}

/** Undefined where it is none of this organization's, or no longer. */
export async function findWay(handles: Handles, organizationId: string, key: Key) {
  const [row] = await readWays(handles, organizationId, [key])
  return row
}

export interface UseByScope {
  scopes: ReadonlyMap<string, ScopeUse>
  /** How often for what has no scope. */
  others: number
}

/** What was used of it in the last 90 days. */
export async function useByScope(db: Db, { kind, id }: Key): Promise<UseByScope> {
  const { use } = sources.find((source) => source.kind === kind)!
  if (!use) return { scopes: new Map(), others: 0 }
  const [scopes, others] = [await scopeUseOf(db, use, [id]), await otherCallsOf(db, use, id)]
  return { scopes: scopes.get(id)!, others }
}

export interface Key {
  kind: ReachKind
  id: string
}

interface Page {
  organizationId: string
  skipped: number
  most: number
  /** Of each list, so that those of the page are among them. */
  needed: number
}

/** Each list from its own index as far as the page needs it; only what is on the page is read. */
const newestKeys = perSources((name, asked) =>
  prepareBuilt<Page, Key>(`newest-ways-${name}`, ({ organizationId, skipped, most, needed }) => {
    const lists = asked.map(
      ({ kind, from, where, at }) => sql`(select ${sql.lit(kind)} as kind, w.id, ${at} as at
        from ${from} where ${where(organizationId)} order by ${at} desc, w.id desc limit ${needed})`,
    )
    return sql<Key>`select kind, id from (${sql.join(lists, sql` union all `)}) as ways
      order by at desc, id desc offset ${skipped} limit ${most}`
  }),
)

/** What has to be looked at one by one is looked at once, for the page and for how many there are. */
async function chosenKeys(
  db: Db,
  organizationId: string,
  asked: readonly Source[],
  wanted: Wanted,
  { $skip, $limit }: Paging,
): Promise<{ keys: Key[]; total: number }> {
  const chosen = asked.map(
    (source) => sql`select ${sql.lit(source.kind)} as kind, w.id, ${source.at} as at
      from ${source.from} where ${isWanted(source, organizationId, wanted)}`,
  )
  const { rows } = await sql<{ keys: Key[]; total: number }>`
    with ways as materialized (${sql.join(chosen, sql` union all `)}), page as (
      select * from ways order by at desc, id desc offset ${$skip} limit ${$limit}
    )
    select (select count(*)::int from ways) as total, coalesce((
      select json_agg(json_build_object('kind', kind, 'id', id) order by at desc, id desc) from page
    ), '[]') as keys`.execute(db)
  return rows[0]!
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
async function readWays(
  handles: Handles,
  organizationId: string,
  keys: readonly Key[],
): Promise<WayRow[]> {
  const found = sources.filter(({ kind }) => keys.some((key) => key.kind === kind))
  if (found.length === 0) return []
  const idsOf = (kind: ReachKind) => keys.filter((key) => key.kind === kind).map(({ id }) => id)
  const ids = Object.fromEntries(found.map(({ kind }) => [kind, idsOf(kind)])) as IdsByKind
  const rows = await readRows(found)(handles, { organizationId, ...ids })
  const byKey = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
  return keys.flatMap(({ kind, id }) => byKey.get(`${kind} ${id}`) ?? [])
}

type IdsByKind = Record<ReachKind, string[]>

const readRows = perSources((name, found) =>
  prepareBuilt<IdsByKind & { organizationId: string }, WayRow>(`read-ways-${name}`, (values) => {
    const selects = found.map(
      (source) =>
        sql`${told(source, values.organizationId)} and w.id = any (${values[source.kind]}::uuid[])`,
    )
    return sql<WayRow>`${sql.join(selects, sql` union all `)}`
  }),
)

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
  own: 'false',
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
    array_remove(array[${sql.join(concerns)}], null) as concerns, ${useOf(source)}
    from ${source.from} where ${source.where(organizationId)}`
}

function useOf({ use }: Source) {
  if (!use) {
    return sql`null::timestamptz as last_used_at,
      '{}'::int[] as used_days, '{}'::text[] as used_scopes`
  }
  return sql`t.last_at as last_used_at,
    ${usedDaysOf(use, 'w.id')} as used_days, ${usedScopesOf(use, 'w.id')} as used_scopes`
}

function managersOf({ told: { owner_id } }: Source) {
  if (!owner_id) return sql`0`
  // Word for word the condition of their index.
  return sql`(select count(*)::int from profiles m
    where m.organization_id = ${owner_id} and m.roles && array['admin', 'owner'])`
}
