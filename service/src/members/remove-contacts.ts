import type { RecordedDetail } from '@accord/contract/event-types.ts'
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

/** Each contact is a row in the activity, so no request waits for more than this many. */
export const maxContactsPerBatch = 500

/**
 * The only place where contacts are removed. They were added by an approval and are removed with their last one. Runs
 * after approvals were removed, under the organization's lock, so that a concurrent approval waits. If there are very
 * many, `sweepContacts` removes the rest later, because they have no access any more. Returns how many were removed.
 */
export async function removeLeftContacts(
  trx: Transaction<Database>,
  which: WhichContacts,
  tell: (detail: RecordedDetail<'contact_ended'>) => void,
): Promise<number> {
  const gone = await deleteLeftContacts(trx, which, maxContactsPerBatch)
  for (const { id, email } of gone) tell({ on: { profile: id }, email })
  return gone.length
}

/** Records removals that no person caused: together with a deleted application, or in the later sweep. */
export async function recordContactsRemoved(
  trx: Transaction<Database>,
  log: Log,
  organizationId: string,
  ended: readonly RecordedDetail<'contact_ended'>[],
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

/** How many organizations one round covers. */
const max = 500

/**
 * A deleted application may have added contacts to very many organizations. They're removed afterwards, one
 * organization at a time. Contacts have no permissions, so this isn't urgent.
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
  const ended: RecordedDetail<'contact_ended'>[] = []
  await removeLeftContacts(trx, { organizationId }, (detail) => ended.push(detail))
  await recordContactsRemoved(trx, log, organizationId, ended)
  return ended.length
}
