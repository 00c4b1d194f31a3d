import type { RankedRole } from '@accord/contract/rules/roles.ts'
import type { Transaction } from 'kysely'
import { revokeUnauthorized } from '#approvals/policy/revoke-by-policy.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import { getMemberApprovals } from '#data/approvals/approval-policy.store.ts'
import { type ProfileRow, setRoles } from '#data/organizations/profiles.store.ts'
import type { Database } from '#database/tables.ts'
import { withdrawInvitations } from '#members/invitations/withdraw-invitations.ts'
import { rolesToGive } from '#members/members.rules.ts'
import { notifyRoleGiven } from '#members/notify-role-given.ts'

type Kinds = 'roles_changed' | 'invitation_deleted' | 'application_approvals_ended'

interface RoleChange {
  member: ProfileRow
  after: readonly RankedRole[]
  /** Who decided: a member, or an identity provider through its role mapping. */
  by: { profileId: string; userId: string; name: string } | { connection: string }
}

/**
 * Gives a member other roles, and ends what these no longer allow. The caller holds the organization's lock, and has
 * checked that the roles differ.
 */
export async function applyRoles(
  trx: Transaction<Database>,
  config: Config,
  { member, after, by }: RoleChange,
  { happened, mail, job }: Pick<Effects<Kinds>, 'happened' | 'mail' | 'job'>,
): Promise<ProfileRow> {
  const { id, email, roles: before, organization_id: organizationId } = member
  const changed = await setRoles(trx, id, after, 'profileId' in by ? by.profileId : null)
  await withdrawInvitations(trx, { sender: id, mayGive: rolesToGive(after), happened })
  const reason = 'connection' in by ? { connection: by.connection } : {}
  happened('roles_changed', { on: { profile: id }, email, before, after: [...after], ...reason })
  await notifyRoleGiven(trx, config, { member, after, by }, mail)
  if ((await getMemberApprovals(trx, organizationId)) === 'authorized') {
    // Contacts may approve any application, but members may not.
    await revokeUnauthorized(trx, { organizationId, profileId: id }, { happened, job })
  }
  return changed
}
