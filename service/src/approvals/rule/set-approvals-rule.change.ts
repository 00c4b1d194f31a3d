import { setApprovalsRule as call } from '@accord/contract/approvals-rule.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import { can } from '#access/can.rules.ts'
import { requireManagerOf } from '#access/require-profile.ts'
import { endingWithApprovals } from '#approvals/ending-approvals.store.ts'
import { change, unchanged } from '#calls/change.ts'
import { getMemberApprovals, listUnauthorized, setMemberApprovals } from './approvals-rule.store.ts'
import { endUnauthorized } from './end-unauthorized.ts'

/**
 * What people approved and may no longer ends at once, with its tokens, and each of them is told by and by: a rule that left it
 * would promise too much. Lifted, nothing comes back by itself.
 */
export const setApprovalsRule = change(call, {
  as: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  may: ({ own }) => can.ruleOnApprovals(own) || forbidden,
  // Each may write to everybody.
  limits: ({ params }) => [['approvalsRulesPerOrganization', params.id]],
  records: ['organization_approvals_rule_set', 'application_approvals_ended'],

  async do({ trx, params: { id }, body: { memberApprovals: after }, ...effects }) {
    const before = await getMemberApprovals(trx, id)
    if (before === after) return unchanged({ memberApprovals: after, ended: nothing })
    await setMemberApprovals(trx, id, after)
    effects.happened('organization_approvals_rule_set', { before, after })
    if (after === 'any') return { memberApprovals: after, ended: nothing }
    const ended = await endUnauthorized(trx, { organizationId: id }, effects)
    return { memberApprovals: after, ended }
  },
  async consequences({ params: { id }, body: { memberApprovals: after } }, db) {
    if (after === 'any' || (await getMemberApprovals(db, id)) === after) return []
    const ids = (await listUnauthorized(db, { organizationId: id })).map((each) => each.id)
    return endingWithApprovals(db, { ids })
  },
})

const nothing = { approvals: 0, people: 0, tokens: 0 }
