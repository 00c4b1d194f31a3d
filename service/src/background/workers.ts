import { signGrownChains } from '#activity/sign-heads.ts'
import { type SweepParts, keptTables, sweepTable } from '#lifecycle/retention.store.ts'
import { periodic } from '#jobs/periodic.ts'
import { accountPurgeTasks } from '#lifecycle/accounts/purge-account.ts'
import { policyRevocationTasks } from '#approvals/policy/revoke-by-policy.ts'
import type { Context } from '#context.ts'
import { watchCertificates } from '#connections/saml/refresh-metadata.ts'
import { checkDueDomains } from '#domains/check-due-domains.ts'
import { purgeDue } from '#lifecycle/purge-due.ts'
import { startExportWorker } from '#exports/run-export.ts'
import { runResets } from '#factors/reset/resets.ts'
import { startLogoutNotifications } from '#oauth/logout/notify-applications.ts'
import { startAuditStreams } from '#events/audit-streams/send-streams.ts'
import { startEventDelivery } from '#events/deliver.ts'
import { type ReviewParts, reviewTasks } from '#access/reviews/review-worker.ts'
import { sendDueMailings } from './mailings.ts'

const tenMinutes = 10 * 60 * 1000
const failed = 'housekeeping failed; will retry later'

/** Deletes expired data every ten minutes. Nothing depends on it, because every read checks the time itself. */
export function startHousekeeping(parts: SweepParts, every = tenMinutes) {
  return periodic(parts.log, [{ every, failed, run: (signal) => runHousekeeping(parts, signal) }])
}

/** Runs one round. A step that fails doesn't stop the others, so chains are signed even if the disk is full. */
export async function runHousekeeping(parts: SweepParts, signal?: AbortSignal) {
  const rounds = [
    // Signing comes first, because only signed activity is deleted.
    () => signActivity(parts, signal),
    ...keptTables.map((table) => () => sweepTable(parts, table, signal)),
  ]
  for (const round of rounds) {
    if (signal?.aborted) return
    await round().catch((error: unknown) => parts.log.warn({ err: error }, failed))
  }
}

/** Signs the chains of activity. A chain that was changed in the database isn't signed, and this is logged. */
async function signActivity({ db, secrets, log }: SweepParts, signal?: AbortSignal) {
  for (const fault of await signGrownChains(db, secrets.signatureKey, { signal })) {
    log.error({ fault }, 'an activity chain is invalid; run accord check-activity')
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
 * Starts all background work, in the service or in a separate worker. There can be several workers. Job handlers stop
 * together with the queue. The other tasks check every ten seconds for work that is due.
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
      failed: 'could not send mailings; will retry soon',
      run: (signal: AbortSignal) => sendDueMailings(parts, { signal }),
    },
    {
      failed: 'could not purge deleted data; will retry soon',
      run: (signal: AbortSignal) => purgeDue(parts, { signal }),
    },
    {
      every: 60_000,
      failed: 'could not check the certificates of connections; will retry soon',
      run: (signal: AbortSignal) => watchCertificates(parts, signal),
    },
    {
      every: 60_000,
      failed: 'could not check domains; will retry soon',
      run: (signal: AbortSignal) => checkDueDomains(parts, signal),
    },
    {
      failed: 'could not reset second factors; will retry soon',
      run: (signal: AbortSignal) => runResets(parts, signal),
    },
  ]
  started.push(periodic(parts.log, tasks), startEventDelivery(parts), startAuditStreams(parts))
}
