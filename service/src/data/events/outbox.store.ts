import { type Kysely, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

/** Part of the change's transaction, which holds the organization's lock. */
export async function addToOutbox(
  trx: Transaction<Database>,
  organizationId: string,
  position: string,
) {
  await trx
    .insertInto('event_outbox')
    .values({ organization_id: organizationId, position })
    .execute()
}

export interface OutboxRow {
  organization_id: string
  position: string
}

/** Takes the next rows in the order of the changes. They come back if the transaction fails. */
export async function takeFromOutbox(
  trx: Transaction<Database>,
  max: number,
): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow & { id: string }>`
    with taken as materialized (
      select id from event_outbox order by id limit ${max} for update skip locked)
    delete from event_outbox o using taken where o.id = taken.id
    returning o.id, o.organization_id, o.position`.execute(trx)
  return rows.toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)))
}

export async function isOutboxEmpty(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from event_outbox) as has`.execute(db)
  return !rows[0]!.has
}

/** Without an endpoint and a feed, workers needn't look for work often. */
export async function hasReceivers(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from event_endpoints where state <> 'unverified')
      or exists (select from event_feeds) or exists (select from event_outbox) as has`.execute(db)
  return rows[0]!.has
}
