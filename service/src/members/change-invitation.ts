import { cannotGiveRole, invitationAnswered } from '@accord/contract/members.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { RankedRole } from '@accord/contract/roles.ts'
import type { Kysely } from 'kysely'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { requireStillManager } from '#organizations/require-profile.ts'
import type { ActingProfile, Actor } from '#session/actor.ts'
import type { Caller } from '#caller.ts'
import { findInvitation, type InvitationRow, setInvitationRoles } from './invitations.store.ts'
import { canDecideOn, normalRoles, sameRoles } from './members.rules.ts'

interface Change {
  actor: Actor
  /** The profile that the actor acts under, in the invitation's organization. */
  asked: ActingProfile
  id: string
  roles: readonly RankedRole[]
  caller: Caller
}

/** Neither what was offered nor what shall be may lie above the one who decides. */
export function changeInvitation(
  db: Kysely<Database>,
  { actor, asked, id, roles: given, caller }: Change,
): Promise<InvitationRow> {
  return inTransaction(db, async (trx) => {
    const acting = await requireStillManager(trx, asked)
    const invitation = await findInvitation(trx, id)
    if (!invitation) throw new Refused(notFound)
    const before = invitation.roles
    if (!canDecideOn(acting.roles, [...before, ...given])) throw new Refused(cannotGiveRole)

    const roles = normalRoles(given)
    const answered = invitation.accepted_at ?? invitation.declined_at
    if (!answered && sameRoles(roles, before)) return invitation
    const changed = await setInvitationRoles(trx, id, { roles, invitedBy: acting.id })
    if (!changed) throw new Refused(invitationAnswered)
    await recordOrganizationActivity(trx, {
      kind: 'invitation_changed',
      organizationId: acting.organizationId,
      actor,
      profileId: acting.id,
      caller,
      detail: { subject: invitation.email, change: `${before.join(', ')} → ${roles.join(', ')}` },
    })
    return (await findInvitation(trx, id))!
  })
}
