import type { Transaction } from 'kysely'
import { countAuthorization } from '#data/applications/applications.store.ts'
import { removeApprovals } from '#data/approvals/approvals.store.ts'
import type { Effects } from '#calls/effects.ts'
import type { Database } from '#database/tables.ts'
import { endTokensOfPair } from '#data/approvals/end-tokens.store.ts'
import { endLeftContacts } from '#members/end-contacts.ts'
import { type EndedUse, endSignInsBy } from '#data/sessions/end-sessions.ts'
import { type AuthorizationRow, removeAuthorization } from '#data/approvals/authorizations.store.ts'

type ContactLeft = Parameters<typeof endLeftContacts>[2]
type Revoking = Pick<Effects<'authorization_revoked' | 'contact_ended'>, 'job' | 'happened'>

/** By the organization that gave it. */
export async function endAuthorization(
  trx: Transaction<Database>,
  authorization: AuthorizationRow,
  { job, happened }: Revoking,
): Promise<EndedUse> {
  const left: ContactLeft = (detail) => happened('contact_ended', detail)
  const ended = await dropAuthorization(trx, authorization, { job, left })
  const { application_name: application, scopes } = authorization
  happened('authorization_revoked', { application, scopes })
  return ended
}

/**
 * An authorization, and with it every token and every approval of the pair; also the contacts whom that leaves, unless
 * all of the organization goes. Both are locked.
 */
export async function dropAuthorization(
  trx: Transaction<Database>,
  { id, application_id, organization_id }: AuthorizationRow,
  { job, left }: Pick<Revoking, 'job'> & { left: ContactLeft | undefined },
): Promise<EndedUse> {
  await removeAuthorization(trx, id)
  await countAuthorization(trx, application_id, -1)
  const tokens = await endTokensOfPair(trx, application_id, organization_id)
  const approvals = await endSignInsBy(trx, { application_id, organization_id }, job)
  await removeApprovals(trx, { application_id, organization_id })
  if (left) await endLeftContacts(trx, { organizationId: organization_id }, left)
  return { tokens, approvals }
}
