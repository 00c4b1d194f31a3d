import { mostCounted, type Paging } from '@accord/contract/fields.ts'
import type { ReachConcern, ReachKind } from '@accord/contract/reach.ts'
import { type Kysely, sql } from 'kysely'
import { countUpTo } from '#database/counting/count-up-to.ts'
import { everyWord } from '#database/searching/every-word.ts'
import type { Database } from '#database/tables.ts'
import { otherCallsOf, type ScopeUse, scopeUseOf } from '#uses/uses.store.ts'
import { concernsOf } from './concerns.store.ts'
import { countWays, people, perSources, sourcesFor } from './count-ways.store.ts'
import { type Key, readWays } from './read-ways.store.ts'
import { sources } from './ways.store.ts'
import { type Source } from './way-source.store.ts'
import { type Handles, prepareBuilt } from '#database/prepared/written-once.ts'

type Db = Kysely<Database>

export interface Wanted {
  kind?: ReachKind | undefined
  only?: ReachConcern | undefined
  search?: string | undefined
}

/** One page of ways, the newest first, and how many there are on all pages. */
export async function listWays(
  handles: Handles,
  organizationId: string,
  wanted: Wanted,
  paging: Paging,
) {
  const asked = sourcesFor(wanted)
  if (wanted.only || wanted.search) {
    const { keys, ...counted } = await chosenKeys(handles.db, organizationId, wanted, paging)
    return { rows: await readWays(handles, organizationId, keys), ...counted }
  }
  const { $skip: skipped, $limit: most } = paging
  const page = { organizationId, skipped, most, needed: skipped + most }
  const [rows, [counted]] = await Promise.all([
    newestKeys(asked)(handles, page).then((keys) => readWays(handles, organizationId, keys)),
    countWays(asked)(handles, { organizationId }),
  ])
  return { rows, total: counted!.total, more: false }
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

/**
 * What has to be looked at one by one is looked at once, for the page and for how many there are. Of people no more
 * than a thousand of a kind are shown and counted, the newest: nobody is looked at behind the one who tells that there are more.
 */
async function chosenKeys(
  db: Db,
  organizationId: string,
  wanted: Wanted,
  { $skip, $limit }: Paging,
): Promise<{ keys: Key[]; total: number; more: boolean }> {
  const many = await findsMany(db, organizationId, wanted)
  const chosen = sourcesFor(wanted).map((source) => {
    // Few who have the name are found by the index of words, and are all.
    const bounded = people.includes(source.kind) && (many || !wanted.search)
    // Many are met soon on the way through their order, from which the index of words is to lead nobody away.
    const searched = bounded ? sql<string>`(${source.searched} || '')` : source.searched
    const found = sql`select ${sql.lit(source.kind)} as kind, w.id, ${source.at} as at
      from ${source.from} where ${isWanted({ ...source, searched }, organizationId, wanted)}`
    return bounded
      ? sql`(select *, row_number() over (order by at desc, id desc) as place from (
          ${found} order by ${source.at} desc, w.id desc limit ${mostCounted + 1}) as newest)`
      : sql`select *, 0 as place from (${found}) as every`
  })
  const { rows } = await sql<{ keys: Key[]; total: number; more: boolean }>`
    with found as materialized (${sql.join(chosen, sql` union all `)}),
    ways as (select * from found where place <= ${mostCounted}), page as (
      select * from ways order by at desc, id desc offset ${$skip} limit ${$limit}
    )
    select (select count(*)::int from ways) as total,
      exists (select from found where place > ${mostCounted}) as more, coalesce((
      select json_agg(json_build_object('kind', kind, 'id', id) order by at desc, id desc) from page
    ), '[]') as keys`.execute(db)
  return rows[0]!
}

async function findsMany(db: Db, organizationId: string, { kind, search }: Wanted) {
  if (!search || (kind && !people.includes(kind))) return false
  const found = db
    .selectFrom('profiles')
    .where('organization_id', '=', organizationId)
    .where(everyWord(sql`found_by`, search))
  return (await countUpTo(db, found)).more
}

function isWanted(source: Source, organizationId: string, { only, search }: Wanted) {
  const conditions = [source.where(organizationId)]
  if (only) conditions.push(concernsOf[only](source))
  if (search) {
    conditions.push(source.found?.(organizationId, search) ?? everyWord(source.searched, search))
  }
  return sql.join(conditions, sql` and `)
}
