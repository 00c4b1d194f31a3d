import {
  type MemberApprovals,
  setApprovalPolicy as call,
} from '@accord/contract/organization-policies.ts'
import { forbidden } from '@accord/contract/errors.ts'
import type { Kysely } from 'kysely'
import { can } from '#permissions/can.rules.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { change, unchanged } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import {
  countUnauthorizedByApplication,
  impactOfApprovalPolicy,
  getMemberApprovals,
  setMemberApprovals,
} from '#data/approvals/approval-policy.store.ts'
import { revokeSomeByPolicy } from './revoke-by-policy.ts'
import {
  isPolicyRevoking,
  schedulePolicyRevocation,
} from '#data/approvals/policy-revocations.store.ts'

/**
 * Sets the policy. Approvals that it forbids stop working immediately, together with their tokens. The request deletes
 * some of them, and workers delete the rest. Turning off the policy restores nothing.
 */
export const setApprovalPolicy = change(call, {
  resolve: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  authorize: ({ own }) => can.ruleOnApprovals(own) || forbidden,
  // Each change may email everyone in the organization.
  limits: ({ params }) => [['approvalsRulesPerOrganization', params.id]],
  records: ['organization_approvals_rule_set', 'application_approvals_ended'],

  async run({ trx, params: { id }, body: { memberApprovals: after }, ...effects }) {
    const before = await getMemberApprovals(trx, id)
    if (before === after) return unchanged(await ruleSet(trx, id, after, nothing))
    await setMemberApprovals(trx, id, after)
    effects.happened('organization_approvals_rule_set', { before, after })
    if (after === 'any') return ruleSet(trx, id, after, nothing)
    for (const { id: ended, ...ending } of await countUnauthorizedByApplication(trx, id)) {
      effects.happened('application_approvals_ended', { on: { application: ended }, ...ending })
    }
    const end = await schedulePolicyRevocation(trx, id)
    const { ended, isLast } = await revokeSomeByPolicy(trx, end, effects.job)
    if (!isLast) effects.job('approval-ends', end.id)
    return ruleSet(trx, id, after, ended)
  },
  async impact({ params: { id }, body: { memberApprovals: after } }, db) {
    if (after === 'any' || (await getMemberApprovals(db, id)) === after) return []
    return impactOfApprovalPolicy(db, id)
  },
})

const nothing = { approvals: 0, people: 0, tokens: 0 }

async function ruleSet(
  db: Kysely<Database>,
  id: string,
  memberApprovals: MemberApprovals,
  ended: typeof nothing,
) {
  return { memberApprovals, ended, ending: await isPolicyRevoking(db, id) }
}
