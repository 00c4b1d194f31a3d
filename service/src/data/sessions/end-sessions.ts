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
 * Ends sessions. No other function does. Applications that people signed in to during these sessions are notified
 * afterward at their back-channel logout URL. Returns the ended sessions.
 */
export async function endSessions(trx: Trx, which: WhichSessions, job: Job) {
  const ended = await lockSessions(trx, which)
  if (ended.length === 0) return ended
  // The sessions' applications are deleted with them, so they're read once no more can be added.
  const ids = ended.map(({ id }) => id)
  for (const notice of await insertNoticesOfSessions(trx, ids)) job('logout-notices', notice)
  await deleteSessions(trx, ids)
  return ended
}

/** The number of active tokens and approvals that were revoked. */
export interface RevokedUsage {
  tokens: number
  approvals: number
}

/**
 * Revokes everything that was issued for approvals: tokens, codes, grants, and sign-ins. The approvals are locked and
 * deleted last.
 */
export async function revokeUsage(
  trx: Trx,
  which: WhichApprovals,
  job: Job,
): Promise<RevokedUsage> {
  const tokens = await revokeTokensOfApprovals(trx, which)
  return { tokens, approvals: await revokeSignInsBy(trx, which, job) }
}

/** Ends approvals together with all sign-ins that depend on them. Returns the number of approvals. */
export async function revokeSignInsBy(trx: Trx, which: WhichApprovals, job: Job): Promise<number> {
  const ids = await lockApprovals(trx, which)
  for (const notice of await insertNoticesOfApprovals(trx, ids)) job('logout-notices', notice)
  return ids.length
}
