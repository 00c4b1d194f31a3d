import type { DetailOf } from '@accord/contract/activity-details.ts'
import type { Transaction } from 'kysely'
import { lock } from '#permissions/locks.store.ts'
import type { Log } from '#watch/tell-recorded.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { listWithLeftContacts } from '#data/organizations/contacts.store.ts'
import { endLeftContacts, mostContactsAtOnce, recordContactsEnded } from './end-contacts.ts'

/** In how many organizations one round ends contacts. */
const most = 500

/**
 * An application that ended may have brought people to very many organizations: there they end afterwards, one
 * organization at a time. A contact has no right that could not wait for it.
 */
export async function sweepContacts(
  { db, log }: Pick<Context, 'db' | 'log'>,
  signal?: AbortSignal,
) {
  for (const organization of await listWithLeftContacts(db, most)) {
    for (let ended = mostContactsAtOnce; ended === mostContactsAtOnce;) {
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
  await endLeftContacts(trx, { organizationId }, (detail) => ended.push(detail))
  await recordContactsEnded(trx, log, organizationId, ended)
  return ended.length
}
