import { inTransaction } from '#database/retry.ts'
import { lookOften } from '#jobs/look-often.ts'
import { listToBeRemoved } from './account-end.store.ts'
import { removeAccount, type RemovalParts } from './remove-account.ts'

const failed = 'an account that is to be removed could not be, trying again soon'
const atOnce = 100

/** Removes accounts whose time has come; there may be several who do. */
export async function startAccountRemovals(parts: RemovalParts) {
  await parts.jobs.work('account-removals', (id, signal) => removeAccount(parts, id, signal))
  return lookOften({ log: parts.log, failed }, (signal) => startDueRemovals(parts, signal))
}

/** One that cannot be removed keeps no other from it. */
export async function startDueRemovals(parts: RemovalParts, signal: AbortSignal) {
  for (const id of await listToBeRemoved(parts.db, atOnce)) {
    if (signal.aborted) return
    await startRemoval(parts, id, signal).catch((error: unknown) => {
      parts.log.warn({ err: error, account: id }, failed)
    })
  }
}

/** Each has one job; whose job was given up is removed by whoever looks. */
async function startRemoval(parts: RemovalParts, id: string, signal: AbortSignal) {
  const { db, jobs } = parts
  if (await jobs.isPending('account-removals', id)) return
  await inTransaction(db, (trx) => jobs.enqueue(trx, 'account-removals', id))
  if (await jobs.isPending('account-removals', id)) jobs.wake('account-removals')
  else await removeAccount(parts, id, signal)
}
