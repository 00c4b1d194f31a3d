import type { Transaction } from 'kysely'
import type { Effects } from '#calls/effects.ts'
import type { Database } from '#database/tables.ts'
import { type Ended, endUseOf } from '#session/end-sessions.ts'
import { removeApproval } from './approvals.store.ts'

/** An approval and all that came of it, whoever ends it. */
export async function endApproval(
  trx: Transaction<Database>,
  { id }: { id: string },
  { job }: Pick<Effects<never>, 'job'>,
): Promise<Ended> {
  const ended = await endUseOf(trx, { id }, job)
  await removeApproval(trx, id)
  return ended
}
