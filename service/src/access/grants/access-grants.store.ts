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

/** A grant of access to an organization's data, in its current state. */
export interface GrantRow extends AccessRow {
  suspended: boolean
  since: Date
  downloads: number | null
  /** The days out of the last 90 on which the grant was used. 0 is today. */
  used_on: number[]
}

/**
 * Reads grants in the order of their keys. Keys of other organizations and of grants that no longer exist are skipped.
 */
export async function readGrants(
  db: Kysely<Database>,
  organizationId: string,
  keys: readonly GrantKey[],
): Promise<GrantRow[]> {
  if (keys.length === 0) return []
  // Each kind has its own statement, which is planned once and reads only the rows on the page.
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
      // The few IDs select the rows. This keeps the planner from using the organization's index, even if the
      // organization is small.
      const here = sql<string>`case when w.id is not null then ${organizationId}::uuid end`
      // The planner can't see the length of the array, so one plan serves all lengths.
      return accessRows(found, {
        where: ({ where }) =>
          sql`${where(here)} and w.id = any (array(select unnest(${ids}::uuid[])))`,
        more: ({ use, fields }) => ({
          downloads: fields.downloads ?? sql`null::int`,
          used_on: use ? usedDaysOf(use, 'w.id') : sql`'{}'::int[]`,
        }),
      })
    },
  ),
)

export interface GrantFilter {
  kind?: AccessGrantKind | undefined
  /** Limits the list to approvals of this application. */
  application?: string | undefined
  only?: AccessConcern | undefined
  search?: string | undefined
}

/** The keys of the grants on the page, and the number of grants on all pages. */
type Chosen = { keys: GrantKey[]; total: number; more: boolean }

/**
 * Finds the keys of one page. Filters that check each grant are evaluated once for both the page and the count. For
 * each kind of person, only the newest thousand are shown and counted. One more is read to detect whether there are
 * more.
 */
export async function matchingGrantKeys(
  db: Kysely<Database>,
  organizationId: string,
  wanted: GrantFilter,
  { $skip: skipped, $limit: max }: Paging,
): Promise<Chosen> {
  const { only, search, application } = wanted
  const asked = grantSourcesFor(wanted)
  const page = { organizationId, skipped, max }
  const found = search ? await findPeople(db, organizationId, wanted) : undefined
  if (search && found && !application) {
    const given = { ...page, words: wordsIn(search), found }
    const [chosen] = only
      ? (await amongFew(asked, only)(given).execute(db)).rows
      : await searchAmongFew(asked)(db, given)
    return chosen!
  }
  const looking = search ? searchFor(search, found) : undefined
  const lists = asked.map((source) => {
    const grants = grantsOf(source, { organizationId, only, looking, application })
    if (!personKinds.includes(source.kind))
      return sql`select *, 0 as place from (${grants}) as every`
    return sql`(select *, row_number() over (order by at desc, id desc) as place from (
      ${grants} order by ${source.at} desc, w.id desc limit ${maxCounted + 1}) as newest)`
  })
  return (await choose(lists, page).execute(db)).rows[0]!
}

const ofPeople: readonly AccessGrantKind[] = [...personKinds, 'approval']

/**
 * Finds the people who match all words, once for themselves and their approvals. Returns undefined if there are too
 * many.
 */
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

/**
 * Prepares a search in all sources. It uses the people who match all words if there are few enough, and the words
 * otherwise.
 */
export async function searchOf(
  db: Kysely<Database>,
  organizationId: string,
  wanted: GrantFilter & { search: string },
): Promise<GrantSearch> {
  return searchFor(wanted.search, await findPeople(db, organizationId, wanted))
}

function searchFor(search: string, found: readonly string[] | undefined): GrantSearch {
  // The planner can't see the length of the array, so it expects few people.
  return found
    ? { ...wordTests(search), profiles: sql<string[]>`array(select unnest(${found}::uuid[]))` }
    : wordTests(search)
}

interface Few {
  organizationId: string
  skipped: number
  max: number
  words: string[]
  /** The people who match all words. */
  found: string[]
}

/** Checks all grants of the matching people, because there are only a few. */
function amongFew(asked: readonly GrantSource[], only?: AccessConcern) {
  return ({ organizationId, words, found, skipped, max }: Few) => {
    // The planner can't see the length of the array, so one plan serves all lengths.
    const known = sql<string[]>`array(select unnest(${found}::uuid[]))`
    const looking = { ...laterWords(words), profiles: known }
    const lists = asked.map(
      (source) => sql`select *, 0 as place from (
        ${grantsOf(source, { organizationId, only, looking })}) as every`,
    )
    return choose(lists, { skipped, max })
  }
}

const searchAmongFew = perGrantSource((name, asked) =>
  prepared<Few, Chosen>(`search-among-few-${name}`, amongFew(asked)),
)

export interface Choice {
  organizationId: string
  only?: AccessConcern | undefined
  looking?: GrantSearch | undefined
  application?: string | undefined
}

function grantsOf(source: GrantSource, choice: Choice) {
  const { kind, from, at } = source
  return sql`select ${sql.lit(kind)} as kind, w.id, ${at} as at
    from ${from} where ${conditionsOf(source, choice)}`
}

/** Returns the conditions under which a row of the source is one of the listed grants. */
export function conditionsOf(source: GrantSource, choice: Choice): GrantSql {
  const { organizationId, only, looking, application } = choice
  const { where, searched, found } = source
  // The caller has already selected the rows, so this keeps the planner from using the organization's index.
  const led = looking?.profiles && found
  const here = led
    ? sql<string>`case when w.id is not null then ${organizationId}::uuid end`
    : organizationId
  const conditions = [where(here)]
  if (only) conditions.push(concernsOf[only](source))
  if (looking) conditions.push(found?.(organizationId, looking) ?? looking.every(searched))
  if (application) conditions.push(sql`w.application_id = ${application}`)
  return sql.join(conditions, sql` and `)
}

function choose(lists: readonly GrantSql[], { skipped, max }: Pick<Few, 'skipped' | 'max'>) {
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

/** Lists one page of grants, newest first, with the number of grants on all pages. */
export async function listGrants(
  db: Kysely<Database>,
  organizationId: string,
  wanted: GrantFilter,
  paging: Paging,
) {
  const asked = grantSourcesFor(wanted)
  if (wanted.only || wanted.search || wanted.application) {
    const { keys, ...counted } = await matchingGrantKeys(db, organizationId, wanted, paging)
    return { rows: await readGrants(db, organizationId, keys), ...counted }
  }
  const { $skip: skipped, $limit: max } = paging
  const page = { organizationId, skipped, max, needed: skipped + max }
  const [rows, [counted]] = await Promise.all([
    newestKeys(asked)(db, page).then((keys) => readGrants(db, organizationId, keys)),
    countGrants(asked)(db, { organizationId }),
  ])
  return { rows, total: counted!.total, more: false }
}

/** Finds one grant. Returns undefined if it doesn't belong to the organization or no longer exists. */
export async function findAccessGrant(db: Kysely<Database>, organizationId: string, key: GrantKey) {
  const [row] = await readGrants(db, organizationId, [key])
  return row
}

export interface UsageByScope {
  scopes: ReadonlyMap<string, ScopeUsage>
  /** The number of calls without a scope. */
  others: number
}

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
  max: number
  /** How many keys each list has to contribute so that they include all keys of the page. */
  needed: number
}

/** Reads each list from its own index, only as far as the page requires. Only the rows on the page are read in full. */
const newestKeys = perGrantSource((name, asked) =>
  prepared<Page, GrantKey>(
    `find-newest-ways-${name}`,
    ({ organizationId, skipped, max, needed }) => {
      const lists = asked.map(
        ({ kind, from, where, at }) => sql`(select ${sql.lit(kind)} as kind, w.id, ${at} as at
        from ${from} where ${where(organizationId)} order by ${at} desc, w.id desc limit ${needed})`,
      )
      return sql<GrantKey>`select kind, id from (${sql.join(lists, sql` union all `)}) as ways
      order by at desc, id desc offset ${skipped} limit ${max}`
    },
  ),
)
