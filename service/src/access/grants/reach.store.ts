import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { otherCallsOf, type ScopeUse, scopeUseOf } from '#data/usage/uses.store.ts'
import { chosenKeys, type Wanted } from './chosen-ways.store.ts'
import { countWays, perSources, sourcesFor } from './count-ways.store.ts'
import { type Key, readWays } from './read-ways.store.ts'
import { sources } from '#data/access/ways.store.ts'
import { prepared } from '#database/prepared/prepared.ts'

/** One page of ways, the newest first, and how many there are on all pages. */
export async function listWays(
  db: Kysely<Database>,
  organizationId: string,
  wanted: Wanted,
  paging: Paging,
) {
  const asked = sourcesFor(wanted)
  if (wanted.only || wanted.search) {
    const { keys, ...counted } = await chosenKeys(db, organizationId, wanted, paging)
    return { rows: await readWays(db, organizationId, keys), ...counted }
  }
  const { $skip: skipped, $limit: most } = paging
  const page = { organizationId, skipped, most, needed: skipped + most }
  const [rows, [counted]] = await Promise.all([
    newestKeys(asked)(db, page).then((keys) => readWays(db, organizationId, keys)),
    countWays(asked)(db, { organizationId }),
  ])
  return { rows, total: counted!.total, more: false }
}

/** Undefined where it is none of this organization's, or no longer. */
export async function findWay(db: Kysely<Database>, organizationId: string, key: Key) {
  const [row] = await readWays(db, organizationId, [key])
  return row
}

export interface UseByScope {
  scopes: ReadonlyMap<string, ScopeUse>
  /** How often for what has no scope. */
  others: number
}

/** What was used of it in the last 90 days. */
export async function useByScope(db: Kysely<Database>, { kind, id }: Key): Promise<UseByScope> {
  const { use } = sources.find((source) => source.kind === kind)!
  if (!use) return { scopes: new Map(), others: 0 }
  const [scopes, others] = [await scopeUseOf(db, use, [id]), await otherCallsOf(db, use, id)]
  return { scopes: scopes.get(id)!, others }
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
  prepared<Page, Key>(`find-newest-ways-${name}`, ({ organizationId, skipped, most, needed }) => {
    const lists = asked.map(
      ({ kind, from, where, at }) => sql`(select ${sql.lit(kind)} as kind, w.id, ${at} as at
        from ${from} where ${where(organizationId)} order by ${at} desc, w.id desc limit ${needed})`,
    )
    return sql<Key>`select kind, id from (${sql.join(lists, sql` union all `)}) as ways
      order by at desc, id desc offset ${skipped} limit ${most}`
  }),
)
