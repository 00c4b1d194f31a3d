import type { Transaction } from 'kysely'
import { lockApprovals, type WhichApprovals } from '#data/approvals/approvals.store.ts'
import type { Database } from '#database/tables.ts'
import type { QueueName } from '#jobs/queues.ts'
import { revokeTokensOfApprovals } from '#data/approvals/approval-impact.store.ts'
import { insertNoticesOfApprovals, insertNoticesOfSessions } from './session-applications.store.ts'
import { deleteSessions, lockSessions, type WhichSessions } from './session.store.ts'

type Trx = Transaction<Database>
type Job = (queue: QueueName, id: string) => void

/**
 * The one way in which somebody ends sessions. The applications that were signed in to in them are told
 * afterwards, at the address that they registered for it. Answers those that there were.
 */
export async function endSessions(trx: Trx, which: WhichSessions, job: Job) {
  const ended = await lockSessions(trx, which)
  if (ended.length === 0) return ended
  // Which applications they were for goes with them, and is read once nobody can add to it.
  const ids = ended.map(({ id }) => id)
  for (const notice of await insertNoticesOfSessions(trx, ids)) job('logout-notices', notice)
  await deleteSessions(trx, ids)
  return ended
}

/** How much ended with something: tokens that worked until then, and approvals. */
export interface RevokedUsage {
  tokens: number
  approvals: number
}

/** All that came of approvals: tokens, codes, grants, and sign-ins. They themselves are held, and go last. */
export async function revokeUsage(
  trx: Trx,
  which: WhichApprovals,
  job: Job,
): Promise<RevokedUsage> {
  const tokens = await revokeTokensOfApprovals(trx, which)
  return { tokens, approvals: await revokeSignInsBy(trx, which, job) }
}

/** What an application was allowed ends, and with it each sign-in that rested on it. Answers how many there were. */
export async function revokeSignInsBy(trx: Trx, which: WhichApprovals, job: Job): Promise<number> {
  const ids = await lockApprovals(trx, which)
  for (const notice of await insertNoticesOfApprovals(trx, ids)) job('logout-notices', notice)
  return ids.length
}
