import { cannotGiveRole, memberSuspended, profileExists } from '@accord/contract/members.ts'
import {
  lastOwner,
  ownerNeedsFactor,
  ownerNeedsOwnAccount,
} from '@accord/contract/organizations.ts'
import {
  createContactProfile as createContactCall,
  profileToken as profileTokenCall,
  updateProfile,
} from '@accord/contract/profiles.ts'
import { notFound, unauthenticated } from '@accord/contract/errors.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { isSameSet } from '@accord/contract/rules/small-sets.ts'
import { can } from '#permissions/can.rules.ts'
import { requireReauthIf, grantsManagement } from '#permissions/reauthentication.rules.ts'
import { requireManagerOf, requireSession } from '#permissions/require-profile.ts'
import { type Changing, change, unchanged } from '#calls/change.ts'
import { normalRoles } from '#members/members.rules.ts'
import { RequestError } from '#request-error.ts'
import { presentProfile } from '#data/organizations/organizations.present.ts'
import { findOtherOwner } from '#data/organizations/managers.store.ts'
import { findProfile, insertProfile } from '#data/organizations/profiles.store.ts'
import { giveProfileToken } from '#factors/policy/give-token.ts'
import { lockSession } from '#data/sessions/session.store.ts'
import { getUser } from '#data/users/accounts.store.ts'
import { applyRoles } from './apply-roles.ts'

/**
 * Changes a member's roles. All checks run under the organization's lock, so that two owners who demote each other do
 * so one after the other.
 */
export const changeRoles = change(
  updateProfile as Changing<typeof updateProfile, { roles: RankedRole[] }>,
  {
    async resolve({ actor, params, body }, db) {
      const member = await findProfile(db, params.id)
      if (!member) throw new RequestError(notFound)
      const { own } = await requireManagerOf(db, actor, member.organization_id)
      // Applications can't promote or demote owners.
      if ([...body.roles, ...member.roles].includes('owner')) requireSession(actor)
      const { sign_in: signIn } = await getUser(db, member.user_id)
      return { own, member, signIn }
    },
    authorize({ actor, own, member, signIn, body }) {
      // No one decides who becomes a contact, so that role needs no permission to change. Every other role does.
      const before = member.roles.filter((role) => role !== 'contact')
      if (!can.decideOnRoles(own, [...before, ...body.roles])) return cannotGiveRole
      if (member.suspended_at !== null) return memberSuspended
      // Someone who runs the provider could otherwise act as an owner.
      if (body.roles.includes('owner') && signIn === 'provider') return ownerNeedsOwnAccount
      // Demoting another manager requires the same permission as removing or suspending them. Stepping down doesn't.
      const takes = member.id !== own.id && grantsManagement(member.roles, body.roles)
      return requireReauthIf(takes || grantsManagement(body.roles, member.roles), actor)
    },
    records: ['roles_changed', 'invitation_deleted', 'application_approvals_ended'],

    async run({ trx, actor, own, member, body, ...effects }, { config }) {
      const { roles: before } = member
      const after = normalRoles(body.roles)
      if (isSameSet(after, before)) return unchanged(presentProfile(member))
      if (before.includes('owner') && !after.includes('owner')) {
        const other = await findOtherOwner(trx, member)
        if (other === 'none') throw new RequestError(lastOwner)
        if (other === 'weak') throw new RequestError(ownerNeedsFactor)
      }
      const { id: userId, firstName, lastName } = actor.user
      const by = { profileId: own.id, userId, name: `${firstName} ${lastName}` }
      return presentProfile(await applyRoles(trx, config, { member, after, by }, effects))
    },
  },
)

/**
 * Creates a profile with the contact role. Anyone can become a contact of any organization, because the role gives no
 * permissions in it.
 */
export const createContactProfile = change(createContactCall, {
  resolve: async ({ body }) => ({ organizations: [body.organization] }),
  limits: ({ actor }) => [['contactsPerUser', actor.user.id]],
  records: ['contact_added'],

  async run({ trx, actor, body, happened }) {
    const { id: userId, email } = actor.user
    const { organization: organizationId, roles } = body
    const profile = await insertProfile(trx, { userId, organizationId, email, roles })
    if (!profile) throw new RequestError(profileExists)
    const detail = { on: { profile: profile.id }, email }
    happened('contact_added', detail, { organizationId, profileId: profile.id })
    return presentProfile(profile)
  },
})

export const profileToken = change(profileTokenCall, {
  authorize: ({ actor, body }) => body.user === actor.user.id || notFound,
  records: ['provider_bypassed'],

  async run({ trx, actor, body, mail, happened }, { config }) {
    // The session is locked until the token exists, so that the token can't outlive it.
    if (!(await lockSession(trx, actor.sessionId))) throw new RequestError(unauthenticated)
    const asked = { profileId: body.profile, by: actor.tokenHash }
    const given = await giveProfileToken(trx, actor, asked, { config, mail, happened })
    if (!given) throw new RequestError(notFound)
    return unchanged({ token: given.token, tokenExpiresAt: given.expiresAt.toISOString() })
  },
})
