import type { Transaction } from 'kysely'
import { countApprovals } from '#approvals/approvals.store.ts'
import type { Effects } from '#calls/effects.ts'
import type { Database } from '#database/tables.ts'
import { endTokensOfApplication } from '#oauth/end-tokens.store.ts'
import { endLeftContacts } from '#organizations/end-contacts.ts'
import type { Ended } from '#session/end-sessions.ts'
import { type ApplicationRow, removeApplication } from './applications.store.ts'

/**
 * An application, and with it all that organizations and people let it do. Contacts whom it brought to its own
 * organization go at once, those of others when their turn comes (`members/sweep-contacts.ts`).
 */
export async function endApplication(
  trx: Transaction<Database>,
  { id, name, organization_id }: ApplicationRow,
  { happened }: Pick<Effects<'application_deleted' | 'contact_ended'>, 'happened'>,
): Promise<Ended> {
  const tokens = await endTokensOfApplication(trx, id)
  const approvals = await countApprovals(trx, { application_id: id })
  await removeApplication(trx, id)
  const here = { organizationId: organization_id }
  await endLeftContacts(trx, here, (detail) => happened('contact_ended', detail))
  happened('application_deleted', { application: name })
  return { tokens, approvals }
}
