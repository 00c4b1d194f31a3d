import { type Kysely, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export const noFailures = { failing_since: null, failures: 0, failing_emailed_at: null }
export const notDisabled = { disabled_reason: null, disabled_at: null }

/** Stops sending, and keeps collecting. Returns false if the endpoint wasn't active. */
export async function pauseEndpoint(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('event_endpoints')
    .set({ state: 'paused', leased_until: null, leased_by: null })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sends what was collected. Returns false if the endpoint was neither paused nor disabled. */
export async function enableEndpoint(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('event_endpoints')
    .set({ state: 'active', ...noFailures, ...notDisabled, due_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', 'in', ['paused', 'disabled'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether the endpoint was verified now. Its organizations must be marked first (`markListeningForEndpoint`). */
export async function verifyEndpoint(
  db: Db,
  { id, url }: { id: string; url: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('event_endpoints')
    // Deliveries may wait since before its address changed.
    .set({ state: 'active', due_at: sql<Date>`now()` })
    .where('id', '=', id)
    // The test went to this address.
    .where('url', '=', url)
    .where('state', '=', 'unverified')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stops sending to an endpoint, and keeps collecting. Returns false if it succeeded or changed meanwhile. */
export async function disableEndpoint(
  trx: Trx,
  id: string,
  reason: 'failing' | 'gone',
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('event_endpoints')
    .set({
      state: 'disabled',
      disabled_reason: reason,
      disabled_at: sql<Date>`now()`,
      leased_until: null,
      leased_by: null,
    })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .where('failing_since', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns false if the managers got an email about these failures already. */
export async function markFailingEmailed(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('event_endpoints')
    .set({ failing_emailed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .where('failing_emailed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
