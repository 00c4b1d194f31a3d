import { notFound } from '@accord/contract/errors.ts'
import type { Kysely } from 'kysely'
import { requireManagerOf } from '#permissions/require-profile.ts'
import type { Actor } from '#actor.ts'
import type { Database } from '#database/tables.ts'
import {
  type ProfileRow,
  findProfile,
  resumeProfile,
  suspendProfile,
} from '#data/organizations/profiles.store.ts'
import { RequestError } from '#request-error.ts'
import {
  cannotRemoveMember,
  cannotSuspendMember,
  removeMember as call,
  resumeMember as resumeCall,
  suspendMember as suspendCall,
} from '@accord/contract/members.ts'
import { can } from '#permissions/can.rules.ts'
import { change, unchanged } from '#calls/change.ts'
import { removeMemberProfile, impactOfProfile } from './remove-profile.ts'
import { impactOfApprovals } from '#data/approvals/approval-impact.store.ts'
import { endSessions, revokeUsage } from '#data/sessions/end-sessions.ts'
import { deleteTokensUnder } from '#data/sessions/session.store.ts'
import { addressee } from './notify-role-given.ts'
import { emailContext } from '#mail/compose-email.ts'
import { memberResumedMail, memberSuspendedMail } from './members.mail.ts'

interface Named {
  actor: Actor
  params: { id: string; memberId: string }
}

/** Finds a member, for an admin or owner of the organization. */
export async function requireMember({ actor, params }: Named, db: Kysely<Database>) {
  const { own } = await requireManagerOf(db, actor, params.id)
  const member = await findProfile(db, params.memberId)
  if (member?.organization_id !== params.id) throw new RequestError(notFound)
  return { own, member }
}

export const removeMember = change(call, {
  resolve: requireMember,
  authorize: ({ own, member }) => can.removeMember(own, member) || cannotRemoveMember,
  records: ['member_removed', 'invitation_deleted'],

  async run({ trx, member, mail, job, happened }, { config }) {
    await removeMemberProfile(trx, member, { mail, job, happened }, config)
    return {}
  },
  impact: ({ member }, db) => impactOfProfile(db, member),
})

/**
 * Ends a member's access and the access of applications acting for them. Approvals, roles, and sent invitations are
 * kept.
 */
export const suspendMember = change(suspendCall, {
  resolve: requireMember,
  authorize: ({ own, member }) => can.suspendMember(own, member) || cannotSuspendMember,
  records: ['member_suspended'],

  async run({ trx, member, mail, job, happened }, { config }) {
    const { id, email, roles } = member
    if (!(await suspendProfile(trx, id))) return unchanged({})
    await deleteTokensUnder(trx, id)
    await revokeUsage(trx, { profile_id: id }, job)
    await endSessions(trx, { userId: member.user_id, ofProfile: id }, job)
    mail(memberSuspendedMail(emailContext(config), await addressee(trx, member)))
    happened('member_suspended', { on: { profile: id }, email, roles })
    return {}
  },
  impact: ({ member }, db) => stoppingWith(db, member),
})

/**
 * Reactivates a member without restoring their access. They have to select the organization again, and applications ask
 * them to sign in again.
 */
export const resumeMember = change(resumeCall, {
  resolve: requireMember,
  authorize: ({ own, member }) => can.suspendMember(own, member) || cannotSuspendMember,
  records: ['member_resumed'],

  async run({ trx, member, mail, happened }, { config }) {
    const { id, email, roles } = member
    if (!(await resumeProfile(trx, id))) return unchanged({})
    mail(memberResumedMail(emailContext(config), await addressee(trx, member)))
    happened('member_resumed', { on: { profile: id }, email, roles })
    return {}
  },
})

/**
 * Returns the access that stops until the member is reactivated. Approvals are kept, so their applications are listed
 * instead.
 */
async function stoppingWith(db: Kysely<Database>, { id, suspended_at }: ProfileRow) {
  if (suspended_at !== null) return []
  const ending = await impactOfApprovals(db, { profile_id: id })
  return ending.map((each) =>
    each.kind === 'approvals' ? { ...each, kind: 'applications' as const } : each,
  )
}
