import { onlyOwnersConnect } from '@accord/contract/connections.ts'
import {
  pauseProviderPolicy as pauseCall,
  providerPolicyNotInForce,
  resumeProviderPolicy as resumeCall,
} from '@accord/contract/provider-policy.ts'
import { change, unchanged } from '#calls/change.ts'
import { listManagersOf } from '#data/organizations/managers.store.ts'
import {
  getProviderPolicyRow,
  pauseProviderPolicy as pausePolicy,
  saveProviderPolicy,
  shortenTokensWithoutProvider,
} from '#data/organizations/provider-policy.store.ts'
import { lockTokensOf } from '#data/organizations/second-factor-policy.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { can } from '#permissions/can.rules.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { presentPolicyState } from './provider-policy.present.ts'
import { providerPausedMail } from './provider-policy.mail.ts'
import { schedulePolicyResumption } from '#mailings/policy-mailings.store.ts'
import { providerKinds } from './provider-policy.mailing.ts'

/**
 * Lets people in without the identity provider for some hours, when it's down. The start of the policy moves to the end
 * of the pause, so that it resumes by itself, on every instance.
 */
export const pauseProviderPolicy = change(pauseCall, {
  resolve: async ({ actor, params }, db) => ({
    ...(await requireManagerOf(db, actor, params.id)),
    before: await getProviderPolicyRow(db, params.id),
  }),
  authorize({ own, before }) {
    if (!can.requireProvider(own)) return onlyOwnersConnect
    return before.in_force || before.paused_until !== null || providerPolicyNotInForce
  },
  limits: ({ params }) => [['providerPausesPerOrganization', params.id]],
  records: ['provider_policy_paused'],

  async run({ trx, actor, params: { id }, body, mail, happened }, { config }) {
    await lockTokensOf(trx, id)
    const policy = await pausePolicy(trx, id, body.hours)
    // An earlier pause may have ended later.
    await shortenTokensWithoutProvider(trx, id)
    await schedulePolicyResumption(trx, providerKinds, id, policy.from!)
    const organization = { id, name: policy.name }
    const by = `${actor.user.firstName} ${actor.user.lastName}`
    for (const manager of await listManagersOf(trx, [id])) {
      const about = { manager, organization, by, until: policy.from! }
      mail(providerPausedMail(emailContext(config), about))
    }
    happened('provider_policy_paused', { until: policy.from!.toISOString() })
    return presentPolicyState(policy)
  },
})

/** Ends a pause early. */
export const resumeProviderPolicy = change(resumeCall, {
  resolve: async ({ actor, params }, db) => ({
    ...(await requireManagerOf(db, actor, params.id)),
    before: await getProviderPolicyRow(db, params.id),
  }),
  authorize: ({ own }) => can.requireProvider(own) || onlyOwnersConnect,
  records: ['provider_policy_resumed'],

  async run({ trx, params: { id }, before, happened }) {
    if (before.paused_until === null) return unchanged(presentPolicyState(before))
    await lockTokensOf(trx, id)
    const maxAgeHours = before.max_age_hours
    const policy = (await saveProviderPolicy(trx, id, { from: 'now', maxAgeHours }))!
    await shortenTokensWithoutProvider(trx, id)
    await schedulePolicyResumption(trx, providerKinds, id, policy.from!)
    happened('provider_policy_resumed', {})
    return presentPolicyState(policy)
  },
})
