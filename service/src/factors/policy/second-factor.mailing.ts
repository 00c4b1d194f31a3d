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
import { secondFactorPolicyMail } from './second-factor-policy.mail.ts'
import {
  finishSecondFactorMailing,
  getSecondFactorMailing,
  listNextWithout,
  type SecondFactorKind,
  type SecondFactorMailing,
} from './second-factor-mailings.store.ts'

type Trx = Transaction<Database>
type Member = Awaited<ReturnType<typeof listNextWithout>>[number]

/** To people without a second factor: one will be required, is now required, or is no longer required. */
export const secondFactorMailings = (
  ['second_factor_announced', 'second_factor_begun', 'second_factor_lifted'] as const
).map((kind) => mailingOf(kind))

function mailingOf(kind: SecondFactorKind): MailingKind<SecondFactorMailing, Member, Member> {
  return {
    name: kind,
    // Nothing is sent about a deleted organization until it is restored.
    isReady: sql`o.deleted_at is null`,
    holdsOrganization: true,
    about: getSecondFactorMailing,
    audience: listNextWithout,
    // People who can't act there get no email, but their access still ends.
    recipients: async (_trx, _mailing, members) => members.filter(({ acts }) => acts),
    email: (config, mailing, to) =>
      secondFactorPolicyMail(emailContext(config), { ...mailing, kind }, to),
    ...(kind === 'second_factor_begun' && { record: endWeak }),
    finish: finishSecondFactorMailing,
  }
}

/** Ends the applications' tokens. Approvals stay, for when these people have a second factor. */
async function endWeak(
  trx: Trx,
  parts: MailingParts,
  mailing: SecondFactorMailing,
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

/** In the first step, ends the tokens of weak sessions and records that the policy is in effect. */
async function begin(
  trx: Trx,
  { log }: MailingParts,
  { organization_id: organizationId, required_from }: SecondFactorMailing,
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
