import type { DetailOf } from '@accord/contract/activity-details.ts'
import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { deleteLeftContacts, type WhichContacts } from './profiles.store.ts'

/**
 * The one place where contacts end: they came by an approval, and go with their last, whoever ended that. Once
 * approvals of the organization were removed, under its lock; one that is given meanwhile waits for it.
 */
export async function endLeftContacts(
  trx: Transaction<Database>,
  which: WhichContacts,
  tell: (detail: DetailOf<'contact_ended'>) => void,
) {
  for (const email of await deleteLeftContacts(trx, which)) tell({ email })
}
