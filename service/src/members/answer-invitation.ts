import {
  type acceptInvitation,
  invitationAccepted,
  invitationExpired,
  profileExists,
} from '@accord/contract/members.ts'
import type { AnswerOf } from '@accord/contract/call.ts'
import { Id } from '@accord/contract/fields.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { Kysely, Transaction } from 'kysely'
import * as z from 'zod/mini'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { findOrganization } from '#organizations/organizations.store.ts'
import { presentOrganization, presentProfile } from '#organizations/present.ts'
import { insertProfile, lockOrganization } from '#organizations/profiles.store.ts'
import type { Actor } from '#session/actor.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
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
import { canDecideOn } from './members.rules.ts'

/** What an invitee does, with the mailed code or, by their own sign-in address, with the id. */
interface Answer {
  actor: Actor
  caller: Caller
  key: string
}

export function isId(key: string): boolean {
  return z.safeParse(Id, key).success
}

/**
 * The id is no credential, and neither is a code that was used: without an open code it takes the
 * account that signs in with the invited address, or the one that accepted.
 */
export async function findInvitationFor(
  db: Kysely<Database>,
  { user }: Actor,
  key: string,
): Promise<InvitationRow | undefined> {
  const byCode = !isId(key)
  const invitation = await (byCode ? findInvitationByCode(db, key) : findInvitation(db, key))
  if (!invitation) return undefined
  const open = !invitation.accepted_at && !invitation.declined_at
  const theirs =
    (byCode && open) ||
    invitation.accepted_by === user.id ||
    (await signsInWith(db, user.id, invitation.email))
  return theirs ? invitation : undefined
}

/** Organization, roles and address come from the row; the request has no say in them. */
export async function accept(
  db: Kysely<Database>,
  { actor, caller, key }: Answer,
): Promise<AnswerOf<typeof acceptInvitation>> {
  const joined = await inTransaction(db, async (trx) => {
    const invitation = await holdInvitationFor(trx, actor, key)
    const { id, organization_id: organizationId, email, roles } = invitation
    if (!(await markAccepted(trx, id, actor.user.id))) throw new Refused(whyNot(invitation))

    const detail = { subject: email, change: roles.join(', ') }
    if (!canDecideOn(invitation.inviter_roles ?? [], roles)) {
      // Whoever sent it could not send it today. It goes, and that must outlast this refusal.
      await removeInvitation(trx, id)
      const kind = 'invitation_deleted'
      const happened = { kind, organizationId, actor, profileId: null, caller, detail } as const
      await recordOrganizationActivity(trx, happened)
      return undefined
    }

    const profile = await insertProfile(trx, {
      userId: actor.user.id,
      organizationId,
      email,
      roles,
    })
    if (!profile) throw new Refused(profileExists)
    const kind = 'invitation_accepted'
    const happened = { kind, organizationId, actor, profileId: profile.id, caller, detail } as const
    await recordOrganizationActivity(trx, happened)
    const organization = (await findOrganization(trx, organizationId))!
    return {
      profile: presentProfile(profile, {
        id: organizationId,
        name: organization.name,
        country: organization.country,
      }),
      organization: presentOrganization(organization, profile.roles),
    }
  })
  if (!joined) throw new Refused(notFound)
  return joined
}

/** Whoever sent it is told. */
export async function decline(context: Context, { actor, caller, key }: Answer) {
  const { config, db, secrets } = context
  await inTransaction(db, async (trx) => {
    const invitation = await holdInvitationFor(trx, actor, key)
    const { id, organization_id: organizationId, email, roles, inviter_email } = invitation
    if (!(await markDeclined(trx, id))) throw new Refused(whyNot(invitation))
    if (inviter_email) {
      await queueMail(trx, secrets, invitationDeclinedMail(config, invitation, inviter_email))
    }
    await recordOrganizationActivity(trx, {
      kind: 'invitation_declined',
      organizationId,
      actor,
      profileId: null,
      caller,
      detail: { subject: email, change: roles.join(', ') },
    })
  })
  context.wakeMailer()
  return {}
}

/**
 * Looked up again once its organization is locked: it may have been answered or taken back meanwhile,
 * its link replaced, its inviter's roles lowered. From here on it stays as it is.
 */
async function holdInvitationFor(trx: Transaction<Database>, actor: Actor, key: string) {
  const found = await findInvitationFor(trx, actor, key)
  if (!found) throw new Refused(notFound)
  await lockOrganization(trx, found.organization_id)
  const held = await findInvitationFor(trx, actor, key)
  if (!held) throw new Refused(notFound)
  return held
}

/** Why an answer came too late. */
function whyNot(invitation: InvitationRow) {
  if (invitation.declined_at) return notFound
  return invitation.accepted_at ? invitationAccepted : invitationExpired
}
