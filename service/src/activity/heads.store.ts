import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { SignedHead } from './heads.ts'

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

/** The newest first. */
export async function listHeads(
  db: Db,
  organizationId: string,
  most?: number,
): Promise<SignedHead[]> {
  const rows = await db
    .selectFrom('activity_heads')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('position', 'desc')
    .$if(most !== undefined, (query) => query.limit(most!))
    .execute()
  return rows.map(({ organization_id, key_id, ...head }) => ({
    ...head,
    organizationId: organization_id,
    keyId: key_id,
  }))
}

/**
 * Chains with rows behind their last signed head, if that is an hour old. A day before the newest head is far
 * enough back to look: a service that was away for longer signed nothing meanwhile.
 */
export async function listGrown(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ organization_id: string }>`
    with grown as (
      select organization_id, max(position) as position from organization_activity
      where at > coalesce((select max(at) from activity_heads), '-infinity') - interval '1 day'
      group by organization_id
    )
    select organization_id from grown g where not exists (
      select from activity_heads h
      where h.organization_id = g.organization_id
        and (h.position >= g.position or h.at > ${now}::timestamptz - interval '1 hour')
    )`.execute(db)
  return rows.map(({ organization_id }) => organization_id)
}
