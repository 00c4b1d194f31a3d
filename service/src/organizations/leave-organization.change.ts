import { leaveOrganization as call, ownerCannotLeave } from '@accord/contract/organizations.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { Kysely } from 'kysely'
import { can } from '#permissions/can.rules.ts'
import { requireActing, requireNotSuspended } from '#permissions/require-profile.ts'
import type { ActingProfile, SessionActor } from '#actor.ts'
import { change } from '#calls/change.ts'
import { endingWithProfile, endProfile } from '#members/end-profile.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { findProfileOf } from '#data/organizations/profiles.store.ts'

export const leaveOrganization = change(call, {
  as: async ({ actor, body }, db) => ({ own: await profileLeft(db, actor, body?.organization) }),
  may: ({ own }) => can.leave(own) || ownerCannotLeave,
  records: ['member_left', 'invitation_deleted'],

  async do({ trx, own, job, happened }) {
    const { id, organizationId: organization_id } = own
    await endProfile(trx, { id, organization_id }, { job, happened })
    happened('member_left', { email: own.email })
    return {}
  },
  consequences: ({ own }, db) => endingWithProfile(db, own),
})

/** Under a profile or as oneself: whoever lacks what an organization requires may still go. */
async function profileLeft(
  db: Kysely<Database>,
  actor: SessionActor,
  organizationId: string | undefined,
): Promise<ActingProfile> {
  if (organizationId === undefined) return requireActing(actor)
  if (actor.profile?.organizationId === organizationId) return actor.profile
  const profile = actor.profile ? undefined : await findProfileOf(db, actor.user.id, organizationId)
  if (!profile) throw new Refused(notFound)
  // Anybody may become a contact: to go and come back would lift it.
  requireNotSuspended(profile)
  const { id, email, roles } = profile
  return { id, organizationId, email, roles }
}
