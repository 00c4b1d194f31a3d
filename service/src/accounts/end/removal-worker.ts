import { inTransaction } from '#database/retry.ts'
import { lookOften } from '#jobs/look-often.ts'
import { listToBeRemoved } from './account-end.store.ts'
import { removeAccount, type RemovalParts } from './remove-account.ts'

const failed = 'accounts that are to be removed could not be looked for, trying again soon'
const atOnce = 100

/** Removes accounts whose time has come; there may be several who do. */
export async function startAccountRemovals(parts: RemovalParts) {
  await parts.jobs.work('account-removals', (id, signal) => removeAccount(parts, id, signal))
  return lookOften({ log: parts.log, failed }, (signal) => startDueRemovals(parts, signal))
}

/** Each has one job; whose job was given up is removed by whoever looks. */
export async function startDueRemovals(parts: RemovalParts, signal: AbortSignal) {
  const { db, jobs } = parts
  for (const id of await listToBeRemoved(db, atOnce)) {
    if (await jobs.isPending('account-removals', id)) continue
    await inTransaction(db, (trx) => jobs.enqueue(trx, 'account-removals', id))
    if (await jobs.isPending('account-removals', id)) jobs.wake('account-removals')
    else await removeAccount(parts, id, signal)
  }
}
