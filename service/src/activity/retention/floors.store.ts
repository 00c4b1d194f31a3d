import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { SignedFloor } from './floors.ts'

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

/** Up to which position the rows of an organization, given by its column, are gone; 0 where none is. */
export function floorOf(organization: string) {
  return sql<string>`coalesce(
    (select position from activity_floors where organization_id = ${sql.ref(organization)}), 0)`
}

/**
 * Puts a chain's floor there, and removes the rows up to it with the signed heads before it: both or neither. The
 * database itself refuses what the organization's rule does not allow.
 */
export async function raiseFloor(trx: Transaction<Database>, floor: SignedFloor) {
  const { organizationId, position, hash, before, at, keyId, signature } = floor
  await sql`select cut_activity(row(${organizationId}::uuid, ${position}::bigint, ${hash}::bytea,
    ${before}::timestamptz, ${at}::timestamptz, ${keyId}::text, ${signature}::bytea)::activity_floors)`.execute(
    trx,
  )
}
