import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { KeptRow, TellingRow } from './check-rows.ts'
import { floorOf } from './retention/floors.store.ts'

type Db = Kysely<Database>

const batch = 1000

/** The end of a chain as its organization notes it. */
export interface Chain {
  position: string
  hash: Buffer | null
  /** Position of the last row that was cut off; 0 where none was. */
  floor: string
  /** Positions of the first and the last row that are there, read at the same moment. */
  first: string | null
  last: string | null
}

/** Rows before the first or behind the end are in no chain, and shown all the same. */
export function strayFrom({ position, floor, first, last }: Chain): string | undefined {
  const isInside = (row: string) => BigInt(row) > BigInt(floor) && BigInt(row) <= BigInt(position)
  const stray = [first, last].find((row) => row !== null && !isInside(row))
  return stray === undefined ? undefined : `row ${stray}: it is not part of the chain`
}

/** All organizations, in batches, so that no size of database fills the memory. */
export async function* listChainIds(db: Db): AsyncGenerator<string> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const page = await db
      .selectFrom('organizations')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const { id } of page) yield id
    if (page.length < batch) return
    after = page.at(-1)!.id
  }
}

/** Whether rows of a chain may be gone with its organization, given by its column: as the database itself noted it. */
export function isEnding(organization: string) {
  return sql<boolean>`exists (select from activity_ends
    where organization_id = ${sql.ref(organization)} and removable_from <= now())`
}

/** None of an organization that is being removed: its rows go by and by. */
export function findChain(db: Db, organizationId: string): Promise<Chain | undefined> {
  return db
    .selectFrom('organizations')
    .select(['activity_count as position', 'activity_head as hash'])
    .select([outermost('min').as('first'), outermost('max').as('last')])
    .select(floorOf('organizations.id').as('floor'))
    .where('id', '=', organizationId)
    .where((eb) => eb.not(isEnding('organizations.id')))
    .executeTakeFirst()
}

/** How many rows a chain has, as it says itself: there may be too many to count them. */
export async function countKept(db: Db, organizationId: string): Promise<number> {
  const { position, floor } = await db
    .selectFrom('organizations')
    .select(['activity_count as position', floorOf('organizations.id').as('floor')])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return Number(position) - Number(floor)
}

function outermost(which: 'min' | 'max') {
  return sql<string | null>`(select ${sql.raw(which)}(position) from organization_activity
    where organization_id = organizations.id)`
}

/** The rows behind a position up to another, in their order. */
export async function* listKept(
  db: Db,
  organizationId: string,
  { after, end }: { after: bigint; end: bigint },
): AsyncGenerator<KeptRow> {
  for (let position = after; position < end;) {
    const rows = await db
      .selectFrom('organization_activity')
      .selectAll()
      .select(sql<string | null>`host(address)`.as('host'))
      .where('organization_id', '=', organizationId)
      .where('position', '>', String(position))
      .where('position', '<=', String(end))
      .orderBy('position')
      .limit(batch)
      .execute()
    for (const row of rows) {
      yield {
        id: row.id,
        organizationId,
        position: row.position,
        at: row.at,
        kind: row.kind,
        author: row.author,
        userId: row.user_id,
        profileId: row.profile_id,
        otherId: row.other_id,
        otherName: row.other_name,
        detail: row.detail,
        words: row.words,
        wordsSalt: row.words_salt,
        wordsCommitment: row.words_commitment,
        address: row.host,
        agent: row.agent,
        deviceSalt: row.device_salt,
        deviceCommitment: row.device_commitment,
        previousHash: row.previous_hash,
        hash: row.hash,
      }
    }
    if (rows.length < batch) return
    position = BigInt(rows.at(-1)!.position)
  }
}

/**
 * All rows of a chain that tell of a cut, or of what was erased behind a position up to another. Erasures may be many where
 * many accounts were removed; of what somebody wrote there in place of ranges the database makes nothing.
 */
export function listTelling(
  db: Db,
  organizationId: string,
  { after, end }: { after: bigint; end: bigint },
): Promise<TellingRow[]> {
  const ofThese = sql<boolean>`jsonb_path_exists(detail,
    '$.ranges[*] ? (@.to > $after && @.from <= $end)',
    jsonb_build_object('after', ${String(after)}::bigint, 'end', ${String(end)}::bigint), true)`
  return db
    .selectFrom('organization_activity')
    .select(['position', 'kind', 'detail'])
    .where('organization_id', '=', organizationId)
    .where((eb) =>
      eb.or([
        eb('kind', '=', 'activity_cut'),
        eb.and([eb('kind', '=', 'activity_erased'), ofThese]),
      ]),
    )
    .execute()
}

/** When the first row that is there happened. */
export async function firstTime(db: Db, organizationId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('organization_activity')
    .select('at')
    .where('organization_id', '=', organizationId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}
