import { signGrownChains } from '#activity/sign-heads.ts'
import { type SweepParts, keptTables, sweepTable } from '#lifecycle/retention.store.ts'
import { periodic } from '#jobs/periodic.ts'
import { accountPurgeTasks } from '#lifecycle/accounts/purge-account.ts'
import { policyRevocationTasks } from '#approvals/policy/revoke-by-policy.ts'
import type { Context } from '#context.ts'
import { purgeDue } from '#lifecycle/purge-due.ts'
import { startExportWorker } from '#exports/run-export.ts'
import { runResets } from '#factors/reset/resets.ts'
import { startLogoutNotifications } from '#oauth/logout/notify-applications.ts'
import { type ReviewParts, reviewTasks } from '#access/reviews/review-worker.ts'
import { sendDueMailings } from './mailings.ts'

const tenMinutes = 10 * 60 * 1000
const failed = 'housekeeping failed, trying again later'

/** Sweeps every ten minutes. Nothing depends on it: every read checks the time itself. */
export function startHousekeeping(parts: SweepParts, every = tenMinutes) {
  return periodic(parts.log, [{ every, failed, run: (signal) => runHousekeeping(parts, signal) }])
}

/** One round. What fails keeps nothing else from being done: a full disk no chain from being signed. */
export async function runHousekeeping(parts: SweepParts, signal?: AbortSignal) {
  const rounds = [
    // First, because only what was signed is cut.
    () => signActivity(parts, signal),
    ...keptTables.map((table) => () => sweepTable(parts, table, signal)),
  ]
  for (const round of rounds) {
    if (signal?.aborted) return
    await round().catch((error: unknown) => parts.log.warn({ err: error }, failed))
  }
}

/** What was rewritten in the database is not signed, and whoever reads the log hears of it. */
async function signActivity({ db, secrets, log }: SweepParts, signal?: AbortSignal) {
  for (const fault of await signGrownChains(db, secrets.signatureKey, { signal })) {
    log.error({ fault }, 'a chain of activity does not hold: run accord check-activity')
  }
}

type Parts = Pick<
  Context,
  'clock' | 'config' | 'db' | 'pool' | 'secrets' | 'signingKeys' | 'jobs' | 'log' | 'wakeMailer'
>

type ExportParts = Parameters<typeof startExportWorker>[0]
type Connections = Pick<ReviewParts, 'unhurried'> &
  Pick<ExportParts, 'replica'> & { unhurriedPool: ExportParts['reader'] }

/**
 * All background work, in the service or in a process of its own. There may be several such processes. What takes jobs
 * ends with the queue; the rest looks every ten seconds for what is due.
 */
export async function startWorkers(
  parts: Parts,
  { unhurried, unhurriedPool: reader, replica }: Connections,
  started: { stop(): unknown }[],
) {
  await startExportWorker({ ...parts, reader, replica })
  await startLogoutNotifications(parts)
  const tasks = [
    ...(await reviewTasks({ ...parts, unhurried })),
    ...(await accountPurgeTasks(parts)),
    ...(await policyRevocationTasks(parts)),
    {
      failed: 'emails to many people could not be sent, trying again soon',
      run: (signal: AbortSignal) => sendDueMailings(parts, { signal }),
    },
    {
      failed: 'what was deleted could not be removed, trying again soon',
      run: (signal: AbortSignal) => purgeDue(parts, { signal }),
    },
    {
      failed: 'resets of second factors failed, trying again soon',
      run: (signal: AbortSignal) => runResets(parts, signal),
    },
  ]
  started.push(periodic(parts.log, tasks))
}
