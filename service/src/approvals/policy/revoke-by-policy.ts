import type { Transaction } from 'kysely'
import { lock } from '#permissions/locks.store.ts'
import { removeApprovals } from '#data/approvals/approvals.store.ts'
import type { Effects } from '#calls/effects.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import { type Step, claimNext, takeTurns } from '#jobs/take-turns.ts'
import type { QueueName } from '#jobs/queues.ts'
import type { Task } from '#jobs/periodic.ts'
import { revokeUsage } from '#data/sessions/end-sessions.ts'
import { scheduleApprovalsEndedMailing } from './approvals-ended.store.ts'
import {
  type PolicyRevocation,
  findNextPolicyRevocation,
  findPolicyRevocation,
  nextApprovalsToRevoke,
  deletePolicyRevocation,
} from '#data/approvals/policy-revocations.store.ts'
import { type WhoseApprovals, listUnauthorized } from '#data/approvals/approval-policy.store.ts'

/** How many approvals a request or one step of a worker processes. */
export const approvalsPerBatch = 500

/**
 * Revokes one batch of the approvals that a policy ended. The caller must hold the organization's lock. Each person
 * gets one email later.
 */
export async function revokeSomeByPolicy(
  trx: Transaction<Database>,
  end: PolicyRevocation,
  job: Effects<never>['job'],
  max = approvalsPerBatch,
) {
  const { ids, isLast } = await nextApprovalsToRevoke(trx, end, max)
  const people = await scheduleApprovalsEndedMailing(trx, ids)
  const { approvals, tokens } = await revokeUsage(trx, { ids }, job)
  await removeApprovals(trx, { ids })
  if (isLast) await deletePolicyRevocation(trx, end.id)
  return { ended: { approvals, people, tokens }, isLast }
}

type Parts = Pick<Context, 'db' | 'jobs' | 'log'>

/**
 * Revokes the approvals that policies ended, in steps. After a crash, the next worker continues after the last complete
 * step.
 */
export function revokeByPolicies(
  { db, jobs }: Pick<Parts, 'db' | 'jobs'>,
  { max = approvalsPerBatch, signal }: { max?: number; signal?: AbortSignal } = {},
) {
  const step: Step = (skip, at) =>
    inTransaction(db, async (trx) => {
      const next = await claimNext(trx, 'rule end', skip, (left) =>
        findNextPolicyRevocation(trx, left),
      )
      if (!next) return false
      at(next.id)
      await lock(trx, { organizations: [next.organization_id] })
      const end = await findPolicyRevocation(trx, next.id)
      const wanted: [QueueName, string][] = []
      if (end) await revokeSomeByPolicy(trx, end, (...job) => wanted.push(job), max)
      for (const [queue, id] of wanted) await jobs.enqueue(trx, queue, id)
      return true
    })
  return takeTurns([step], { signal, wake: () => jobs.wake('logout-notices') })
}

const failed = 'could not remove approvals revoked by a policy; will retry soon'

/** Returns the tasks that revoke approvals. Several workers can run them at the same time. */
export async function policyRevocationTasks(parts: Parts): Promise<Task[]> {
  await parts.jobs.work('approval-ends', (_id, signal) => revokeByPolicies(parts, { signal }))
  return [{ failed, run: (signal) => revokeByPolicies(parts, { signal }) }]
}

type Ending = Pick<Effects<'application_approvals_ended'>, 'happened' | 'job'>

/**
 * Revokes approvals that a policy doesn't allow, because their applications aren't authorized. Each person gets one
 * email later.
 */
export async function revokeUnauthorized(
  trx: Transaction<Database>,
  whose: WhoseApprovals,
  { happened, job }: Ending,
) {
  const ending = await listUnauthorized(trx, whose)
  const ids = ending.map((approval) => approval.id)
  await scheduleApprovalsEndedMailing(trx, ids)
  await revokeUsage(trx, { ids }, job)
  await removeApprovals(trx, { ids })
  for (const some of Map.groupBy(ending, ({ application_id }) => application_id).values()) {
    const { application_id: id, application_name: application } = some[0]!
    const on = { application: id }
    happened('application_approvals_ended', { on, application, people: some.length })
  }
}
