import { accountRemovalTasks } from '#lifecycle/accounts/removal-worker.ts'
import { ruleEndTasks } from '#approvals/rule/end-by-rule.ts'
import type { Context } from '#context.ts'
import { removeDue } from '#lifecycle/remove-due.ts'
import { startExportWorker } from '#exports/export-worker.ts'
import { runResets } from '#factors/reset/resets.ts'
import { periodic } from '#jobs/periodic.ts'
import { startTellingApplications } from '#oauth/logout/tell-applications.ts'
import type { ReviewParts } from '#access/reviews/carry-out.ts'
import { reviewTasks } from '#access/reviews/review-worker.ts'
import { sendDueMailings } from './mailings.ts'

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
  await startTellingApplications(parts)
  const tasks = [
    ...(await reviewTasks({ ...parts, unhurried })),
    ...(await accountRemovalTasks(parts)),
    ...(await ruleEndTasks(parts)),
    {
      failed: 'emails to many people could not be sent, trying again soon',
      run: (signal: AbortSignal) => sendDueMailings(parts, { signal }),
    },
    {
      failed: 'what was deleted could not be removed, trying again soon',
      run: (signal: AbortSignal) => removeDue(parts, { signal }),
    },
    {
      failed: 'resets of second factors failed, trying again soon',
      run: (signal: AbortSignal) => runResets(parts, signal),
    },
  ]
  started.push(periodic(parts.log, tasks))
}
