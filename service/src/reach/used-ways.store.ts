import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'
import { type ScopeUse, scopeUseOf, useOf, type UseOf } from '#uses/uses.store.ts'
import type { WayRow } from './reach.store.ts'
import { sources } from './ways.store.ts'

/** A way, and how it was used: on which days, and what of it. */
export interface UsedWay extends WayRow, UseOf {
  scopesUsed: ReadonlyMap<string, ScopeUse>
}

const never: Pick<UsedWay, 'lastUsedAt' | 'days' | 'scopesUsed'> = {
  lastUsedAt: null,
  days: [],
  scopesUsed: new Map(),
}

/** In the order in which they came. */
export async function withUse(db: Kysely<Database>, ways: readonly WayRow[]): Promise<UsedWay[]> {
  const used = new Map<WayRow, UsedWay>()
  const byKind = Map.groupBy(ways, ({ kind }) => sources.find((each) => each.kind === kind)!.use)
  await Promise.all(
    [...byKind].map(async ([use, some]) => {
      if (use === undefined) return
      const ids = some.map(({ id }) => id)
      const [days, scopes] = [await useOf(db, use, ids), await scopeUseOf(db, use, ids)]
      for (const way of some) {
        used.set(way, { ...way, ...days.get(way.id)!, scopesUsed: scopes.get(way.id)! })
      }
    }),
  )
  return ways.map((way) => used.get(way) ?? { ...way, ...never })
}
