import type { RecordedDetail } from '@accord/contract/event-types.ts'
import type { Transaction } from 'kysely'
import { deleteProviderSessions } from '#data/sessions/session.store.ts'
import type { Database } from '#database/tables.ts'
import { type ConnectionRow, turnOffConnectionRow } from './connections.store.ts'

type Happened = (kind: 'connection_changed', detail: RecordedDetail<'connection_changed'>) => void

/** Turns a connection off, and ends the sessions that it opened. Links stay, so that it can be turned on again. */
export async function turnOffConnection(
  trx: Transaction<Database>,
  { id, name: connection }: Pick<ConnectionRow, 'id' | 'name'>,
  { happened }: { happened: Happened },
): Promise<ConnectionRow> {
  const row = await turnOffConnectionRow(trx, id)
  await deleteProviderSessions(trx, id)
  happened('connection_changed', { on: { connection: id }, connection, changes: ['turned_off'] })
  return row
}
