import { randomUUID } from 'node:crypto'
import type { Paging } from '@accord/contract/fields.ts'
import type { ScopeEntity } from '@accord/contract/scopes.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

/** What of an organization went into a network's export. */
export interface Receipt {
  organizationId: string
  shares: ScopeEntity[]
  rows: number
}

/** Organizations that ended meanwhile need no receipt. */
export async function insertReceipts(
  db: Db,
  { exportId, networkId }: { exportId: string; networkId: string },
  receipts: readonly Receipt[],
) {
  if (receipts.length === 0) return
  const ids = receipts.map(({ organizationId }) => organizationId)
  const there = await db.selectFrom('organizations').select('id').where('id', 'in', ids).execute()
  const known = new Set(there.map(({ id }) => id))
  const rows = receipts.filter(({ organizationId }) => known.has(organizationId))
  if (rows.length === 0) return
  await db
    .insertInto('export_receipts')
    .values(
      rows.map((receipt) => ({
        id: randomUUID(),
        export_id: exportId,
        network_id: networkId,
        organization_id: receipt.organizationId,
        shares: receipt.shares,
        rows: receipt.rows,
      })),
    )
    .execute()
}

/** Of an organization, with who exported what; the newest first. */
export async function listReceiptsOf(db: Db, organizationId: string, paging: Paging) {
  const mine = db.selectFrom('export_receipts as r').where('r.organization_id', '=', organizationId)
  const [rows, { total }] = await Promise.all([
    mine
      .innerJoin('networks as n', 'n.id', 'r.network_id')
      .innerJoin('organizations as o', 'o.id', 'n.organization_id')
      .selectAll('r')
      .select(['n.name as network_name', 'o.id as owner_id', 'o.name as owner_name'])
      .orderBy('r.at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(paging.$limit)
      .offset(paging.$skip)
      .execute(),
    mine.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
