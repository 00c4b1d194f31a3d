import type { Transaction } from 'kysely'
import type { Effects } from '#calls/effects.ts'
import { type ConnectionRow, turnOffConnectionRow } from '#data/connections/connections.store.ts'
import { deleteProviderSessions } from '#data/sessions/session.store.ts'
import type { Database } from '#database/tables.ts'

/** Turns a connection off, and ends the sessions that it opened. Links stay, so that it can be turned on again. */
export async function turnOff(
  trx: Transaction<Database>,
  { id, name: connection }: Pick<ConnectionRow, 'id' | 'name'>,
  { happened }: Pick<Effects<'connection_changed'>, 'happened'>,
): Promise<ConnectionRow> {
  const row = await turnOffConnectionRow(trx, id)
  await deleteProviderSessions(trx, id)
  happened('connection_changed', { on: { connection: id }, connection, changes: ['turned_off'] })
  return row
}
