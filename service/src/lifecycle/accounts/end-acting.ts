import type { Transaction } from 'kysely'
import { removeApprovals } from '#data/approvals/approvals.store.ts'
import type { Effects } from '#calls/effects.ts'
import type { Database } from '#database/tables.ts'
import { endTokensOfUser } from '#data/approvals/end-tokens.store.ts'
import { endLeftContacts } from '#members/end-contacts.ts'
import { endSessions, endUseOf } from '#data/sessions/end-sessions.ts'
import type { PersonsPlace } from './account-end.store.ts'

type Ending = Pick<Effects<'contact_ended'>, 'job' | 'happened'>

/**
 * All by which somebody, or something for them, acts: sessions, tokens, approvals, and with these the places that they
 * had by nothing else. Sessions first: whoever is just approving something holds theirs, and is waited for.
 */
export async function endActing(
  trx: Transaction<Database>,
  userId: string,
  places: readonly PersonsPlace[],
  { job, happened }: Ending,
) {
  await endSessions(trx, { userId }, job)
  await endTokensOfUser(trx, userId)
  await endUseOf(trx, { user_id: userId }, job)
  await removeApprovals(trx, { user_id: userId })
  for (const { id: profileId, organization_id: organizationId, isContact } of places) {
    if (!isContact) continue
    await endLeftContacts(trx, { organizationId, profileId }, (detail) =>
      happened('contact_ended', detail, { organizationId, profileId: null }),
    )
  }
}
