import { sql, type Transaction } from 'kysely'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { listApprovalsUnder } from '#data/approvals/approvals.store.ts'
import { afterCommit } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import type { MailingKind, MailingParts } from '#mailings/mailing.ts'
import { revokeUsage } from '#data/sessions/end-sessions.ts'
import { deleteWeakTokens } from '#data/sessions/session.store.ts'
import { recordPolicyStarted } from '#data/organizations/second-factor-policy.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import {
  type PolicyKinds,
  type PolicyMailing,
  finishPolicyMailing,
  getPolicyMailing,
  nextPeople,
} from '#mailings/policy-mailings.store.ts'
import { owns } from '#data/organizations/profiles.store.ts'
import { type SecondFactorKind, secondFactorPolicyMail } from './second-factor-policy.mail.ts'
type Trx = Transaction<Database>
type Member = Awaited<ReturnType<typeof listNextWithout>>[number]

export const secondFactorKinds = {
  series: 'second_factor',
  announced: 'second_factor_announced',
  begun: 'second_factor_begun',
  ended: 'second_factor_lifted',
} as const satisfies PolicyKinds<SecondFactorKind>

/** Mailings to people without a second factor about the start or end of the policy. */
export const secondFactorMailings = (
  ['second_factor_announced', 'second_factor_begun', 'second_factor_lifted'] as const
).map((kind) => mailingOf(kind))

function mailingOf(kind: SecondFactorKind): MailingKind<PolicyMailing, Member, Member> {
  return {
    name: kind,
    // Emails about a deleted organization wait until it's restored.
    isReady: sql`o.deleted_at is null`,
    holdsOrganization: true,
    about: getPolicyMailing,
    audience: listNextWithout,
    // People without permission to act in the organization get no email, but their access still ends.
    recipients: async (_trx, _mailing, members) => members.filter(({ acts }) => acts),
    email: (config, mailing, to) =>
      secondFactorPolicyMail(emailContext(config), { ...mailing, kind }, to),
    ...(kind === 'second_factor_begun' && { record: endWeak }),
    finish: (trx, mailing) => finishPolicyMailing(trx, secondFactorKinds, mailing),
  }
}

/** Lists the next people without a second factor. Owners are included only when it's no longer required. */
function listNextWithout(trx: Trx, mailing: PolicyMailing, max: number) {
  return nextPeople(trx, mailing, max)
    .where((eb) =>
      mailing.kind === secondFactorKinds.ended
        ? eb.or([eb('u.second_factor', '=', false), owns('p')])
        : eb('u.second_factor', '=', false),
    )
    .execute()
}

/** Revokes the applications' tokens. Approvals stay, because these people may add a second factor later. */
async function endWeak(
  trx: Trx,
  parts: MailingParts,
  mailing: PolicyMailing,
  members: readonly Member[],
) {
  await begin(trx, parts, mailing)
  const ids = await listApprovalsUnder(
    trx,
    members.map(({ id }) => id),
  )
  const notices: string[] = []
  await revokeUsage(trx, { ids }, (_queue, notice) => notices.push(notice))
  for (const id of notices) await parts.jobs.enqueue(trx, 'logout-notices', id)
  if (notices.length > 0) afterCommit(trx, () => parts.jobs.wake('logout-notices'))
}

/**
 * Revokes the tokens of weak sessions and records that the policy is in effect. This happens only in the first step.
 */
async function begin(
  trx: Trx,
  { log }: MailingParts,
  { organization_id: organizationId, required_from }: PolicyMailing,
) {
  if (!(await recordPolicyStarted(trx, organizationId))) return
  await deleteWeakTokens(trx, organizationId)
  await recordOrganizationActivity(trx, log, {
    kind: 'organization_second_factor_begun',
    detail: { since: required_from!.toISOString() },
    organizationId,
    author: { kind: 'system' },
    device: null,
  })
}
