import type { Context } from '#context.ts'
import type { ConnectionRow } from '#data/connections/connections.store.ts'
import { deleteProofs } from '#data/connections/provider-proofs.store.ts'
import { endTokensWithoutFactor } from '#data/organizations/second-factor-policy.store.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import { afterCommit, inTransaction } from '#database/transactions.ts'

/** The session at the provider, or the person there, that a sign-out message names. */
interface SignedOut {
  sid: string | undefined
  linkId: string | undefined
}

/** Ends the sessions that a provider signed out, and what they proved. Their applications are notified. */
export async function signOutByProvider(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  { id: connectionId, organization_id: organizationId }: ConnectionRow,
  signedOut: SignedOut,
) {
  await inTransaction(db, async (trx) => {
    const notices: string[] = []
    await endSessions(trx, { connectionId, ...signedOut }, (_queue, id) => notices.push(id))
    for (const id of notices) await jobs.enqueue(trx, 'logout-notices', id)
    await deleteProofs(trx, connectionId, signedOut)
    await endTokensWithoutFactor(trx, organizationId)
    if (notices.length > 0) afterCommit(trx, () => jobs.wake('logout-notices'))
  })
}
