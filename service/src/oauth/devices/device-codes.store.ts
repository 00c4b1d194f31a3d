import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hashSecret } from '#crypto/random-secret.ts'

/**
 * The device's network address and its own description. Both are shown to a person who was sent a link to connect it.
 */
export interface DeviceInfo {
  address: string
  agent: string
}

/** A device whose code is waiting for a decision. */
export interface PendingDevice {
  application_id: string
  created_at: Date
  payload: {
    /** The application's parameters, as the engine stores them. */
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

/** The part of a decision that is stored with the code before anything else happens. */
interface Decided {
  userId: string
  approvalId: string | null
  /** The next response to the device, in OAuth's terms. */
  payload: Record<string, unknown>
}

/**
 * Takes the code for one decision. Only one of several concurrent decisions gets a row. Afterwards, the user code no
 * longer finds the device.
 */
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

/** Lets the device get its tokens with its next request. */
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

/** Undoes `takeDevice`, so that the user code finds the device again. */
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

/**
 * Selects a device by its user code. The row outlives the code, so that the device can be informed that the code
 * expired.
 */
function waiting(userCode: string) {
  return sql`kind = 'DeviceCode' and user_code_hash = ${hashSecret(userCode)}
    and (payload->>'exp')::bigint > extract(epoch from now())`
}
