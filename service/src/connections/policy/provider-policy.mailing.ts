import { sql, type Transaction } from 'kysely'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { recordProviderPolicyBegun } from '#data/organizations/provider-policy.store.ts'
import type { Database } from '#database/tables.ts'
import { emailContext } from '#mail/compose-email.ts'
import type { MailingKind, MailingParts } from '#mailings/mailing.ts'
import {
  providerAnnouncedMail,
  providerBegunMail,
  providerEndedMail,
  providerResumedMail,
} from './provider-policy.mail.ts'
import {
  type ProviderMailing,
  type ProviderMailingKind,
  finishProviderMailing,
  getProviderMailing,
  listNextAffected,
} from './provider-policy-mailings.store.ts'

type Trx = Transaction<Database>
type Member = Awaited<ReturnType<typeof listNextAffected>>[number]

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

function mailingOf(kind: ProviderMailingKind): MailingKind<ProviderMailing, Member, Member> {
  return {
    name: kind,
    // Emails about a deleted organization wait until it's restored.
    isReady: sql`o.deleted_at is null`,
    holdsOrganization: true,
    about: getProviderMailing,
    audience: listNextAffected,
    recipients: async (_trx, _mailing, members) => members.filter(({ acts }) => acts),
    email: (config, mailing, to) => emails[kind](emailContext(config), mailing, to),
    ...((kind === 'provider_begun' || kind === 'provider_resumed') && { record: begin }),
    finish: finishProviderMailing,
  }
}

/** Records that the policy is in effect. This happens only in the first step. Tokens have expired by themselves. */
async function begin(
  trx: Trx,
  { log }: MailingParts,
  { organization_id: organizationId, required_from }: ProviderMailing,
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
