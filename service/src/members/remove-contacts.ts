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

/** The activity gets a row for each contact, so a request removes at most this many. */
export const maxContactsPerBatch = 500

/**
 * Removes contacts. This is the only place that removes them. An approval made them contacts, and they're removed with
 * their last approval. This runs after approvals were removed, under the organization's lock, so that a concurrent
 * approval waits. If there are very many, `sweepContacts` removes the rest later, because they no longer have any
 * access. Returns how many were removed.
 */
export async function removeLeftContacts(
  trx: Transaction<Database>,
  which: WhichContacts,
  record: (detail: RecordedDetail<'contact_ended'>) => void,
): Promise<number> {
  const removed = await deleteLeftContacts(trx, which, maxContactsPerBatch)
  for (const { id, email } of removed) record({ on: { profile: id }, email })
  return removed.length
}

/** Records removals that no person caused, either with a deleted application or in the later sweep. */
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
 * Removes the contacts of deleted applications, one organization at a time. An application may have added contacts to
 * very many organizations. Contacts have no permissions, so this isn't urgent.
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
