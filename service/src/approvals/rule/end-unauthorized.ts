import type { Transaction } from 'kysely'
import { removeApprovals } from '#approvals/approvals.store.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config.ts'
import type { Database } from '#database/tables.ts'
import { endUseOf } from '#session/end-sessions.ts'
import { approvalsEndedMail } from './approvals-ended.mail.ts'
import { listUnauthorized, type WhoseApprovals } from './approvals-rule.store.ts'

type Ending = Pick<Effects<'application_approvals_ended'>, 'happened' | 'job' | 'mail'>

/** Ends what people approved and may not where only authorized ones may be. Each of them is told once. */
export async function endUnauthorized(
  trx: Transaction<Database>,
  config: Config,
  whose: WhoseApprovals,
  { happened, job, mail }: Ending,
) {
  const ending = await listUnauthorized(trx, whose)
  const ids = ending.map((approval) => approval.id)
  const { approvals, tokens } = await endUseOf(trx, { ids }, job)
  await removeApprovals(trx, { ids })
  for (const [one, ...others] of groupsOf(ending, ({ application_id }) => application_id)) {
    happened('application_approvals_ended', {
      application: one.application_name,
      people: 1 + others.length,
    })
  }
  const people = groupsOf(ending, ({ profile_id }) => profile_id)
  for (const theirs of people) {
    const applications = theirs.map(({ application_name: name }) => name)
    mail(() => approvalsEndedMail(config, { ...theirs[0], applications }))
  }
  return { approvals, people: people.length, tokens }
}

function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => unknown) {
  return [...Map.groupBy(items, keyOf).values()] as [Item, ...Item[]][]
}
