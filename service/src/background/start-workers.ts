import { startAccountRemovals } from '#accounts/end/removal-worker.ts'
import { startEndingByRules } from '#approvals/rule/end-by-rule.ts'
import { startDeletionWorker } from '#deletions/deletion-worker.ts'
import { startExportWorker } from '#exports/export-worker.ts'
import { startWatchingDue } from '#factors/watch-due.ts'
import { startTellingApplications } from '#oauth/logout/tell-applications.ts'
import type { ReviewParts } from '#reviews/carry-out.ts'
import { startReviewWorker } from '#reviews/review-worker.ts'
import { lookOften } from '#jobs/look-often.ts'
import type { Context } from '#context.ts'
import { sendDueMailings } from './mailings.ts'

type Parts = Pick<
  Context,
  'clock' | 'config' | 'db' | 'pool' | 'secrets' | 'signingKeys' | 'jobs' | 'log' | 'wakeMailer'
>

type ExportParts = Parameters<typeof startExportWorker>[0]
type Connections = Pick<ReviewParts, 'unhurried'> &
  Pick<ExportParts, 'replica'> & { unhurriedPool: ExportParts['reader'] }

/**
 * All background work, in the service or in a process of its own. What began is in `started` at once, so that a start
 * that fails later can end it; what takes jobs ends with the queue.
 */
export async function startWorkers(
  parts: Parts,
  { unhurried, unhurriedPool: reader, replica }: Connections,
  started: { stop(): unknown }[],
) {
  await startExportWorker({ ...parts, reader, replica })
  await startTellingApplications(parts)
  started.push(startWatchingDue(parts))
  started.push(await startReviewWorker({ ...parts, unhurried }))
  started.push(await startAccountRemovals(parts))
  started.push(startDeletionWorker(parts))
  started.push(await startEndingByRules(parts))
  const failed = 'emails to many people could not be sent, trying again soon'
  started.push(
    lookOften({ log: parts.log, failed }, (signal) => sendDueMailings(parts, { signal })),
  )
}
