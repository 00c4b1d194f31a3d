import type { Transaction } from 'kysely'
import type { SessionActor } from '#actor.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config.ts'
import type { Database } from '#database/tables.ts'
import { type Ended, endUseOf } from '#session/end-sessions.ts'
import { approvalEndedMail } from './approval-ended.mail.ts'
import { type ApprovalHere, removeApproval } from './approvals.store.ts'

type Trx = Transaction<Database>
type Ending = Pick<
  Effects<'approval_ended' | 'approval_ended_by_manager'>,
  'job' | 'mail' | 'happened'
>

/** An approval and all that came of it, whoever ends it. */
export async function endApproval(
  trx: Trx,
  { id }: { id: string },
  { job }: Pick<Effects<never>, 'job'>,
): Promise<Ended> {
  const ended = await endUseOf(trx, { id }, job)
  await removeApproval(trx, id)
  return ended
}

/** The same by somebody who manages: whoever gave it is told who that was, and finds it in their own activity. */
export async function endApprovalOf(
  trx: Trx,
  approval: ApprovalHere,
  { user }: Pick<SessionActor, 'user'>,
  { mail, happened, job }: Ending,
  config: Config,
): Promise<Ended> {
  const { application_name: application, scopes, user_id: of, email, first_name } = approval
  const ended = await endApproval(trx, approval, { job })
  happened('approval_ended', { email, application, scopes })
  if (of === user.id) return ended
  happened('approval_ended_by_manager', { of, application })
  mail(
    approvalEndedMail(config, {
      email: approval.mail_address,
      firstName: first_name,
      application,
      organization: approval.organization_name!,
      by: `${user.firstName} ${user.lastName}`,
    }),
  )
  return ended
}
