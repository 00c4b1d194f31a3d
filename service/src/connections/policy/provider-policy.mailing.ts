import { sql, type Transaction } from 'kysely'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { recordProviderPolicyBegun } from '#data/organizations/provider-policy.store.ts'
import type { Database } from '#database/tables.ts'
import { emailContext } from '#mail/compose-email.ts'
import type { MailingKind, MailingParts } from '#mailings/mailing.ts'
import {
  type PolicyKinds,
  type PolicyMailing,
  finishPolicyMailing,
  getPolicyMailing,
  nextPeople,
} from '#mailings/policy-mailings.store.ts'
import { manages, owns } from '#data/organizations/profiles.store.ts'
import { isExempt } from '#data/sessions/provider-gate.ts'
import {
  providerAnnouncedMail,
  providerBegunMail,
  providerEndedMail,
  providerResumedMail,
} from './provider-policy.mail.ts'
type Trx = Transaction<Database>
type Member = Awaited<ReturnType<typeof listNextAffected>>[number]

export const providerKinds = {
  series: 'provider',
  announced: 'provider_announced',
  begun: 'provider_begun',
  ended: 'provider_ended',
  resumed: 'provider_resumed',
} as const satisfies PolicyKinds<string>

/** Mailings about the start and end of the policy, and to admins about the end of a pause. */
export const providerPolicyMailings = (
  ['provider_announced', 'provider_begun', 'provider_resumed', 'provider_ended'] as const
).map((kind) => mailingOf(kind))

const emails = {
  provider_announced: providerAnnouncedMail,
  provider_begun: providerBegunMail,
  provider_resumed: providerResumedMail,
  provider_ended: providerEndedMail,
}

function mailingOf(kind: keyof typeof emails): MailingKind<PolicyMailing, Member, Member> {
  return {
    name: kind,
    // Emails about a deleted organization wait until it's restored.
    isReady: sql`o.deleted_at is null`,
    holdsOrganization: true,
    about: getPolicyMailing,
    audience: listNextAffected,
    recipients: async (_trx, _mailing, members) => members.filter(({ acts }) => acts),
    email: (config, mailing, to) => emails[kind](emailContext(config), mailing, to),
    ...((kind === 'provider_begun' || kind === 'provider_resumed') && { record: begin }),
    finish: (trx, mailing) => finishPolicyMailing(trx, providerKinds, mailing),
  }
}

/**
 * Lists the next people. Those whom only the provider signs in aren't affected by the policy, and neither are owners
 * and guests with a second factor. Owners get an email when it ends.
 */
function listNextAffected(trx: Trx, mailing: PolicyMailing, max: number) {
  const people = nextPeople(trx, mailing, max)
  switch (mailing.kind) {
    case providerKinds.resumed:
      return people.where(manages('p')).execute()
    case providerKinds.ended:
      return people.where((eb) => eb.or([eb('u.sign_in', '=', 'own'), owns('p')])).execute()
    default:
      return people
        .where('u.sign_in', '=', 'own')
        .where(sql<boolean>`not ${sql.raw(isExempt)}`)
        .execute()
  }
}

/** Records that the policy is in effect. This happens only in the first step. Tokens have expired by themselves. */
async function begin(
  trx: Trx,
  { log }: MailingParts,
  { organization_id: organizationId, required_from }: PolicyMailing,
) {
  if (!(await recordProviderPolicyBegun(trx, organizationId))) return
  await recordOrganizationActivity(trx, log, {
    kind: 'provider_policy_begun',
    detail: { since: required_from!.toISOString() },
    organizationId,
    author: { kind: 'system' },
    device: null,
  })
}
