import {
  type AccessConcern,
  type AccessGrantKind,
  accessGrantKinds,
} from '@accord/contract/access.ts'
import { type Kysely, sql } from 'kysely'
import { type ScopeUsage, otherCallsOf, scopeUsageOf, usedDaysOf } from '#data/usage/usage.store.ts'
import { prepared } from '#database/prepared.ts'
import type { Database } from '#database/tables.ts'
import { type AccessRow, accessRows, concernsOf } from '#data/access/access-rows.store.ts'
import { countGrants, personKinds, perGrantSource, grantSourcesFor } from './count-grants.store.ts'
import { type Paging, maxCounted } from '@accord/contract/fields.ts'
import { everyWordByIndex, laterWords, wordTests, wordsIn } from '#database/word-search.ts'
import { findByAddress } from '#data/members/members.store.ts'
import type { GrantSearch, GrantSource, GrantSql } from '#data/access/grant-source.store.ts'
import { grantSources } from '#data/access/grant-sources.store.ts'

export interface GrantKey {
  kind: AccessGrantKind
  id: string
}

/** A way into the data of an organization at this moment. */
export interface GrantRow extends AccessRow {
  suspended: boolean
  since: Date
  downloads: number | null
  /** On which of the last 90 days: 0 is today. */
  used_on: number[]
}

/** In the order of their keys. Those that are none of this organization's, or no longer, are left out. */
export async function readGrants(
  db: Kysely<Database>,
  organizationId: string,
  keys: readonly GrantKey[],
): Promise<GrantRow[]> {
  if (keys.length === 0) return []
  // Each kind by a statement of its own: planned once, and only what is on the page.
  const kinds = accessGrantKinds.filter((kind) => keys.some((key) => key.kind === kind))
  const found = await Promise.all(
    kinds.map((kind) => {
      const ids = keys.flatMap((key) => (key.kind === kind ? key.id : []))
      return readRows(grantSourcesFor({ kind }))(db, { organizationId, ids })
    }),
  )
  const byKey = new Map(found.flat().map((row) => [`${row.kind} ${row.way_id}`, row]))
  return keys.flatMap(({ kind, id }) => byKey.get(`${kind} ${id}`) ?? [])
}

const readRows = perGrantSource((name, found) =>
  prepared<{ organizationId: string; ids: string[] }, GrantRow>(
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

export interface GrantFilter {
  kind?: AccessGrantKind | undefined
  only?: AccessConcern | undefined
  search?: string | undefined
}

/** What is on the page, and how many there are on all. */
type Chosen = { keys: GrantKey[]; total: number; more: boolean }

/**
 * What has to be looked at one by one is looked at once, for the page and for how many there are. Of people no more
 * than a thousand of a kind are shown and counted, the newest: nobody is looked at behind the one who tells that there are more.
 */
export async function matchingGrantKeys(
  db: Kysely<Database>,
  organizationId: string,
  wanted: GrantFilter,
  { $skip: skipped, $limit: max }: Paging,
): Promise<Chosen> {
  const { only, search } = wanted
  const asked = grantSourcesFor(wanted)
  const page = { organizationId, skipped, most: max }
  const found = search ? await findPeople(db, organizationId, wanted) : undefined
  if (search && found) {
    const given = { ...page, words: wordsIn(search), found }
    const [chosen] = only
      ? (await amongFew(asked, only)(given).execute(db)).rows
      : await searchAmongFew(asked)(db, given)
    return chosen!
  }
  const looking = search ? wordTests(search) : undefined
  const lists = asked.map((source) => {
    const grants = grantsOf(source, { organizationId, only, looking })
    if (!personKinds.includes(source.kind))
      return sql`select *, 0 as place from (${grants}) as every`
    return sql`(select *, row_number() over (order by at desc, id desc) as place from (
      ${grants} order by ${source.at} desc, w.id desc limit ${maxCounted + 1}) as newest)`
  })
  return (await choose(lists, page).execute(db)).rows[0]!
}

const ofPeople: readonly AccessGrantKind[] = [...personKinds, 'approval']

/** Who has all the words: looked for once, for them and for what they approved. Undefined where they are too many to be named. */
async function findPeople(
  db: Kysely<Database>,
  organizationId: string,
  { kind, search }: GrantFilter,
): Promise<string[] | undefined> {
  if (kind && !ofPeople.includes(kind)) return []
  const address = await findByAddress(db, organizationId, search)
  if (address.length > 0) return address
  const found = await db
    .selectFrom('profiles')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where(everyWordByIndex(sql`found_by`, search!))
    .limit(maxCounted + 1)
    .execute()
  return found.length > maxCounted ? undefined : found.map(({ id }) => id)
}

interface Few {
  organizationId: string
  skipped: number
  most: number
  words: string[]
  /** People who have all the words. */
  found: string[]
}

/** Where the people are known who have the words, all that is found is looked at. */
function amongFew(asked: readonly GrantSource[], only?: AccessConcern) {
  return ({ organizationId, words, found, skipped, most: max }: Few) => {
    // An array whose length is not seen: one plan is as good as any, so that none is made anew.
    const known = sql<string[]>`array(select unnest(${found}::uuid[]))`
    const looking = { ...laterWords(words), profiles: known }
    const lists = asked.map(
      (source) => sql`select *, 0 as place from (
        ${grantsOf(source, { organizationId, only, looking })}) as every`,
    )
    return choose(lists, { skipped, most: max })
  }
}

const searchAmongFew = perGrantSource((name, asked) =>
  prepared<Few, Chosen>(`search-among-few-${name}`, amongFew(asked)),
)

interface Choice {
  organizationId: string
  only?: AccessConcern | undefined
  looking?: GrantSearch | undefined
}

function grantsOf(source: GrantSource, { organizationId, only, looking }: Choice) {
  const { kind, from, where, at, searched, found } = source
  // What leads to the rows itself is not led by the index of the organization, however small the usual one is.
  const led = looking?.profiles && found
  const here = led
    ? sql<string>`case when w.id is not null then ${organizationId}::uuid end`
    : organizationId
  const conditions = [where(here)]
  if (only) conditions.push(concernsOf[only](source))
  if (looking) conditions.push(found?.(organizationId, looking) ?? looking.every(searched))
  return sql`select ${sql.lit(kind)} as kind, w.id, ${at} as at
    from ${from} where ${sql.join(conditions, sql` and `)}`
}

function choose(lists: readonly GrantSql[], { skipped, most: max }: Pick<Few, 'skipped' | 'most'>) {
  return sql<Chosen>`
    with found as materialized (${sql.join(lists, sql` union all `)}),
    ways as (select * from found where place <= ${maxCounted}), page as (
      select * from ways order by at desc, id desc offset ${skipped} limit ${max}
    )
    select (select count(*)::int from ways) as total,
      exists (select from found where place > ${maxCounted}) as more, coalesce((
      select json_agg(json_build_object('kind', kind, 'id', id) order by at desc, id desc) from page
    ), '[]') as keys`
}

/** One page of ways, the newest first, and how many there are on all pages. */
export async function listGrants(
  db: Kysely<Database>,
  organizationId: string,
  wanted: GrantFilter,
  paging: Paging,
) {
  const asked = grantSourcesFor(wanted)
  if (wanted.only || wanted.search) {
    const { keys, ...counted } = await matchingGrantKeys(db, organizationId, wanted, paging)
    return { rows: await readGrants(db, organizationId, keys), ...counted }
  }
  const { $skip: skipped, $limit: max } = paging
  const page = { organizationId, skipped, most: max, needed: skipped + max }
  const [rows, [counted]] = await Promise.all([
    newestKeys(asked)(db, page).then((keys) => readGrants(db, organizationId, keys)),
    countGrants(asked)(db, { organizationId }),
  ])
  return { rows, total: counted!.total, more: false }
}

/** Undefined where it is none of this organization's, or no longer. */
export async function findAccessGrant(db: Kysely<Database>, organizationId: string, key: GrantKey) {
  const [row] = await readGrants(db, organizationId, [key])
  return row
}

export interface UsageByScope {
  scopes: ReadonlyMap<string, ScopeUsage>
  /** How often for what has no scope. */
  others: number
}

/** What was used of it in the last 90 days. */
export async function usageByScope(
  db: Kysely<Database>,
  { kind, id }: GrantKey,
): Promise<UsageByScope> {
  const { use } = grantSources.find((source) => source.kind === kind)!
  if (!use) return { scopes: new Map(), others: 0 }
  const [scopes, others] = [await scopeUsageOf(db, use, [id]), await otherCallsOf(db, use, id)]
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
const newestKeys = perGrantSource((name, asked) =>
  prepared<Page, GrantKey>(
    `find-newest-ways-${name}`,
    ({ organizationId, skipped, most: max, needed }) => {
      const lists = asked.map(
        ({ kind, from, where, at }) => sql`(select ${sql.lit(kind)} as kind, w.id, ${at} as at
        from ${from} where ${where(organizationId)} order by ${at} desc, w.id desc limit ${needed})`,
      )
      return sql<GrantKey>`select kind, id from (${sql.join(lists, sql` union all `)}) as ways
      order by at desc, id desc offset ${skipped} limit ${max}`
    },
  ),
)
