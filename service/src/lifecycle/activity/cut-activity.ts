import type { KeyObject } from 'node:crypto'
import type { Kysely } from 'kysely'
import { lock } from '#permissions/locks.store.ts'
import type { Context } from '#context.ts'
import { inSnapshot, inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import { forgetChanges } from '#data/networks/networks.store.ts'
import { publicKeyOf } from '#crypto/secrets.ts'
import { type ChainPosition, checkRows } from '#activity/check-rows.ts'
import {
  findFloor,
  findHeadFrom,
  listHeads,
  listChainRows,
  raiseFloor,
} from '#activity/chain.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { type Due, type DueRows, findDue, listDue } from './due.store.ts'
import { faultOfFloor, signFloor } from '#activity/signed.ts'
import { eraseActivity } from '#activity/erase-activity.ts'
import { recordDevicesErased } from '#activity/activity-retention.store.ts'

type Db = Kysely<Database>

/** The most rows that one transaction removes, which limits how long an organization is locked. */
export const maxBatchSize = 5000

/** The number of removed rows, or the reason why none were removed. */
export type CutOff = { removed: number } | { fault: string }

/**
 * Removes the oldest rows that an organization no longer keeps, and signs the new start of the chain in the same
 * transaction. This is repeated until nothing is due. Rows that were changed in the database are neither removed nor
 * signed, so that no one can get rid of evidence.
 */
export async function cutActivity(
  { db, log }: Pick<Context, 'db' | 'log'>,
  organizationId: string,
  key: KeyObject,
  max = maxBatchSize,
): Promise<CutOff> {
  const found = await inSnapshot(db, (snapshot) => checkDue(snapshot, organizationId, key, max))
  if (found === undefined) return { removed: 0 }
  if (typeof found === 'string') return { fault: found }
  const { due, last } = found
  return inTransaction(db, async (trx) => {
    await lock(trx, { organizations: [organizationId] })
    // Another instance may already have removed the rows, or an owner may have changed the policy.
    const now = await findDue(trx, organizationId, 'cut', max)
    if (now?.after !== due.after || now.years !== due.years) return { removed: 0 }
    const [to, years] = [Number(last.position), due.years!]
    const { at } = await recordOrganizationActivity(trx, log, {
      kind: 'activity_cut',
      organizationId,
      author: { kind: 'system' },
      device: null,
      detail: { to, years },
    })
    await forgetChanges(trx, organizationId, due.before)
    await raiseFloor(trx, signFloor({ organizationId, ...last, before: due.before, at }, key))
    return { removed: to - Number(due.after) }
  })
}

/** Checks that the due rows form a chain and match what was signed. Otherwise returns the reason as a sentence. */
async function checkDue(
  db: Db,
  organizationId: string,
  key: KeyObject,
  max: number,
): Promise<{ due: DueRows; last: ChainPosition } | string | undefined> {
  const due = await findDue(db, organizationId, 'cut', max)
  const [newest] = due ? await listHeads(db, organizationId, { max: 1 }) : []
  if (!due || !newest) return undefined
  const floor = await findFloor(db, organizationId)
  const forged = floor && faultOfFloor(floor, publicKeyOf(key))
  if (forged !== undefined) return forged
  const signedTo = BigInt(newest.position)
  // Unsigned rows aren't removed.
  if (signedTo <= BigInt(due.after)) return undefined
  const end = signedTo < BigInt(due.to) ? signedTo : BigInt(due.to)
  // The check continues up to the next signed head, which covers all due rows. There are about 1,000 rows between two
  // heads.
  const vouched = (await findHeadFrom(db, organizationId, end)) ?? end
  const heads = await listHeads(db, organizationId, { between: [BigInt(due.after), vouched] })
  const check = checkRows(floor && { ...floor, isFloor: true }, heads)
  let hash: Buffer | null = null
  for await (const row of listChainRows(db, organizationId, {
    after: check.position,
    end: vouched,
  })) {
    const fault = check.add(row)
    if (fault !== undefined) return fault
    if (check.position === end) hash = check.head
  }
  if (hash === null || check.position !== vouched) {
    return `row ${check.position + 1n} is missing`
  }
  return { due, last: { position: String(end), hash } }
}

/**
 * Erases addresses and user agents from the oldest rows once their retention period is over, and records the last
 * position. Returns the number of rows that were checked, which is 0 when nothing is due.
 */
export function eraseOldDevices(
  { db, log }: Pick<Context, 'db' | 'log'>,
  organizationId: string,
  max = maxBatchSize,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    await lock(trx, { organizations: [organizationId] })
    const due = await findDue(trx, organizationId, 'devices', max)
    if (!due) return 0
    const [from, to] = [Number(due.after) + 1, Number(due.to)]
    const erasing = { group: 'device', organizationId, positions: { from, to } } as const
    await eraseActivity(trx, log, erasing, { kind: 'system' })
    await recordDevicesErased(trx, organizationId, due.to)
    return to - from + 1
  })
}

type Parts = Pick<Context, 'db' | 'secrets' | 'log'>

/** The most organizations that one round works on, and the most steps in each. The rest waits for the next round. */
const max = 500
const batches = 200

/** Erases addresses and user agents from activity once their retention period is over. */
export function eraseDueDevices(parts: Parts, signal?: AbortSignal) {
  return whereDue(parts, 'devices', signal, (id) => eraseOldDevices(parts, id))
}

/** Removes activity that its organization no longer keeps. */
export function cutDueActivity(parts: Parts, signal?: AbortSignal) {
  return whereDue(parts, 'cut', signal, async (id) => {
    const cut = await cutActivity(parts, id, parts.secrets.signatureKey)
    if ('removed' in cut) return cut.removed
    const fault = `Organization ${id}, ${cut.fault}`
    parts.log.error({ fault }, 'an activity chain is invalid; run accord check-activity')
    return 0
  })
}

/** Runs the work for each organization that is due. An error in one chain doesn't hold up the others. */
async function whereDue(
  { db, log }: Parts,
  what: Due,
  signal: AbortSignal | undefined,
  next: (organization: string) => Promise<number>,
) {
  for (const id of await listDue(db, what, max)) {
    await untilDone(signal, () => next(id)).catch((error: unknown) =>
      log.error(
        { err: error, organization: id },
        'could not apply activity retention; will retry later',
      ),
    )
  }
}

async function untilDone(signal: AbortSignal | undefined, next: () => Promise<number>) {
  for (let batch = 0; batch < batches; batch += 1) {
    if (signal?.aborted || (await next()) < maxBatchSize) return
  }
}
