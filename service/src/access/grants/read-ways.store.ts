import { type ReachKind, reachKinds } from '@accord/contract/reach.ts'
import { type Kysely, sql } from 'kysely'
import { usedDaysOf } from '#data/usage/uses.store.ts'
import { prepared } from '#database/prepared/prepared.ts'
import type { Database } from '#database/tables.ts'
import { type AccessRow, accessRows } from '#data/access/access-rows.store.ts'
import { perSources, sourcesFor } from './count-ways.store.ts'

export interface Key {
  kind: ReachKind
  id: string
}

/** A way into the data of an organization at this moment. */
export interface WayRow extends AccessRow {
  suspended: boolean
  since: Date
  downloads: number | null
  /** On which of the last 90 days: 0 is today. */
  used_on: number[]
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
  const byKey = new Map(found.flat().map((row) => [`${row.kind} ${row.way_id}`, row]))
  return keys.flatMap(({ kind, id }) => byKey.get(`${kind} ${id}`) ?? [])
}

const readRows = perSources((name, found) =>
  prepared<{ organizationId: string; ids: string[] }, WayRow>(
    `read-ways-with-managers-${name}`,
    ({ organizationId, ids }) => {
      // The few ids lead, however small the usual organization is: by no index is this one looked for.
      const here = sql<string>`case when w.id is not null then ${organizationId}::uuid end`
      // An array whose length is not seen: one plan is as good as any, so that none is made anew.
      return accessRows(found, {
        where: ({ where }) =>
          sql`${where(here)} and w.id = any (array(select unnest(${ids}::uuid[])))`,
        more: ({ use, told }) => ({
          downloads: told.downloads ?? sql`null::int`,
          used_on: use ? usedDaysOf(use, 'w.id') : sql`'{}'::int[]`,
        }),
      })
    },
  ),
)
