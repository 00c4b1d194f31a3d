import type { Transaction } from 'kysely'
import { countAuthorization } from '#applications/applications.store.ts'
import { removeApprovalsOfPair } from '#approvals/approvals.store.ts'
import type { Effects } from '#calls/effects.ts'
import type { Database } from '#database/tables.ts'
import { endTokensOfPair } from '#oauth/end-tokens.store.ts'
import { endLeftContacts } from '#organizations/end-contacts.ts'
import { type Ended, endSignInsBy } from '#session/end-sessions.ts'
import { type AuthorizationRow, removeAuthorization } from './authorizations.store.ts'

type Revoking = Pick<Effects<'authorization_revoked' | 'contact_ended'>, 'job' | 'happened'>

/** An authorization, and with it every token and every approval of the pair. Both are locked. */
export async function endAuthorization(
  trx: Transaction<Database>,
  { id, scopes, application_name: application, ...pair }: AuthorizationRow,
  { job, happened }: Revoking,
): Promise<Ended> {
  const { application_id, organization_id } = pair
  await removeAuthorization(trx, id)
  await countAuthorization(trx, application_id, -1)
  const tokens = await endTokensOfPair(trx, application_id, organization_id)
  const approvals = await endSignInsBy(trx, { application_id, organization_id }, job)
  await removeApprovalsOfPair(trx, application_id, organization_id)
  const here = { organizationId: organization_id }
  await endLeftContacts(trx, here, (detail) => happened('contact_ended', detail))
  happened('authorization_revoked', { application, scopes })
  return { tokens, approvals }
}
