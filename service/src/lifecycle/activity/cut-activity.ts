import type { KeyObject } from 'node:crypto'
import type { Kysely } from 'kysely'
import { lock } from '#permissions/locks.store.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/retry.ts'
import { inSnapshot } from '#database/moments/snapshot.ts'
import type { Database } from '#database/tables.ts'
import { forgetChanges } from '#data/networks/network-history.store.ts'
import { publicKeyOf } from '#secrets/signature-key.ts'
import { checkRows, type ChainPlace } from '#activity/check-rows.ts'
import { findHeadFrom, listHeads } from '#activity/heads.store.ts'
import { listKept } from '#activity/kept-rows.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { findDue, type DueRows } from './due.store.ts'
import { faultOfFloor, signFloor } from '#activity/retention/floors.ts'
import { findFloor, raiseFloor } from '#activity/retention/floors.store.ts'

type Db = Kysely<Database>

/** As many as are removed at once: nobody waits for their organization longer than that takes. */
export const mostAtOnce = 5000

/** How many rows went; or why none goes. */
export type CutOff = { removed: number } | { fault: string }

/**
 * Removes the oldest rows of a chain that its organization keeps no longer, and signs the floor on which it then stands:
 * all in one transaction, and again until nothing is due. What was rewritten is neither removed nor signed for, so that
 * nobody gets rid of what would tell on them.
 */
export async function cutActivity(
  { db, log }: Pick<Context, 'db' | 'log'>,
  organizationId: string,
  key: KeyObject,
  most = mostAtOnce,
): Promise<CutOff> {
  const found = await inSnapshot(db, (snapshot) => checkDue(snapshot, organizationId, key, most))
  if (found === undefined) return { removed: 0 }
  if (typeof found === 'string') return { fault: found }
  const { due, last } = found
  return inTransaction(db, async (trx) => {
    await lock(trx, { organizations: [organizationId] })
    // Another instance was faster, or an owner chose otherwise meanwhile.
    const now = await findDue(trx, organizationId, 'cut', most)
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

/** The rows that are due, once they follow from each other and fit what was signed; why not, in a sentence. */
async function checkDue(
  db: Db,
  organizationId: string,
  key: KeyObject,
  most: number,
): Promise<{ due: DueRows; last: ChainPlace } | string | undefined> {
  const due = await findDue(db, organizationId, 'cut', most)
  const [newest] = due ? await listHeads(db, organizationId, { most: 1 }) : []
  if (!due || !newest) return undefined
  const floor = await findFloor(db, organizationId)
  const forged = floor && faultOfFloor(floor, publicKeyOf(key))
  if (forged !== undefined) return forged
  const signedTo = BigInt(newest.position)
  // What nobody has signed yet isn't cut.
  if (signedTo <= BigInt(due.after)) return undefined
  const end = signedTo < BigInt(due.to) ? signedTo : BigInt(due.to)
  // Up to the next signed head, which vouches for all of them: between two there are about 1,000 rows.
  const vouched = (await findHeadFrom(db, organizationId, end)) ?? end
  const heads = await listHeads(db, organizationId, { between: [BigInt(due.after), vouched] })
  const check = checkRows(floor && { ...floor, isFloor: true }, heads)
  let hash: Buffer | null = null
  for await (const row of listKept(db, organizationId, { after: check.position, end: vouched })) {
    const fault = check.add(row)
    if (fault !== undefined) return fault
    if (check.position === end) hash = check.head
  }
  if (hash === null || check.position !== vouched) {
    return `row ${check.position + 1n}: it is missing`
  }
  return { due, last: { position: String(end), hash } }
}
