import { setApprovalsRule as call } from '@accord/contract/approvals-rule.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import { can } from '#access/can.rules.ts'
import { requireManagerOf } from '#access/require-profile.ts'
import { removeApprovals } from '#approvals/approvals.store.ts'
import { change, unchanged } from '#calls/change.ts'
import { endTokensOfApprovals } from '#oauth/end-tokens.store.ts'
import { endSignInsBy } from '#session/end-sessions.ts'
import { approvalsEndedMail } from './approvals-ended.mail.ts'
import { getMemberApprovals, listUnauthorized, setMemberApprovals } from './approvals-rule.store.ts'

/**
 * What people approved and may no longer ends at once, with its tokens, and each of them is told: a rule that left it
 * would promise too much. Lifted, nothing comes back by itself.
 */
export const setApprovalsRule = change(call, {
  as: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  may: ({ own }) => can.ruleOnApprovals(own) || forbidden,
  // Each may write to everybody.
  limits: ({ params }) => [['approvalsRulesPerOrganization', params.id]],
  records: ['organization_approvals_rule_set', 'application_approvals_ended'],

  async do({ trx, params: { id }, body: { memberApprovals: after }, ...effects }, { config }) {
    const { happened, job, mail } = effects
    const before = await getMemberApprovals(trx, id)
    if (before === after) return unchanged({ memberApprovals: after, ended: nothing })
    await setMemberApprovals(trx, id, after)
    happened('organization_approvals_rule_set', { before, after })
    if (after === 'any') return { memberApprovals: after, ended: nothing }

    const ending = await listUnauthorized(trx, id)
    const ids = ending.map((approval) => approval.id)
    const tokens = await endTokensOfApprovals(trx, { ids })
    await endSignInsBy(trx, { ids }, job)
    await removeApprovals(trx, ids)
    for (const [one, ...others] of groupsOf(ending, ({ application_id }) => application_id)) {
      happened('application_approvals_ended', {
        application: one.application_name,
        people: 1 + others.length,
      })
    }
    const people = groupsOf(ending, ({ profile_id }) => profile_id)
    for (const theirs of people) {
      const applications = theirs.map(({ application_name: name }) => name)
      mail(approvalsEndedMail(config, { ...theirs[0], applications }))
    }
    const ended = { approvals: ids.length, people: people.length, tokens }
    return { memberApprovals: after, ended }
  },
})

const nothing = { approvals: 0, people: 0, tokens: 0 }

function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => unknown) {
  return [...Map.groupBy(items, keyOf).values()] as [Item, ...Item[]][]
}
