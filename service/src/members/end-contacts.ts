import type { DetailOf } from '@accord/contract/activity-details.ts'
import type { Transaction } from 'kysely'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import type { Database } from '#database/tables.ts'
import type { Log } from '#watch/tell-recorded.ts'
import { deleteLeftContacts, type WhichContacts } from '#data/organizations/profiles.store.ts'

/** Each is a row in the activity: nobody waits for more of them. */
export const mostContactsAtOnce = 500

/**
 * The one place where contacts end: they came by an approval, and go with their last, whoever ended that. Once
 * approvals of the organization were removed, under its lock; one that is given meanwhile waits for it. Where they are
 * very many the rest goes when its turn comes (`members/sweep-contacts.ts`): nothing is open to them. Answers how many went.
 */
export async function endLeftContacts(
  trx: Transaction<Database>,
  which: WhichContacts,
  tell: (detail: DetailOf<'contact_ended'>) => void,
): Promise<number> {
  const gone = await deleteLeftContacts(trx, which, mostContactsAtOnce)
  for (const email of gone) tell({ email })
  return gone.length
}

/** Where nobody ended them who could be named: with an application that is removed, and those that are swept up after it. */
export async function recordContactsEnded(
  trx: Transaction<Database>,
  log: Log,
  organizationId: string,
  ended: readonly DetailOf<'contact_ended'>[],
) {
  for (const detail of ended) {
    await recordOrganizationActivity(trx, log, {
      kind: 'contact_ended',
      detail,
      organizationId,
      author: { kind: 'system' },
      device: null,
    })
  }
}
