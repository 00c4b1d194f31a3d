import { lock } from '#permissions/locks.store.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/retry.ts'
import { eraseActivity } from '#activity/erase-activity.ts'
import { mostAtOnce } from './cut-activity.ts'
import { findDue } from './due.store.ts'
import { noteDevicesErased } from '#activity/retention/rule.store.ts'

/**
 * Erases addresses and agents from the oldest rows of a chain that still have them too long, and notes how far that is.
 * Answers how many rows were looked at: again until there is none.
 */
export function eraseOldDevices(
  { db, log }: Pick<Context, 'db' | 'log'>,
  organizationId: string,
  most = mostAtOnce,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    await lock(trx, { organizations: [organizationId] })
    const due = await findDue(trx, organizationId, 'devices', most)
    if (!due) return 0
    const [from, to] = [Number(due.after) + 1, Number(due.to)]
    const erasing = { group: 'device', organizationId, positions: { from, to } } as const
    await eraseActivity(trx, log, erasing, { kind: 'system' })
    await noteDevicesErased(trx, organizationId, due.to)
    return to - from + 1
  })
}
