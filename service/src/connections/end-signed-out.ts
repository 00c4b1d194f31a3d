import type { Kysely } from 'kysely'
import type { ConnectionRow } from '#data/connections/connections.store.ts'
import { deleteProofs, forgetProofs } from '#data/connections/provider-proofs.store.ts'
import { endTokensWithoutFactor } from '#data/organizations/second-factor-policy.store.ts'
import { deleteProviderSessions } from '#data/sessions/session.store.ts'
import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import { lock } from '#permissions/locks.store.ts'

/**
 * Ends what relies on a session at the provider, or on a person there, because the provider signed the person out: its
 * sessions, what other sessions proved, and the access of applications, which act without a session.
 */
export function endSignedOut(
  db: Kysely<Database>,
  { id, organization_id: organizationId }: Pick<ConnectionRow, 'id' | 'organization_id'>,
  which: { sid?: string | undefined; linkId?: string | undefined },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    // A sign-in that is being completed waits, so that it can't save a proof in between.
    await lock(trx, { organizations: [organizationId] })
    // Proofs end with their session, so they're deleted first. They name the links of a session at the provider.
    const proved = await deleteProofs(trx, id, which)
    await forgetProofs(trx, id, which.linkId === undefined ? proved : [which.linkId])
    await deleteProviderSessions(trx, id, which)
    await endTokensWithoutFactor(trx, organizationId)
  })
}
