import type { Transaction } from 'kysely'
import { removeApprovals } from '#data/approvals/approvals.store.ts'
import type { Effects } from '#calls/effects.ts'
import type { Database } from '#database/tables.ts'
import { revokeTokensOfUser } from '#data/approvals/approval-impact.store.ts'
import { removeLeftContacts } from '#members/remove-contacts.ts'
import { endSessions, revokeUsage } from '#data/sessions/end-sessions.ts'
import type { MembershipOfPerson } from './account-deletion.store.ts'
import { transferToMember } from '@accord/contract/deletions.ts'
import { ownerNeedsFactor } from '@accord/contract/organizations.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Config } from '#config/config.ts'
import { normalRoles } from '#members/members.rules.ts'
import { emailAddressOf, setRoles } from '#data/organizations/profiles.store.ts'
import { type Successor, lockSuccessor } from '#data/organizations/managers.store.ts'
import { RequestError } from '#request-error.ts'
import { emailContext } from '#mail/compose-email.ts'
import { becameOwnerMail } from './account-deleted.mail.ts'

type Ending = Pick<Effects<'contact_ended'>, 'job' | 'happened'>

/**
 * Revokes everything that lets the person act, or anything else act on their behalf: sessions, tokens, approvals, and
 * memberships that exist only because of approvals. Sessions come first, so that this waits for an approval in
 * progress, which locks its session.
 */
export async function revokeEverythingOfAccount(
  trx: Transaction<Database>,
  userId: string,
  places: readonly MembershipOfPerson[],
  { job, happened }: Ending,
) {
  await endSessions(trx, { userId }, job)
  await revokeTokensOfUser(trx, userId)
  await revokeUsage(trx, { user_id: userId }, job)
  await removeApprovals(trx, { user_id: userId })
  for (const { id: profileId, organization_id: organizationId, isContact } of places) {
    if (!isContact) continue
    await removeLeftContacts(trx, { organizationId, profileId }, (detail) =>
      happened('contact_ended', detail, { organizationId, profileId: null }),
    )
  }
}

type Trx = Transaction<Database>

interface HandingOver {
  from: MembershipOfPerson
  user: Pick<UserRow, 'id' | 'first_name' | 'last_name'>
  /** The profile of the new owner. */
  to: string
}

/** Transfers an organization to a member, who also becomes an owner and is notified. */
export async function transferOwnershipTo(
  trx: Trx,
  { from, user, to: profileId }: HandingOver,
  { mail, happened }: Pick<Effects<'roles_changed'>, 'mail' | 'happened'>,
  config: Config,
) {
  const { organization_id: organizationId } = from
  const successor = await lockSuccessor(trx, { organizationId, notUserId: user.id, profileId })
  if (!successor) throw new RequestError(transferToMember)
  if (!successor.meets_policy) throw new RequestError(ownerNeedsFactor)
  const changed = await makeOwner(trx, successor, from.id)
  happened('roles_changed', changed, { organizationId, profileId: from.id })
  const by = `${user.first_name} ${user.last_name}`
  mail(
    becameOwnerMail(emailContext(config), becameOwnerRecipient(successor, { organizationId, by })),
  )
}

/** Adds the owner role, on behalf of a profile or an operator. The caller has locked the organization. */
export async function makeOwner(
  trx: Trx,
  { id, email, roles: before }: Successor,
  by: string | null,
) {
  const ranked = before.filter((role): role is RankedRole => role !== 'contact')
  const after = normalRoles([...ranked, 'owner'])
  await setRoles(trx, id, after, by)
  return { on: { profile: id }, email, before, after }
}

export function becameOwnerRecipient(
  successor: Successor,
  { organizationId: id, by }: { organizationId: string; by?: string },
) {
  const { own_address, first_name: firstName, organization_name: name } = successor
  return {
    email: emailAddressOf(successor, own_address),
    firstName,
    organization: { id, name },
    by,
  }
}
