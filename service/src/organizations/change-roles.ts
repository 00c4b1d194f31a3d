import { cannotGiveRole } from '@accord/contract/members.ts'
import { lastOwner } from '@accord/contract/organizations.ts'
import { forbidden, notFound } from '@accord/contract/refusal.ts'
import { canGive, type RankedRole, type Role } from '@accord/contract/roles.ts'
import type { Kysely } from 'kysely'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { normalRoles, rolesToGive, sameRoles } from '#members/members.rules.ts'
import { withdrawInvitations } from '#members/withdraw-invitations.ts'
import type { ActingProfile, Actor } from '#session/actor.ts'
import type { Caller } from '#caller.ts'
import { countOwners, findProfile, type ProfileRow, setRoles } from './profiles.store.ts'
import { requireStillManager } from './require-profile.ts'

interface RoleChange {
  actor: Actor
  /** The profile that the actor acts under, in the target's organization. */
  acting: ActingProfile
  target: Pick<ProfileRow, 'id' | 'organization_id'>
  roles: readonly RankedRole[]
  caller: Caller
}

/** Everything is decided under the organization's lock: two who demote each other meet here in turn. */
export function changeRoles(
  db: Kysely<Database>,
  { actor, acting, target: { id, organization_id }, roles: given, caller }: RoleChange,
): Promise<ProfileRow> {
  return inTransaction(db, async (trx) => {
    const own = await requireStillManager(trx, acting)
    const target = await findProfile(trx, id)
    if (!target) throw new Refused(notFound)
    // A contact came by authorizing an application: that role is neither given nor taken.
    if (target.roles.includes('contact')) throw new Refused(forbidden)
    requireRankOver(own.roles, [...target.roles, ...given])

    const roles = normalRoles(given)
    if (sameRoles(roles, target.roles)) return target
    if (target.roles.includes('owner') && !roles.includes('owner')) {
      if ((await countOwners(trx, organization_id)) === 1) throw new Refused(lastOwner)
    }
    const changed = await setRoles(trx, id, roles)
    const happened = { organizationId: organization_id, actor, profileId: own.id, caller }
    await withdrawInvitations(trx, { sender: id, mayGive: rolesToGive(roles), ...happened })
    await recordOrganizationActivity(trx, {
      kind: 'roles_changed',
      ...happened,
      detail: {
        subject: target.email,
        change: `${target.roles.join(', ')} → ${roles.join(', ')}`,
      },
    })
    return changed
  })
}

/** Neither what the target holds nor what it shall hold may lie above the one who decides. */
function requireRankOver(own: readonly Role[], roles: readonly Role[]) {
  if (!roles.every((role) => canGive(own, role))) throw new Refused(cannotGiveRole)
}
