import { Id } from '@accord/contract/fields.ts'
import {
  acceptInvitation as acceptCall,
  declineInvitation as declineCall,
  declineMailedInvitation as declineMailedCall,
  invitationAccepted,
  invitationExpired,
} from '@accord/contract/invitations.ts'
import { profileExists } from '@accord/contract/members.ts'
import { notFound, type ExpectedError } from '@accord/contract/errors.ts'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { can } from '#permissions/can.rules.ts'
import { closedTo } from '#permissions/require-profile.ts'
import { change } from '#calls/change.ts'
import type { Caller } from '#caller.ts'
import type { Config } from '#config/config.ts'
import type { Context } from '#context.ts'
import type { Database } from '#database/tables.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { requireWithinLimit } from '#rate-limits/require-within.ts'
import { type EmailMessage, emailContext } from '#mail/compose-email.ts'
import { findOrganization } from '#data/organizations/organizations.store.ts'
import {
  presentCard,
  presentOrganization,
  presentProfile,
} from '#data/organizations/organizations.present.ts'
import { forgetRemoval } from '#data/members/removed-members.store.ts'
import { insertProfile } from '#data/organizations/profiles.store.ts'
import { RequestError } from '#request-error.ts'
import type { Actor } from '#actor.ts'
import { invitationDeclinedMail } from './invitations.mail.ts'
import {
  type InvitationRow,
  findInvitation,
  findInvitationByCode,
  markAccepted,
  markDeclined,
  removeInvitation,
  signsInWith,
} from '#data/members/invitations.store.ts'
import { isOpen } from '#members/members.rules.ts'
import { notifyOtherOwners } from '#members/notify-role-given.ts'
import { inviterOf } from './invitations.present.ts'

export function isId(key: string): boolean {
  return z.safeParse(Id, key).success
}

/**
 * Finds an invitation by its emailed code or, for a person who signs in with the invited address, by its ID. The ID
 * isn't a credential, and neither is a used code. Without an open code, the person must sign in with the invited
 * address or must have accepted the invitation.
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

/**
 * Logs the error as a rejected code if the invitation was found by a code, so that operators notice attempts to guess
 * codes.
 */
export function invitationError(key: string, expectedError: ExpectedError): RequestError {
  return new RequestError(expectedError, isId(key) ? {} : { detail: 'emailed code' })
}

async function requireInvitee({ actor, params }: Answer, db: Kysely<Database>) {
  const invitation = await findInvitationFor(db, actor, params.id)
  if (!invitation) throw invitationError(params.id, notFound)
  const { organization_id: organizationId } = invitation
  return { invitation, organizations: [organizationId] }
}

/** Takes the organization, roles, and email address from the row, not from the request. */
export const acceptInvitation = change(acceptCall, {
  resolve: requireInvitee,
  records: ['invitation_accepted', 'invitation_deleted'],

  async run({ trx, actor, params, invitation, mail, happened }, { config }) {
    const { id, organization_id: organizationId, email, roles, inviter_roles } = invitation
    const userId = actor.user.id
    if (!(await markAccepted(trx, id, userId))) throw invitationError(params.id, whyNot(invitation))

    if (!can.decideOnRoles({ roles: inviter_roles ?? [] }, roles)) {
      // The inviter couldn't send this invitation today, so it's removed even though the request fails.
      await removeInvitation(trx, id)
      const detail = { on: { invitation: id }, email, roles }
      happened('invitation_deleted', detail, { organizationId, unknown: true })
      return invitationError(params.id, notFound)
    }

    const profile = await insertProfile(trx, {
      userId,
      organizationId,
      email,
      roles,
      invitedBy: invitation.invited_by,
    })
    if (!profile) throw new RequestError(profileExists)
    await forgetRemoval(trx, { organizationId, userId }, [email, actor.user.email])
    const on = { invitation: id, profile: profile.id }
    happened('invitation_accepted', { on, email, roles }, { organizationId, profileId: profile.id })
    if (roles.includes('owner')) {
      const by = inviterOf(invitation) ?? invitation.organization_name
      await notifyOtherOwners(trx, config, { member: profile, by, besides: [] }, mail)
    }
    const organization = (await findOrganization(trx, organizationId))!
    const { name, country } = organization
    // A session that hasn't proved what the organization requires gets only the organization's list entry.
    const [closed] = await closedTo(trx, actor, [organizationId])
    return {
      profile: presentProfile(profile, { id: organizationId, name, country }),
      organization: (closed ? presentCard : presentOrganization)(organization, profile.roles),
    }
  },
})

export const declineInvitation = change(declineCall, {
  resolve: requireInvitee,
  records: ['invitation_declined'],

  async run({ trx, params, invitation, mail, happened }, { config }) {
    const { organization_id: organizationId, email, roles } = invitation
    if (!(await markDeclined(trx, invitation.id)))
      throw invitationError(params.id, whyNot(invitation))
    notifyInviter(config, invitation, mail)
    // The inviter isn't shown whose account declined the invitation, or from where.
    const detail = { on: { invitation: invitation.id }, email, roles }
    happened('invitation_declined', detail, { organizationId, unknown: true })
    return {}
  },
})

/** Lets anyone who has the email decline the invitation. They could do the same with any account (decision 060). */
export const declineMailedInvitation = change(declineMailedCall, {
  prepare: requireMailedInvitation,
  resolve: async ({ body }, db) => {
    const invitation = await findInvitationByCode(db, body.code)
    return { invitation, organizations: invitation ? [invitation.organization_id] : [] }
  },
  records: ['invitation_declined'],

  async run({ trx, body, invitation, mail, happened }, { config }) {
    // If the invitation was resent meanwhile, it has a different code.
    if (!invitation || !(await markDeclined(trx, invitation.id))) {
      throw invitationError(body.code, notFound)
    }
    const { organization_id: organizationId, email, roles } = invitation
    notifyInviter(config, invitation, mail)
    const detail = { on: { invitation: invitation.id }, email, roles }
    happened('invitation_declined', detail, { organizationId, unknown: true })
    return {}
  },
})

/** Notifies the inviter, unless they can no longer act in the organization. */
function notifyInviter(
  config: Config,
  invitation: InvitationRow,
  mail: (email: EmailMessage) => void,
) {
  const { inviter_email, inviter_roles } = invitation
  if (inviter_email && inviter_roles)
    mail(invitationDeclinedMail(emailContext(config), invitation, inviter_email))
}

/** Finds an invitation that is still open. Invalid codes are counted, so that no one can guess a valid one. */
export async function requireMailedInvitation(
  { body, caller }: { body: { code: string }; caller: Caller },
  context: Context,
): Promise<InvitationRow> {
  const invitation = await findInvitationByCode(context.db, body.code)
  if (invitation && isOpen(invitation) && !invitation.expired) return invitation
  await requireWithinLimit(context, 'codesPerAddress', ipNetworkOf(caller.address))
  throw invitationError(body.code, notFound)
}

/** Returns the reason why the invitation can no longer be answered. */
function whyNot(invitation: InvitationRow) {
  if (invitation.declined_at) return notFound
  return invitation.accepted_at ? invitationAccepted : invitationExpired
}
