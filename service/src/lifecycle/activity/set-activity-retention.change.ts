import { setActivityRetention as call } from '@accord/contract/organization-policies.ts'
import { forbidden } from '@accord/contract/errors.ts'
import { can } from '#permissions/can.rules.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { change, unchanged } from '#calls/change.ts'
import { countOlder } from './due.store.ts'
import { readActivityRetention, setActivityYears } from '#activity/activity-retention.store.ts'

/**
 * Changes how long an organization keeps its activity. Housekeeping then removes older entries step by step. They can't
 * be restored, even if the policy changes again.
 */
export const setActivityRetention = change(call, {
  resolve: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  authorize: ({ own }) => can.ruleOnActivity(own) || forbidden,
  records: ['organization_activity_rule_set'],

  async impact({ params: { id }, body: { years } }, db) {
    const count = await countOlder(db, id, years)
    return count === 0 ? [] : [{ kind: 'activity', count, names: [] }]
  },

  async run({ trx, params: { id }, body: { years: after }, happened }) {
    const policy = await readActivityRetention(trx, id)
    if (policy.years === after) return unchanged(policy)
    await setActivityYears(trx, id, after)
    happened('organization_activity_rule_set', { before: policy.years, after })
    return { ...policy, years: after }
  },
})
