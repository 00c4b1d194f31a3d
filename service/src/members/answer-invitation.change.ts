import { Id } from '@accord/contract/fields.ts'
import {
  acceptInvitation as acceptCall,
  declineInvitation as declineCall,
  invitationAccepted,
  invitationExpired,
} from '@accord/contract/invitations.ts'
import { profileExists } from '@accord/contract/members.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { can } from '#access/can.rules.ts'
import { change } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import { findOrganization } from '#organizations/organizations.store.ts'
import { presentOrganization, presentProfile } from '#organizations/organizations.present.ts'
import { insertProfile } from '#organizations/profiles.store.ts'
import { Refused } from '#refused.ts'
import type { Actor } from '#actor.ts'
import { invitationDeclinedMail } from './invitation-declined.mail.ts'
import {
  findInvitation,
  findInvitationByCode,
  type InvitationRow,
  markAccepted,
  markDeclined,
  removeInvitation,
  signsInWith,
} from './invitations.store.ts'
import { isOpen } from './members.rules.ts'

export function isId(key: string): boolean {
  return z.safeParse(Id, key).success
}

/**
 * By the mailed code or, for whoever signs in with the invited address, by the id. The id is no credential,
 * and neither is a code that was used: without an open code it takes the account that signs in with the
 * invited address, or the one that accepted.
 */
export async function findInvitationFor(
  db: Kysely<Database>,
  { user }: Actor,
  key: string,
): Promise<InvitationRow | undefined> {
  const byCode = !isId(key)
  const invitation = await (byCode ? findInvitationByCode(db, key) : findInvitation(db, key))
  if (!invitation) return undefined
  const theirs =
    (byCode && isOpen(invitation)) ||
    invitation.accepted_by === user.id ||
    (await signsInWith(db, user.id, invitation.email))
  return theirs ? invitation : undefined
}

interface Answer {
  actor: Actor
  params: { id: string }
}

async function requireInvitee({ actor, params }: Answer, db: Kysely<Database>) {
  const invitation = await findInvitationFor(db, actor, params.id)
  if (!invitation) throw new Refused(notFound)
  const { organization_id: organizationId } = invitation
  return { invitation, organizations: [organizationId] }
}

/** Organization, roles and address come from the row; the request has no say in them. */
export const acceptInvitation = change(acceptCall, {
  as: requireInvitee,
  records: ['invitation_accepted', 'invitation_deleted'],

  async do({ trx, actor, invitation, happened }) {
    const { id, organization_id: organizationId, email, roles, inviter_roles } = invitation
    const userId = actor.user.id
    if (!(await markAccepted(trx, id, userId))) throw new Refused(whyNot(invitation))

    if (!can.decideOnRoles({ roles: inviter_roles ?? [] }, roles)) {
      // Whoever sent it could not send it today. It goes, and that outlasts the refusal.
      await removeInvitation(trx, id)
      happened('invitation_deleted', { email, roles }, { organizationId, profileId: null })
      return new Refused(notFound)
    }

    const profile = await insertProfile(trx, { userId, organizationId, email, roles })
    if (!profile) throw new Refused(profileExists)
    happened('invitation_accepted', { email, roles }, { organizationId, profileId: profile.id })
    const organization = (await findOrganization(trx, organizationId))!
    const { name, country } = organization
    return {
      profile: presentProfile(profile, { id: organizationId, name, country }),
      organization: presentOrganization(organization, profile.roles),
    }
  },
})

/** Whoever sent it is told. */
export const declineInvitation = change(declineCall, {
  as: requireInvitee,
  records: ['invitation_declined'],

  async do({ trx, invitation, mail, happened }, { config }) {
    const { id, organization_id: organizationId, email, roles, inviter_email } = invitation
    if (!(await markDeclined(trx, id))) throw new Refused(whyNot(invitation))
    if (inviter_email) mail(invitationDeclinedMail(config, invitation, inviter_email))
    happened('invitation_declined', { email, roles }, { organizationId, profileId: null })
    return {}
  },
})

/** Why an answer came too late. */
function whyNot(invitation: InvitationRow) {
  if (invitation.declined_at) return notFound
  return invitation.accepted_at ? invitationAccepted : invitationExpired
}
