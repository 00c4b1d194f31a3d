import { message } from '@accord/contract/translation.ts'
import { forbidden, invalidInput } from '@accord/contract/errors.ts'
import { isStrong } from '@accord/contract/rules/factors.ts'
import {
  secondFactorFirst,
  setSecondFactorPolicy as call,
} from '@accord/contract/organization-policies.ts'
import { can } from '#permissions/can.rules.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { change, unchanged } from '#calls/change.ts'
import { shortenTokensWithoutSecondFactor } from '#data/approvals/approval-impact.store.ts'
import { RequestError } from '#request-error.ts'
import { shortenWeakTokens } from '#data/sessions/session.store.ts'
import {
  getSecondFactorPolicyRow,
  lockTokensOf,
  meetsOwnPolicy,
  type SecondFactorPolicyRow,
  saveSecondFactorPolicy,
} from '#data/organizations/second-factor-policy.store.ts'
import { schedulePolicyMailings } from '#mailings/policy-mailings.store.ts'
import { secondFactorKinds } from './second-factor.mailing.ts'

/**
 * Turns the policy on or off, or changes its start. Tokens of weak sessions then expire on time without further work,
 * on every instance. `second-factor.mailing.ts` sends the emails and cleans up.
 */
export const setSecondFactorPolicy = change(call, {
  resolve: async ({ actor, params }, db) => ({
    ...(await requireManagerOf(db, actor, params.id)),
    passes: await meetsOwnPolicy(db, actor),
    // The person is locked, so that they can't remove their own second factor while they turn the policy on.
    person: actor.user,
  }),
  authorize: ({ actor, own, passes, body }) => {
    if (!can.requireSecondFactor(own)) return forbidden
    // Turning the policy off locks no one out, so a session with any second factor is enough.
    const mayLift = body.from === null && isStrong(actor.factors)
    return passes || mayLift || secondFactorFirst
  },
  // Each change may email everyone. Turning the policy off is never limited.
  limits: ({ params, body }) =>
    body.from === null ? [] : [['secondFactorRulesPerOrganization', params.id]],
  records: ['organization_second_factor_set'],

  async run({ trx, params: { id }, body, happened }) {
    const before = await getSecondFactorPolicyRow(trx, id)
    const from = body.from === null || body.from === 'now' ? body.from : new Date(body.from)
    if (isAsItWas(before, from)) return unchanged(presentPolicy(before))
    await lockTokensOf(trx, id)
    const policy = await saveSecondFactorPolicy(trx, id, from)
    if (!policy) throw new RequestError(invalidInput, { fields: { from: notAhead } })
    if (policy.from) {
      await shortenWeakTokens(trx, id, policy.from)
      await shortenTokensWithoutSecondFactor(trx, id, policy.from)
    }
    await schedulePolicyMailings(trx, secondFactorKinds, id, policy)
    const [was, is] = [before.from?.toISOString() ?? null, policy.from?.toISOString() ?? null]
    happened('organization_second_factor_set', { before: was, after: is })
    return presentPolicy(policy)
  },
})

const notAhead = message('Choose a time within the next year.')

function isAsItWas(
  { from, in_force }: SecondFactorPolicyRow,
  wanted: Date | 'now' | null,
): boolean {
  if (wanted === 'now') return in_force
  return from?.getTime() === wanted?.getTime()
}

function presentPolicy({ from, in_force }: SecondFactorPolicyRow) {
  return { from: from?.toISOString() ?? null, inForce: in_force }
}
