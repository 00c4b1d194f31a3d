import { onlyOwnersConnect } from '@accord/contract/connections.ts'
import { type ExpectedError, invalidInput } from '@accord/contract/errors.ts'
import type { ImpactItem } from '@accord/contract/impact.ts'
import { secondFactorFirst } from '@accord/contract/organization-policies.ts'
import {
  providerCertificateNeeded,
  providerDomainNeeded,
  providerOwnersNeeded,
  providerTestNeeded,
  setProviderPolicy as call,
} from '@accord/contract/provider-policy.ts'
import { message } from '@accord/contract/translation.ts'
import type { Kysely } from 'kysely'
import { change, unchanged } from '#calls/change.ts'
import {
  type Preconditions,
  type ProviderPolicyRow,
  countEndingTokens,
  countProviderPeople,
  getProviderPolicyRow,
  readPreconditions,
  saveProviderPolicy,
  setProviderMaxAge,
  shortenTokensWithoutProvider,
} from '#data/organizations/provider-policy.store.ts'
import { lockTokensOf, meetsOwnPolicy } from '#data/organizations/second-factor-policy.store.ts'
import type { Database } from '#database/tables.ts'
import { can } from '#permissions/can.rules.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { RequestError } from '#request-error.ts'
import { presentPolicyState } from './provider-policy.present.ts'
import { schedulePolicyMailings } from '#mailings/policy-mailings.store.ts'
import { providerKinds } from './provider-policy.mailing.ts'

/**
 * Turns the policy on or off, or changes its start or how long a proof counts. Tokens then expire on time without
 * further work, on every instance. `provider-policy.mailing.ts` sends the emails and records the start.
 */
export const setProviderPolicy = change(call, {
  resolve: async ({ actor, params }, db) => ({
    ...(await requireManagerOf(db, actor, params.id)),
    before: await getProviderPolicyRow(db, params.id),
    preconditions: await readPreconditions(db, params.id),
    passes: await meetsOwnPolicy(db, actor),
    // The person is locked, so that they can't remove their own second factor while they turn the policy on.
    person: actor.user,
  }),
  authorize({ own, body, before, preconditions, passes }) {
    if (!can.requireProvider(own)) return onlyOwnersConnect
    const turnsOn = typeof body.from === 'string' && before.from === null
    if (!turnsOn) return true
    return passes ? (missingOf(preconditions) ?? true) : secondFactorFirst
  },
  // Each change may email everyone. Turning the policy off is never limited.
  limits: ({ params, body }) =>
    typeof body.from === 'string' ? [['providerPoliciesPerOrganization', params.id]] : [],
  records: ['provider_policy_set'],

  async run({ trx, params: { id }, body, before, happened }) {
    const maxAgeHours = body.maxAgeHours ?? before.max_age_hours
    const from = body.from === undefined ? undefined : timeOf(body.from)
    const keepsStart = from === undefined || isAsItWas(before, from)
    if (keepsStart && maxAgeHours === before.max_age_hours) {
      return unchanged(presentPolicyState(before))
    }
    await lockTokensOf(trx, id)
    if (keepsStart) await setProviderMaxAge(trx, id, maxAgeHours)
    else if (!(await saveProviderPolicy(trx, id, { from, maxAgeHours }))) {
      throw new RequestError(invalidInput, { fields: { from: notAhead } })
    }
    const policy = await getProviderPolicyRow(trx, id)
    if (policy.from) await shortenTokensWithoutProvider(trx, id)
    if (!keepsStart) await schedulePolicyMailings(trx, providerKinds, id, policy)
    happened('provider_policy_set', {
      before: before.from?.toISOString() ?? null,
      after: policy.from?.toISOString() ?? null,
      maxAgeHours,
    })
    return presentPolicyState(policy)
  },
  impact: ({ params: { id }, body }, db) =>
    typeof body.from === 'string' ? impactOfPolicy(db, id) : Promise.resolve([]),
})

const notAhead = message('Choose a time within the next year.')

function timeOf(from: string | null): Date | 'now' | null {
  return from === null || from === 'now' ? from : new Date(from)
}

function isAsItWas({ from, in_force }: ProviderPolicyRow, wanted: Date | 'now' | null): boolean {
  if (wanted === 'now') return in_force
  return from?.getTime() === wanted?.getTime()
}

/** Returns the error of the first precondition that isn't met. */
function missingOf(found: Preconditions): ExpectedPrecondition | undefined {
  const { test, owners, domain, certificate } = preconditionsMet(found)
  if (!test) return providerTestNeeded
  if (!certificate) return providerCertificateNeeded
  if (!owners) return providerOwnersNeeded
  return domain ? undefined : providerDomainNeeded
}

type ExpectedPrecondition = Extract<
  | typeof providerTestNeeded
  | typeof providerCertificateNeeded
  | typeof providerOwnersNeeded
  | typeof providerDomainNeeded,
  ExpectedError
>

export function preconditionsMet(found: Preconditions) {
  return {
    test: found.tested,
    certificate: found.certificate,
    owners: found.owners >= 2 || found.owners_with_codes >= 1,
    domain: found.domains > 0,
  }
}

async function impactOfPolicy(db: Kysely<Database>, id: string): Promise<ImpactItem[]> {
  const { people, sessions, applications } = await countProviderPeople(db, id)
  const tokens = await countEndingTokens(db, id)
  const counted = { people, applications, tokens, sessions }
  return (['people', 'applications', 'tokens', 'sessions'] as const).map((kind) => ({
    kind,
    count: counted[kind],
    names: [],
  }))
}
