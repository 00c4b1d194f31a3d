import type { Context } from '#context.ts'
import { eraseDevicesOfAccounts } from '#activity/activity.store.ts'
import { cutActivity, mostAtOnce } from './cut-activity.ts'
import { devicesBefore, listDue } from './due.store.ts'
import { eraseOldDevices } from './erase-devices.ts'

type Parts = Pick<Context, 'db' | 'secrets' | 'log'>

/** In how many organizations one round does something, and how often in each; what is left waits for the next one. */
const most = 500
const batches = 200

/**
 * Removes from all activity what is too old: devices everywhere, rows where owners chose so. A chain at which that fails
 * keeps no other from it.
 */
export async function keepToRules(parts: Parts, signal?: AbortSignal) {
  const { db, secrets, log } = parts
  const failedAt = (organization: string) => (error: unknown) =>
    log.error(
      { err: error, organization },
      'activity was not kept to its rules, trying again later',
    )
  await eraseDevicesOfAccounts(db, devicesBefore)
  for (const id of await listDue(db, 'devices', most)) {
    await untilDone(signal, () => eraseOldDevices(parts, id)).catch(failedAt(id))
  }
  for (const id of await listDue(db, 'cut', most)) {
    await untilDone(signal, async () => {
      const cut = await cutActivity(parts, id, secrets.signatureKey)
      if ('removed' in cut) return cut.removed
      const fault = `Organization ${id}, ${cut.fault}`
      log.error({ fault }, 'a chain of activity does not hold: run accord check-activity')
      return 0
    }).catch(failedAt(id))
  }
}

async function untilDone(signal: AbortSignal | undefined, next: () => Promise<number>) {
  for (let batch = 0; batch < batches; batch += 1) {
    if (signal?.aborted || (await next()) < mostAtOnce) return
  }
}
