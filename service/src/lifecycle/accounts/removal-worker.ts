import { inTransaction } from '#database/retry.ts'
import type { Task } from '#jobs/periodic.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { accountRemovedMail } from './account-end.mail.ts'
import { listToBeRemoved, listToBeTold, markTold } from './account-end.store.ts'
import { removeAccount, type RemovalParts } from './remove-account.ts'

const failed = 'an account that is to be removed could not be, trying again soon'
const atOnce = 100

/** Removes accounts whose time has come. There may be several workers. */
export async function accountRemovalTasks(parts: RemovalParts): Promise<Task[]> {
  await parts.jobs.work('account-removals', (id, signal) => removeAccount(parts, id, signal))
  return [{ failed, run: (signal) => startDueRemovals(parts, signal) }]
}

/** Each is told first, and goes once the letter has left. One that cannot be removed keeps no other from it. */
export async function startDueRemovals(parts: RemovalParts, signal: AbortSignal) {
  const all = async (ids: string[], work: (id: string) => Promise<void>) => {
    for (const id of ids) {
      if (signal.aborted) return
      await work(id).catch((error: unknown) => {
        parts.log.warn({ err: error, account: id }, failed)
      })
    }
  }
  await all(await listToBeTold(parts.db, atOnce), (id) => tell(parts, id))
  await all(await listToBeRemoved(parts.db, atOnce), (id) => startRemoval(parts, id, signal))
}

/** The last letter. */
async function tell({ config, db, secrets, wakeMailer }: RemovalParts, id: string) {
  await inTransaction(db, async (trx) => {
    const user = await markTold(trx, id)
    if (user) await queueMail(trx, secrets, accountRemovedMail(config, user))
  })
  wakeMailer()
}

/** Each has one job; whose job was given up is removed by whoever looks. */
async function startRemoval(parts: RemovalParts, id: string, signal: AbortSignal) {
  const { db, jobs } = parts
  if (await jobs.isPending('account-removals', id)) return
  await inTransaction(db, (trx) => jobs.enqueue(trx, 'account-removals', id))
  if (await jobs.isPending('account-removals', id)) jobs.wake('account-removals')
  else await removeAccount(parts, id, signal)
}
