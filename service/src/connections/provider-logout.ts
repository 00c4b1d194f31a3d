import type { Context } from '#context.ts'
import type { ConnectionRow } from '#data/connections/connections.store.ts'
import { endFlowsOf } from '#data/connections/flows.store.ts'
import { deleteProofs, forgetProofs } from '#data/connections/provider-proofs.store.ts'
import { endTokensWithoutFactor } from '#data/organizations/second-factor-policy.store.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import { afterCommit, inTransaction } from '#database/transactions.ts'
import { lock } from '#permissions/locks.store.ts'

/** The session at the provider, or the person there, that a sign-out message names. */
interface SignedOut {
  sid: string | undefined
  linkId: string | undefined
  subject: string | undefined
}

/**
 * Ends what relies on a session at the provider, or on a person there, because the provider signed the person out: its
 * sessions, what other sessions proved, and the access of applications, which are notified.
 */
export async function signOutByProvider(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  { id: connectionId, organization_id: organizationId }: ConnectionRow,
  { subject, ...signedOut }: SignedOut,
) {
  await inTransaction(db, async (trx) => {
    // A sign-in that is being completed waits, so that it can't save a proof in between.
    await lock(trx, { organizations: [organizationId] })
    // Proofs end with their session, so they're deleted first. They name the links of a session at the provider.
    const proved = await deleteProofs(trx, connectionId, signedOut)
    const links = signedOut.linkId === undefined ? proved.links : [signedOut.linkId]
    await forgetProofs(trx, connectionId, links)
    await endFlowsOf(trx, connectionId, { sid: signedOut.sid, subject })
    const notices: string[] = []
    await endSessions(trx, { connectionId, ...signedOut }, (_queue, id) => notices.push(id))
    for (const id of notices) await jobs.enqueue(trx, 'logout-notices', id)
    await endTokensWithoutFactor(trx, organizationId, proved.profiles)
    if (notices.length > 0) afterCommit(trx, () => jobs.wake('logout-notices'))
  })
}
