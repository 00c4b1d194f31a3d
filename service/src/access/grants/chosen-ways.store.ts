import { mostCounted, type Paging } from '@accord/contract/fields.ts'
import type { ReachConcern, ReachKind } from '@accord/contract/reach.ts'
import { type Kysely, sql } from 'kysely'
import { prepared } from '#database/prepared/prepared.ts'
import { everyWordByIndex, laterWords, wordsIn, wordTests } from '#database/searching/every-word.ts'
import type { Database } from '#database/tables.ts'
import { findByAddress } from '#data/members/by-address.store.ts'
import { concernsOf } from '#data/access/concerns.store.ts'
import { people, perSources, sourcesFor } from './count-ways.store.ts'
import type { Key } from './read-ways.store.ts'
import type { Looking, Source, Sql } from '#data/access/way-source.store.ts'

export interface Wanted {
  kind?: ReachKind | undefined
  only?: ReachConcern | undefined
  search?: string | undefined
}

/** What is on the page, and how many there are on all. */
type Chosen = { keys: Key[]; total: number; more: boolean }

/**
 * What has to be looked at one by one is looked at once, for the page and for how many there are. Of people no more
 * than a thousand of a kind are shown and counted, the newest: nobody is looked at behind the one who tells that there are more.
 */
export async function chosenKeys(
  db: Kysely<Database>,
  organizationId: string,
  wanted: Wanted,
  { $skip: skipped, $limit: most }: Paging,
): Promise<Chosen> {
  const { only, search } = wanted
  const asked = sourcesFor(wanted)
  const page = { organizationId, skipped, most }
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
    const ways = waysOf(source, { organizationId, only, looking })
    if (!people.includes(source.kind)) return sql`select *, 0 as place from (${ways}) as every`
    return sql`(select *, row_number() over (order by at desc, id desc) as place from (
      ${ways} order by ${source.at} desc, w.id desc limit ${mostCounted + 1}) as newest)`
  })
  return (await choose(lists, page).execute(db)).rows[0]!
}

const ofPeople: readonly ReachKind[] = [...people, 'approval']

/** Who has all the words: looked for once, for them and for what they approved. Undefined where they are too many to be named. */
async function findPeople(
  db: Kysely<Database>,
  organizationId: string,
  { kind, search }: Wanted,
): Promise<string[] | undefined> {
  if (kind && !ofPeople.includes(kind)) return []
  const address = await findByAddress(db, organizationId, search)
  if (address.length > 0) return address
  const found = await db
    .selectFrom('profiles')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where(everyWordByIndex(sql`found_by`, search!))
    .limit(mostCounted + 1)
    .execute()
  return found.length > mostCounted ? undefined : found.map(({ id }) => id)
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
function amongFew(asked: readonly Source[], only?: ReachConcern) {
  return ({ organizationId, words, found, skipped, most }: Few) => {
    // An array whose length is not seen: one plan is as good as any, so that none is made anew.
    const known = sql<string[]>`array(select unnest(${found}::uuid[]))`
    const looking = { ...laterWords(words), profiles: known }
    const lists = asked.map(
      (source) => sql`select *, 0 as place from (
        ${waysOf(source, { organizationId, only, looking })}) as every`,
    )
    return choose(lists, { skipped, most })
  }
}

const searchAmongFew = perSources((name, asked) =>
  prepared<Few, Chosen>(`search-among-few-${name}`, amongFew(asked)),
)

interface Choice {
  organizationId: string
  only?: ReachConcern | undefined
  looking?: Looking | undefined
}

function waysOf(source: Source, { organizationId, only, looking }: Choice) {
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

function choose(lists: readonly Sql[], { skipped, most }: Pick<Few, 'skipped' | 'most'>) {
  return sql<Chosen>`
    with found as materialized (${sql.join(lists, sql` union all `)}),
    ways as (select * from found where place <= ${mostCounted}), page as (
      select * from ways order by at desc, id desc offset ${skipped} limit ${most}
    )
    select (select count(*)::int from ways) as total,
      exists (select from found where place > ${mostCounted}) as more, coalesce((
      select json_agg(json_build_object('kind', kind, 'id', id) order by at desc, id desc) from page
    ), '[]') as keys`
}
