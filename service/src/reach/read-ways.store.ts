import type { ReachConcern, ReachKind } from '@accord/contract/reach.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope, ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type RawBuilder, sql } from 'kysely'
import { usedDaysOf, usedScopesOf } from '#uses/uses.store.ts'
import { concernsIn } from './concerns.store.ts'
import { perSources } from './count-ways.store.ts'
import { managersOf, type Source, sources } from './ways.store.ts'
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
  suspended: 'false',
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
  return sql`select ${sql.lit(source.kind)} as kind, w.id, ${source.told.name} as name,
    ${source.at} as allowed_at, ${sql.join(columns)},
    ${managersOf(source)} as owner_managers,
    ${concernsIn(source)} as concerns, ${useOf(source)}
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
