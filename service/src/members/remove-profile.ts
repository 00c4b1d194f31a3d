import type { ImpactItem } from '@accord/contract/impact.ts'
import type { Kysely, Transaction } from 'kysely'
import { getUser } from '#data/users/accounts.store.ts'
import { impactOfApprovals } from '#data/approvals/approval-impact.store.ts'
import { eraseLinkedAddresses } from '#data/connections/links.store.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import {
  type ProfileRow,
  deleteProfile,
  emailAddressOf,
} from '#data/organizations/profiles.store.ts'
import { findOrganization } from '#data/organizations/organizations.store.ts'
import { type RevokedUsage, revokeUsage } from '#data/sessions/end-sessions.ts'
import { countOffersOf } from '#data/members/invitations.store.ts'
import { noteRemoved } from '#data/members/removed-members.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { memberRemovedMail } from './members.mail.ts'
import { withdrawInvitations } from '#members/invitations/withdraw-invitations.ts'

type Trx = Transaction<Database>
type Leaving = Pick<Effects<'invitation_deleted'>, 'job' | 'happened'>
type Removing = Pick<Effects<'invitation_deleted' | 'member_removed'>, 'job' | 'happened' | 'mail'>

/** Removes a profile and everything that depends on it, such as sent invitations and access by applications. */
export async function removeProfile(
  trx: Trx,
  profile: Pick<ProfileRow, 'id' | 'organization_id'>,
  { job, happened }: Leaving,
): Promise<RevokedUsage> {
  await withdrawInvitations(trx, { sender: profile.id, mayGive: [], happened })
  await eraseLinkedAddresses(trx, profile.id)
  const ended = await revokeUsage(trx, { profile_id: profile.id }, job)
  await deleteProfile(trx, profile)
  return ended
}

/** Returns everything that would end with the profile. */
export async function impactOfProfile(
  db: Kysely<Database>,
  { id }: Pick<ProfileRow, 'id'>,
): Promise<ImpactItem[]> {
  return [
    ...(await impactOfApprovals(db, { profile_id: id })),
    { kind: 'invitations', ...(await countOffersOf(db, id)) },
  ]
}

/** Removes another person's profile and emails them at their address in the organization. */
export async function removeMemberProfile(
  trx: Trx,
  member: ProfileRow,
  { mail, ...effects }: Removing,
  config: Config,
): Promise<RevokedUsage> {
  const { email: ownAddress, first_name: firstName } = await getUser(trx, member.user_id)
  const { name: organization } = (await findOrganization(trx, member.organization_id))!
  await noteRemoved(trx, member)
  const ended = await removeProfile(trx, member, effects)
  const email = emailAddressOf(member, ownAddress)
  mail(memberRemovedMail(emailContext(config), { email, firstName, organization }))
  const on = { profile: member.id }
  effects.happened('member_removed', { on, email: member.email, roles: member.roles })
  return ended
}
