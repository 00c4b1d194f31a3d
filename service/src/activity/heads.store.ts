import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { SignedHead } from './heads.ts'
import { isEnding } from './kept-rows.store.ts'

type Db = Kysely<Database>

/** Several instances may sign the same one; the first stays. */
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

/** The newest first: all of them, so many, or those at some positions. */
export async function listHeads(
  db: Db,
  organizationId: string,
  { most, between }: { most?: number; between?: readonly [from: bigint, to: bigint] } = {},
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
    .$if(most !== undefined, (query) => query.limit(most!))
    .execute()
  return rows.map(({ organization_id, key_id, ...head }) => ({
    ...head,
    organizationId: organization_id,
    keyId: key_id,
  }))
}

/** The first one that vouches for a row. */
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
 * Chains whose end is another one than their last signed head, if that is an hour old: all of them, however
 * long ago they grew. What was signed of others meanwhile, by an export or before a restart, says nothing of them.
 */
export async function listGrown(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from organizations o
    left join lateral (
      select position, at from activity_heads
      where organization_id = o.id order by position desc limit 1
    ) head on true
    where o.activity_count <> coalesce(head.position, 0)
      and not ${isEnding('o.id')}
      and (head.at is null or head.at <= ${now}::timestamptz - interval '1 hour')`.execute(db)
  return rows.map(({ id }) => id)
}
