import type { Paging } from '@accord/contract/fields.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type Kysely, sql } from 'kysely'
import { pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

/** A record that a network's export contains an organization's data. */
export interface Receipt {
  organizationId: string
  shares: ScopeEntity[]
  rows: number
}

/**
 * Stores receipts with the current names, which remain whatever happens to the network. Organizations that were deleted
 * in the meantime get none. All receipts are passed in a single parameter.
 */
export async function insertReceipts(
  db: Db,
  { exportId, networkId }: { exportId: string; networkId: string },
  receipts: readonly Receipt[],
) {
  const given = receipts.map(({ organizationId, shares, rows }) => ({
    organization: organizationId,
    shares,
    rows,
  }))
  await sql`
    insert into export_receipts (id, export_id, network_id, network_name,
      exported_by, exported_by_name, organization_id, shares, rows)
    select gen_random_uuid(), ${exportId}, n.id, n.name,
      owner.id, owner.name, o.id, given.shares, given.rows
    from networks n
    join organizations owner on owner.id = n.organization_id
    cross join json_to_recordset(${JSON.stringify(given)})
      as given (organization uuid, shares text[], rows integer)
    join organizations o on o.id = given.organization
    where n.id = ${networkId}
    for key share of o`.execute(db)
}

/** Finds a receipt of an export that another organization made of its network. */
export function findForeignReceipt(db: Db, organizationId: string, id: string) {
  return db
    .selectFrom('export_receipts')
    .select('id')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('exported_by', '<>', organizationId)
    .executeTakeFirst()
}

/** Lists an organization's receipts, newest first. */
export function listReceiptsOf(db: Db, organizationId: string, paging: Paging) {
  const mine = db.selectFrom('export_receipts').where('organization_id', '=', organizationId)
  const page = mine
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.$limit)
    .offset(paging.$skip)
  return pageOf(page, mine)
}
