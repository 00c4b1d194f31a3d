import type { Transaction } from 'kysely'
import type { Effects } from '#calls/effects.ts'
import { revokeGrantsThrough } from '#data/approvals/oauth-grants.store.ts'
import { type ConnectionRow, turnOffConnectionRow } from '#data/connections/connections.store.ts'
import { endFlowsOf } from '#data/connections/flows.store.ts'
import { deleteProofs, forgetProofs } from '#data/connections/provider-proofs.store.ts'
import { endTokensWithoutFactor } from '#data/organizations/second-factor-policy.store.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import type { Database } from '#database/tables.ts'
import { requireProviderKept } from '#permissions/require-provider-policy.ts'

type Trx = Transaction<Database>

/**
 * Turns a connection off, and ends the access through it. Links stay, so that it can be turned on again. Throws an error
 * if the organization requires single sign-on and no other connection is left.
 */
export async function turnOff(
  trx: Trx,
  connection: Pick<ConnectionRow, 'id' | 'name' | 'organization_id'>,
  { happened, job }: Pick<Effects<'connection_changed'>, 'happened' | 'job'>,
): Promise<ConnectionRow> {
  const { id, name, organization_id: organizationId } = connection
  const row = await turnOffConnectionRow(trx, id)
  await endAccessThrough(trx, connection, job)
  await requireProviderKept(trx, organizationId)
  happened('connection_changed', {
    on: { connection: id },
    connection: name,
    changes: ['turned_off'],
  })
  return row
}

/** Ends the connection's sessions, what people granted to applications in them, and what others proved with it. */
export async function endAccessThrough(
  trx: Trx,
  { id, organization_id: organizationId }: Pick<ConnectionRow, 'id' | 'organization_id'>,
  job: Effects<never>['job'],
) {
  // The sessions end first, so that nothing is granted in them afterward.
  await endSessions(trx, { connectionId: id }, job)
  await revokeGrantsThrough(trx, { connectionId: id })
  await endFlowsOf(trx, id)
  await deleteProofs(trx, id)
  await forgetProofs(trx, id)
  await endTokensWithoutFactor(trx, organizationId)
}
