import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { revokeTokensOfApplication } from '#data/approvals/approval-impact.store.ts'
import { removeLeftContacts } from '#members/remove-contacts.ts'
import { type ApplicationRow, removeApplication } from '#data/applications/applications.store.ts'

/**
 * Permanently deletes an application, after its authorizations and approvals were deleted. Contacts that it brought to
 * its own organization are removed immediately, and those of other organizations later (`members/remove-contacts.ts`).
 */
export async function endApplication(
  trx: Transaction<Database>,
  { id, organization_id }: ApplicationRow,
  left: Parameters<typeof removeLeftContacts>[2],
) {
  await revokeTokensOfApplication(trx, id)
  await removeApplication(trx, id)
  await removeLeftContacts(trx, { organizationId: organization_id }, left)
}
