import type { Transaction } from 'kysely'
import { removeApprovals } from '#data/approvals/approvals.store.ts'
import type { Effects } from '#calls/effects.ts'
import type { Database } from '#database/tables.ts'
import { endUseOf } from '#data/sessions/end-sessions.ts'
import { planApprovalsEndedMailing } from './approvals-ended.store.ts'
import { listUnauthorized, type WhoseApprovals } from '#data/approvals/approvals-rule.store.ts'

type Ending = Pick<Effects<'application_approvals_ended'>, 'happened' | 'job'>

/** Ends what a member approved and may not where only authorized ones may be. They're told once, by and by. */
export async function endUnauthorized(
  trx: Transaction<Database>,
  whose: WhoseApprovals,
  { happened, job }: Ending,
) {
  const ending = await listUnauthorized(trx, whose)
  const ids = ending.map((approval) => approval.id)
  await planApprovalsEndedMailing(trx, ids)
  await endUseOf(trx, { ids }, job)
  await removeApprovals(trx, { ids })
  for (const some of Map.groupBy(ending, ({ application_id }) => application_id).values()) {
    const application = some[0]!.application_name
    happened('application_approvals_ended', { application, people: some.length })
  }
}
