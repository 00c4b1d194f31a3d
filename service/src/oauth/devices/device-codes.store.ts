import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hashSecret } from '#crypto/random-secret.ts'

/** Where a device is, and what it says it is: a person who is led to connect it is shown both. */
export interface DeviceInfo {
  address: string
  agent: string
}

/** A device whose code waits for somebody to decide on it. */
export interface PendingDevice {
  application_id: string
  created_at: Date
  payload: {
    /** What the application sent, as the engine keeps it. */
    params: { client_id: string; scope?: string; orgId?: string; roles?: string }
    deviceInfo: DeviceInfo
  }
}

export async function findPendingDevice(
  db: Kysely<Database>,
  userCode: string,
): Promise<PendingDevice | undefined> {
  const { rows } = await sql<PendingDevice>`
    select application_id, created_at, payload from oauth_artifacts where ${waiting(userCode)}`.execute(
    db,
  )
  return rows[0]
}

/** What a decision leaves with the code before anything else is done for it. */
interface Decided {
  userId: string
  approvalId: string | null
  /** What the device is told next, in the words of OAuth. */
  payload: Record<string, unknown>
}

/** Of many who decide at once one gets a row back: nobody finds it by what people type from then on. */
export async function takeDevice(
  trx: Transaction<Database>,
  userCode: string,
  { userId, approvalId, payload }: Decided,
): Promise<{ hash: Buffer } | undefined> {
  const { rows } = await sql<{ hash: Buffer }>`
    update oauth_artifacts set
      user_code_hash = null, user_id = ${userId}, approval_id = ${approvalId},
      organization_id = (select organization_id from approvals where id = ${approvalId}),
      payload = payload || ${JSON.stringify(payload)}::jsonb
    where ${waiting(userCode)} returning hash`.execute(trx)
  return rows[0]
}

/** The next time it asks, the device gets its tokens. */
export async function giveDevice(
  db: Kysely<Database>,
  { hash }: { hash: Buffer },
  { grantId, ...given }: { grantId: string; [name: string]: unknown },
) {
  const payload = JSON.stringify({ grantId, ...given })
  await sql`
    update oauth_artifacts set grant_id = ${grantId}, payload = payload || ${payload}::jsonb
    where kind = 'DeviceCode' and hash = ${hash}`.execute(db)
}

/** As if nobody had decided: what people type finds it again. */
export async function returnDevice(
  db: Kysely<Database>,
  { hash }: { hash: Buffer },
  userCode: string,
) {
  await sql`
    update oauth_artifacts set user_code_hash = ${hashSecret(userCode)},
      user_id = null, approval_id = null, organization_id = null
    where kind = 'DeviceCode' and hash = ${hash} and grant_id is null`.execute(db)
}

/** The row outlives the code, so that a device can be told that its time is over. */
function waiting(userCode: string) {
  return sql`kind = 'DeviceCode' and user_code_hash = ${hashSecret(userCode)}
    and (payload->>'exp')::bigint > extract(epoch from now())`
}
