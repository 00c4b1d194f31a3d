import { type ReachConcern, type ReachKind, reachKinds } from '@accord/contract/reach.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope, ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { usedDaysOf, usedScopesOf } from '#access/usage/uses.store.ts'
import { concernsIn } from './concerns.store.ts'
import { perSources, sourcesFor } from './count-ways.store.ts'
import { allowedAt } from './way-parts.store.ts'
import { managedBy, withManagers } from './ways.store.ts'
import type { Source, Sql } from './way-source.store.ts'
import { prepared } from '#database/prepared/prepared.ts'

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
  since: Date
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
  db: Kysely<Database>,
  organizationId: string,
  keys: readonly Key[],
): Promise<WayRow[]> {
  if (keys.length === 0) return []
  // Each kind by a statement of its own: planned once, and only what is on the page.
  const kinds = reachKinds.filter((kind) => keys.some((key) => key.kind === kind))
  const found = await Promise.all(
    kinds.map((kind) => {
      const ids = keys.flatMap((key) => (key.kind === kind ? key.id : []))
      return readRows(sourcesFor({ kind }))(db, { organizationId, ids })
    }),
  )
  const byKey = new Map(found.flat().map((row) => [`${row.kind} ${row.id}`, row]))
  return keys.flatMap(({ kind, id }) => byKey.get(`${kind} ${id}`) ?? [])
}

const readRows = perSources((name, found) =>
  prepared<{ organizationId: string; ids: string[] }, WayRow>(
    `read-ways-with-managers-${name}`,
    ({ organizationId, ids }) => {
      // The few ids lead, however small the usual organization is: by no index is this one looked for.
      const here = sql<string>`case when w.id is not null then ${organizationId}::uuid end`
      // An array whose length is not seen: one plan is as good as any, so that none is made anew.
      const selects = found.map(
        (source) =>
          sql`${told(source, here)} and w.id = any (array(select unnest(${ids}::uuid[])))`,
      )
      return withManagers(sql.join(selects, sql` union all `)) as RawBuilder<WayRow>
    },
  ),
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
function told(source: Source, organizationId: Sql<string>): RawBuilder<WayRow> {
  const columns = Object.entries(absent).map(([column, none]) => {
    const value = source.told[column as keyof typeof absent]
    return sql`${value ? sql`coalesce(${value}, ${sql.raw(none)})` : sql.raw(none)} as ${sql.id(column)}`
  })
  return sql`select ${sql.lit(source.kind)} as kind, w.id, ${source.told.name} as name,
    ${allowedAt(source)} as allowed_at, ${source.at} as since, ${sql.join(columns)},
    ${managedBy(source)} as managed_by,
    ${concernsIn(source)} as concerns, ${useOf(source)}
    from ${source.from} where ${source.where(organizationId)}`
}

function useOf({ use, lastAt }: Source) {
  return sql`${lastAt ?? sql`null::timestamptz`} as last_used_at,
    ${use ? usedDaysOf(use, 'w.id') : sql`'{}'::int[]`} as used_days,
    ${use ? usedScopesOf(use, 'w.id') : sql`'{}'::text[]`} as used_scopes`
}
