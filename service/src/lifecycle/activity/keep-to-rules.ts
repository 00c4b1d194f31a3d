import type { Context } from '#context.ts'
import { cutActivity, mostAtOnce } from './cut-activity.ts'
import { type Due, listDue } from './due.store.ts'
import { eraseOldDevices } from './erase-devices.ts'

type Parts = Pick<Context, 'db' | 'secrets' | 'log'>

/** In how many organizations one round does something, and how often in each; what is left waits for the next one. */
const most = 500
const batches = 200

/** Erases addresses and agents in the activity of organizations that are kept too long. */
export function eraseDueDevices(parts: Parts, signal?: AbortSignal) {
  return whereDue(parts, 'devices', signal, (id) => eraseOldDevices(parts, id))
}

/** Cuts activity that its organization keeps no longer. */
export function cutDueActivity(parts: Parts, signal?: AbortSignal) {
  return whereDue(parts, 'cut', signal, async (id) => {
    const cut = await cutActivity(parts, id, parts.secrets.signatureKey)
    if ('removed' in cut) return cut.removed
    const fault = `Organization ${id}, ${cut.fault}`
    parts.log.error({ fault }, 'a chain of activity does not hold: run accord check-activity')
    return 0
  })
}

/** A chain at which it fails keeps no other from it. */
async function whereDue(
  { db, log }: Parts,
  what: Due,
  signal: AbortSignal | undefined,
  next: (organization: string) => Promise<number>,
) {
  for (const id of await listDue(db, what, most)) {
    await untilDone(signal, () => next(id)).catch((error: unknown) =>
      log.error(
        { err: error, organization: id },
        'activity was not kept to its rules, trying again later',
      ),
    )
  }
}

async function untilDone(signal: AbortSignal | undefined, next: () => Promise<number>) {
  for (let batch = 0; batch < batches; batch += 1) {
    if (signal?.aborted || (await next()) < mostAtOnce) return
  }
}
