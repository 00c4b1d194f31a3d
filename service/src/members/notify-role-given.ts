import type { Transaction } from 'kysely'
import { getUser } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { type ProfileRow, emailAddressOf } from '#data/organizations/profiles.store.ts'
import { getOrganizationRow } from '#data/organizations/organizations.store.ts'
import { tooMuchMail } from '@accord/contract/errors.ts'
import { type Role, effectiveRole } from '@accord/contract/rules/roles.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import { countAttempt } from '#rate-limits/rate-limits.store.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { listOwnersBesides } from '#data/organizations/managers.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { newOwnerMail, roleGivenMail } from './members.mail.ts'

export type MemberAddress = Pick<
  ProfileRow,
  'user_id' | 'organization_id' | 'email' | 'email_proven'
>

/** Returns a member's address for emails about their membership. */
export async function addressee(trx: Transaction<Database>, member: MemberAddress) {
  const user = await getUser(trx, member.user_id)
  const { organization_id: organizationId } = member
  const { name: organization } = await getOrganizationRow(trx, organizationId)
  return {
    email: emailAddressOf(member, user.email),
    firstName: user.first_name,
    lastName: user.last_name,
    organization,
    organizationId,
    /** Whether the account is deleted or disabled, so that no one reads its emails. */
    isClosed: user.deleted_at !== null || user.disabled_at !== null,
  }
}

interface Changed {
  member: ProfileRow
  after: readonly Role[]
  /** The person who changed the role, or the identity provider whose groups did. */
  by: { userId: string; name: string } | { connection: string }
}

/**
 * Emails a person who became an admin or owner, and notifies the other owners of a new owner. A person who repeatedly
 * becomes an admin gets only the first few emails. A new owner is always emailed, and the request fails if the limit is
 * reached.
 */
export async function notifyRoleGiven(
  trx: Transaction<Database>,
  config: Config,
  { member, after, by }: Changed,
  mail: Effects<never>['mail'],
) {
  const [before, role] = [effectiveRole(member.roles), effectiveRole(after)]
  if ((role !== 'admin' && role !== 'owner') || role === before || before === 'owner') return
  if (role === 'owner') {
    await requireWithinLimit({ config, db: trx }, 'ownerMailPerMember', member.id, tooMuchMail)
    const [name, besides] = 'name' in by ? [by.name, [by.userId]] : [by.connection, []]
    await notifyOtherOwners(trx, config, { member, by: name, besides }, mail)
  } else {
    const limit = config.limits.adminMailPerMember
    if ((await countAttempt(trx, 'adminMailPerMember', limit, member.id)) !== undefined) return
  }
  const recipient = await addressee(trx, member)
  if (!recipient.isClosed) mail(roleGivenMail(emailContext(config), { ...recipient, by, role }))
}

interface NewOwner {
  member: MemberAddress
  /** The name of the person who made them an owner, or undefined if an operator did. */
  by: string | undefined
  /** The people who don't need the email because they already know. */
  besides: readonly string[]
}

/** Notifies the other owners of every new owner, because a new owner can take over the organization. */
export async function notifyOtherOwners(
  trx: Transaction<Database>,
  config: Config,
  { member, by, besides }: NewOwner,
  mail: Effects<never>['mail'],
) {
  const { firstName, lastName, ...place } = await addressee(trx, member)
  const person = `“${firstName} ${lastName}” (${member.email})`
  const { organization_id: id, user_id: userId } = member
  for (const owner of await listOwnersBesides(trx, id, [userId, ...besides]))
    mail(newOwnerMail(emailContext(config), { ...place, by, person }, owner))
}
