import { type ReachConcern, type ReachKind, reachKinds } from '@accord/contract/reach.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope, ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type RawBuilder, sql } from 'kysely'
import { usedDaysOf, usedScopesOf } from '#uses/uses.store.ts'
import { concernsIn } from './concerns.store.ts'
import { perSources } from './count-ways.store.ts'
import { managersOf, sources } from './ways.store.ts'
import { type Source } from './way-source.store.ts'
import { type Handles, prepareBuilt } from './written-once.store.ts'

export interface Key {
  kind: ReachKind
  id: string
}

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
  owner_managers: number | null
  application_id: string | null
  application_name: string | null
  roles: Role[]
  suspended: boolean
  granted: Scope[]
  asked: Scope[]
  own: boolean
  authorized: Scope[]
  shares: ScopeEntity[]
  asked_shares: ScopeEntity[]
  allowed_by: string | null
  allowed_at: Date
  expires_at: Date | null
  downloads: number | null
  held: boolean
  concerns: ReachConcern[]
  last_used_at: Date | null
  /** Of the last 90: 0 is today. */
  used_days: number[]
  used_scopes: string[]
}

/** In the order of their keys. Those that are none of this organization's, or no longer, are left out. */
export async function readWays(
  handles: Handles,
  organizationId: string,
  keys: readonly Key[],
): Promise<WayRow[]> {
  if (keys.length === 0) return []
  const idsOf = (kind: ReachKind) => keys.filter((key) => key.kind === kind).map(({ id }) => id)
  const ids = Object.fromEntries(reachKinds.map((kind) => [kind, idsOf(kind)])) as IdsByKind
  const rows = await readRows(sourcesOf(keys))(handles, { organizationId, ...ids })
  const byKey = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
  return keys.flatMap(({ kind, id }) => byKey.get(`${kind} ${id}`) ?? [])
}

type IdsByKind = Record<ReachKind, string[]>

/** Those of the one kind, or all: there are very many mixes of kinds, and of no ids nothing is read. */
function sourcesOf([first, ...more]: readonly Key[]): readonly Source[] {
  const isMixed = more.some(({ kind }) => kind !== first?.kind)
  return isMixed ? sources : sources.filter(({ kind }) => kind === first?.kind)
}

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
  suspended: 'false',
  granted: `'{}'::text[]`,
  asked: `'{}'::text[]`,
  own: 'false',
  authorized: `'{}'::text[]`,
  shares: `'{}'::text[]`,
  asked_shares: `'{}'::text[]`,
  allowed_by: 'null::text',
  expires_at: 'null::timestamptz',
  downloads: 'null::int',
  held: 'false',
} as const

/** The one shape. */
function told(source: Source, organizationId: string): RawBuilder<WayRow> {
  const columns = Object.entries(absent).map(([column, none]) => {
    const value = source.told[column as keyof typeof absent]
    return sql`${value ? sql`coalesce(${value}, ${sql.raw(none)})` : sql.raw(none)} as ${sql.id(column)}`
  })
  return sql`select ${sql.lit(source.kind)} as kind, w.id, ${source.told.name} as name,
    ${source.at} as allowed_at, ${sql.join(columns)},
    ${managersOf(source)} as owner_managers,
    ${concernsIn(source)} as concerns, ${useOf(source)}
    from ${source.from} where ${source.where(organizationId)}`
}

function useOf({ use, lastAt }: Source) {
  return sql`${lastAt ?? sql`null::timestamptz`} as last_used_at,
    ${use ? usedDaysOf(use, 'w.id') : sql`'{}'::int[]`} as used_days,
    ${use ? usedScopesOf(use, 'w.id') : sql`'{}'::text[]`} as used_scopes`
}
