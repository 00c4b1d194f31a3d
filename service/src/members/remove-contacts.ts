import type { DetailOf } from '@accord/contract/activity-details.ts'
import type { Transaction } from 'kysely'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import type { Database } from '#database/tables.ts'
import type { Log } from '#observability/events.ts'
import {
  type WhichContacts,
  deleteLeftContacts,
  listWithLeftContacts,
} from '#data/organizations/profiles.store.ts'
import { lock } from '#permissions/locks.store.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/transactions.ts'

/** Each is a row in the activity: nobody waits for more of them. */
export const maxContactsPerBatch = 500

/**
 * The one place where contacts end: they came by an approval, and go with their last, whoever ended that. Once
 * approvals of the organization were removed, under its lock; one that is given meanwhile waits for it. Where they are
 * very many the rest goes when its turn comes (`members/remove-contacts.ts`): nothing is open to them. Answers how many went.
 */
export async function removeLeftContacts(
  trx: Transaction<Database>,
  which: WhichContacts,
  tell: (detail: DetailOf<'contact_ended'>) => void,
): Promise<number> {
  const gone = await deleteLeftContacts(trx, which, maxContactsPerBatch)
  for (const email of gone) tell({ email })
  return gone.length
}

/** Where nobody ended them who could be named: with an application that is removed, and those that are swept up after it. */
export async function recordContactsRemoved(
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

/** In how many organizations one round ends contacts. */
const max = 500

/**
 * An application that ended may have brought people to very many organizations: there they end afterwards, one
 * organization at a time. A contact has no right that could not wait for it.
 */
export async function sweepContacts(
  { db, log }: Pick<Context, 'db' | 'log'>,
  signal?: AbortSignal,
) {
  for (const organization of await listWithLeftContacts(db, max)) {
    for (let ended = maxContactsPerBatch; ended === maxContactsPerBatch;) {
      if (signal?.aborted) return
      ended = await inTransaction(db, (trx) => endContactsOf(trx, log, organization))
    }
  }
}

async function endContactsOf(
  trx: Transaction<Database>,
  log: Log,
  organizationId: string,
): Promise<number> {
  await lock(trx, { organizations: [organizationId] })
  const ended: DetailOf<'contact_ended'>[] = []
  await removeLeftContacts(trx, { organizationId }, (detail) => ended.push(detail))
  await recordContactsRemoved(trx, log, organizationId, ended)
  return ended.length
}
