import { cannotGiveRole, memberSuspended } from '@accord/contract/members.ts'
import { lastOwner, ownerNeedsFactor } from '@accord/contract/organizations.ts'
import { updateProfile } from '@accord/contract/profiles.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { isSameSet } from '@accord/contract/rules/small-sets.ts'
import { can } from '#permissions/can.rules.ts'
import { freshWhere, givesPower } from '#permissions/fresh.rules.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { getMemberApprovals } from '#data/approvals/approvals-rule.store.ts'
import { endUnauthorized } from '#approvals/rule/end-unauthorized.ts'
import { type Changing, change, unchanged } from '#calls/change.ts'
import { normalRoles, rolesToGive } from '#members/members.rules.ts'
import { tellOfRole } from '#members/tell-of-role.ts'
import { withdrawInvitations } from '#members/invitations/withdraw-invitations.ts'
import { Refused } from '#refused.ts'
import { requireSession } from '#permissions/require-session.ts'
import { presentProfile } from '#data/organizations/organizations.present.ts'
import { findOtherOwner } from '#data/organizations/owners.store.ts'
import { findProfile, setRoles } from '#data/organizations/profiles.store.ts'

/** Everything is decided under the organization's lock: two who demote each other meet here in turn. */
export const changeRoles = change(
  updateProfile as Changing<typeof updateProfile, { roles: RankedRole[] }>,
  {
    async as({ actor, params, body }, db) {
      const member = await findProfile(db, params.id)
      if (!member) throw new Refused(notFound)
      const { own } = await requireManagerOf(db, actor, member.organization_id)
      // An application neither makes nor unmakes owners.
      if ([...body.roles, ...member.roles].includes('owner')) requireSession(actor)
      return { own, member }
    },
    may({ actor, own, member, body }) {
      // That a contact came by approving an application gives nobody a say: any other role is decided on.
      const before = member.roles.filter((role) => role !== 'contact')
      if (!can.decideOnRoles(own, [...before, ...body.roles])) return cannotGiveRole
      if (member.suspended_at !== null) return memberSuspended
      // As to remove or suspend them; whoever steps down takes from nobody else.
      const takes = member.id !== own.id && givesPower(member.roles, body.roles)
      return freshWhere(takes || givesPower(body.roles, member.roles), actor)
    },
    records: ['roles_changed', 'invitation_deleted', 'application_approvals_ended'],

    async do({ trx, actor, own, member, body, ...effects }, { config }) {
      const { happened, mail } = effects
      const { id, email, roles: before } = member
      const after = normalRoles(body.roles)
      if (isSameSet(after, before)) return unchanged(presentProfile(member))
      if (before.includes('owner') && !after.includes('owner')) {
        const other = await findOtherOwner(trx, member)
        if (other === 'none') throw new Refused(lastOwner)
        if (other === 'weak') throw new Refused(ownerNeedsFactor)
      }
      const changed = await setRoles(trx, id, after, own.id)
      await withdrawInvitations(trx, { sender: id, mayGive: rolesToGive(after), happened })
      happened('roles_changed', { email, before, after })
      await tellOfRole(trx, config, { member, after, by: actor }, mail)
      const { organization_id: organizationId } = member
      if ((await getMemberApprovals(trx, organizationId)) === 'authorized') {
        // Contacts approve what they like, and a member may not.
        await endUnauthorized(trx, { organizationId, profileId: id }, effects)
      }
      return presentProfile(changed)
    },
  },
)
