import { type Kysely, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { SignedFloor, SignedHead } from './signed.ts'
import type { StoredActivityRow, RowWithDetail } from './check-rows.ts'

export async function findFloor(
  db: Kysely<Database>,
  organizationId: string,
): Promise<SignedFloor | undefined> {
  const row = await db
    .selectFrom('activity_floors')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  if (!row) return undefined
  const { organization_id, key_id, ...floor } = row
  return { ...floor, organizationId: organization_id, keyId: key_id }
}

/**
 * Selects the position up to which an organization's rows were removed, or 0 if none were. `organization` is the column
 * with its ID.
 */
export function floorOf(organization: string) {
  return sql<string>`coalesce(
    (select position from activity_floors where organization_id = ${sql.ref(organization)}), 0)`
}

/**
 * Moves a chain's floor and deletes the rows up to it, together with their signed heads. The database itself rejects a
 * floor that the organization's policy doesn't allow.
 */
export async function raiseFloor(trx: Transaction<Database>, floor: SignedFloor) {
  const { organizationId, position, hash, before, at, keyId, signature } = floor
  await sql`select cut_activity(row(${organizationId}::uuid, ${position}::bigint, ${hash}::bytea,
    ${before}::timestamptz, ${at}::timestamptz, ${keyId}::text, ${signature}::bytea)::activity_floors)`.execute(
    trx,
  )
}

type Db = Kysely<Database>

const batch = 1000

/** The state of a chain as its organization stores it. */
export interface Chain {
  position: string
  hash: Buffer | null
  /** The position of the last removed row, or 0 if none was removed. */
  floor: string
  /** The positions of the first and the last existing row, read at the same time. */
  first: string | null
  last: string | null
}

/** Describes a row before the first or after the last one. Such rows belong to no chain, but would be shown. */
export function strayFrom({ position, floor, first, last }: Chain): string | undefined {
  const isInside = (row: string) => BigInt(row) > BigInt(floor) && BigInt(row) <= BigInt(position)
  const stray = [first, last].find((row) => row !== null && !isInside(row))
  return stray === undefined ? undefined : `row ${stray}: it is not part of the chain`
}

/** Lists all organizations in batches, so that a large database doesn't fill the memory. */
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

/**
 * Whether a chain's rows may be missing because its organization is being deleted. The database itself records this.
 */
export function isBeingDeleted(organization: string) {
  return sql<boolean>`exists (select from activity_ends
    where organization_id = ${sql.ref(organization)} and removable_from <= now())`
}

/**
 * Finds a chain. Returns undefined if its organization is being deleted, because its rows are then deleted in steps.
 */
export function findChain(db: Db, organizationId: string): Promise<Chain | undefined> {
  return db
    .selectFrom('organizations')
    .select(['activity_count as position', 'activity_head as hash'])
    .select([outermost('min').as('first'), outermost('max').as('last')])
    .select(floorOf('organizations.id').as('floor'))
    .where('id', '=', organizationId)
    .where((eb) => eb.not(isBeingDeleted('organizations.id')))
    .executeTakeFirst()
}

/** Returns the stored number of a chain's rows, because there may be too many to count. */
export async function countChainRows(db: Db, organizationId: string): Promise<number> {
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

/** Lists the rows after one position up to another, in order. */
export async function* listChainRows(
  db: Db,
  organizationId: string,
  { after, end }: { after: bigint; end: bigint },
): AsyncGenerator<StoredActivityRow> {
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
 * Lists the rows that record removals, or erasures of rows between two positions. There may be many erasures if many
 * accounts were deleted. Details that aren't valid ranges are ignored.
 */
export function listRowsWithDetail(
  db: Db,
  organizationId: string,
  { after, end }: { after: bigint; end: bigint },
): Promise<RowWithDetail[]> {
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

/** Stores a signed head. If several instances sign the same one, the first is kept. */
export async function insertHead(db: Db, head: SignedHead) {
  await db
    .insertInto('activity_heads')
    .values({
      organization_id: head.organizationId,
      position: head.position,
      hash: head.hash,
      at: head.at,
      key_id: head.keyId,
      signature: head.signature,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Lists heads, newest first. These are all of them, a number of them, or those at some positions. */
export async function listHeads(
  db: Db,
  organizationId: string,
  { max, between }: { max?: number; between?: readonly [from: bigint, to: bigint] } = {},
): Promise<SignedHead[]> {
  const rows = await db
    .selectFrom('activity_heads')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .$if(between !== undefined, (query) =>
      query
        .where('position', '>=', String(between![0]))
        .where('position', '<=', String(between![1])),
    )
    .orderBy('position', 'desc')
    .$if(max !== undefined, (query) => query.limit(max!))
    .execute()
  return rows.map(({ organization_id, key_id, ...head }) => ({
    ...head,
    organizationId: organization_id,
    keyId: key_id,
  }))
}

/** Finds the first head that covers a row. */
export async function findHeadFrom(
  db: Db,
  organizationId: string,
  position: bigint,
): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('activity_heads')
    .select('position')
    .where('organization_id', '=', organizationId)
    .where('position', '>=', String(position))
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return row && BigInt(row.position)
}

/**
 * Lists chains with unsigned rows whose last signed head is at least an hour old. It doesn't matter when the rows were
 * added, or whether an export or an earlier process signed that head.
 */
export async function listGrown(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from organizations o
    left join lateral (
      select position, at from activity_heads
      where organization_id = o.id order by position desc limit 1
    ) head on true
    where o.activity_count <> coalesce(head.position, 0)
      and not ${isBeingDeleted('o.id')}
      and (head.at is null or head.at <= ${now}::timestamptz - interval '1 hour')`.execute(db)
  return rows.map(({ id }) => id)
}
