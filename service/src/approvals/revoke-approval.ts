import { isContact } from '@accord/contract/rules/roles.ts'
import type { Transaction } from 'kysely'
import type { SessionActor } from '#actor.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import { removeLeftContacts } from '#members/remove-contacts.ts'
import { type RevokedUsage, revokeUsage } from '#data/sessions/end-sessions.ts'
import { emailContext } from '#mail/compose-email.ts'
import { approvalEndedMail } from './approvals.mail.ts'
import {
  type ApprovalHere,
  type ApprovalRow,
  removeApproval,
} from '#data/approvals/approvals.store.ts'

type Trx = Transaction<Database>
type ContactLeft = Parameters<typeof removeLeftContacts>[2]
type Ending = Pick<
  Effects<'approval_ended' | 'approval_ended_by_manager' | 'contact_ended'>,
  'job' | 'mail' | 'happened'
>

/**
 * Revokes an approval and everything that came from it. If this was the last approval of a contact, the contact is
 * removed as well. Housekeeping removes other contacts without approvals.
 */
export async function revokeApprovalRow(
  trx: Trx,
  approval: Pick<ApprovalRow, 'id' | 'organization_id' | 'profile_id'>,
  { job, left }: Pick<Effects<never>, 'job'> & { left: ContactLeft },
): Promise<RevokedUsage> {
  const { id, organization_id: organizationId, profile_id: profileId } = approval
  const ended = await revokeUsage(trx, { id }, job)
  await removeApproval(trx, id)
  if (organizationId !== null) await removeLeftContacts(trx, { organizationId, profileId }, left)
  return ended
}

/**
 * Revokes a person's approval on behalf of a manager of the organization. The person gets an email and an entry in
 * their own activity.
 */
export async function revokeApprovalOf(
  trx: Trx,
  approval: ApprovalHere,
  { user }: Pick<SessionActor, 'user'>,
  { mail, happened, job }: Ending,
  config: Config,
): Promise<RevokedUsage> {
  const { application_name: application, scopes, user_id: of, email, first_name } = approval
  const on = { application: approval.application_id, profile: approval.profile_id! }
  const left: ContactLeft = (detail) => happened('contact_ended', detail)
  const ended = await revokeApprovalRow(trx, approval, { job, left })
  happened('approval_ended', { on, email, application, scopes })
  if (of === user.id) return ended
  happened('approval_ended_by_manager', { of, application })
  mail(
    approvalEndedMail(emailContext(config), {
      email: approval.mail_address,
      firstName: first_name,
      application,
      organization: approval.organization_name!,
      // Contacts can't see the organization's people.
      by: isContact(approval.roles ?? []) ? undefined : `${user.firstName} ${user.lastName}`,
    }),
  )
  return ended
}
