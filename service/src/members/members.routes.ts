import type { Paging } from '@accord/contract/fields.ts'
import { cannotRemoveMember, listMembers, removeMember } from '@accord/contract/members.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { canRemove } from '@accord/contract/roles.ts'
import type { FastifyInstance } from 'fastify'
import { getUser } from '#accounts/accounts.store.ts'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { presentPage } from '#calls/present-page.ts'
import { Refused } from '#refused.ts'
import { serve } from '#calls/serve.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { mailAddressOf } from '#organizations/mail-address.ts'
import { findOrganization } from '#organizations/organizations.store.ts'
import { deleteProfile, findProfile } from '#organizations/profiles.store.ts'
import { requireManagerOf, requireStillManager } from '#organizations/require-profile.ts'
import type { Context } from '#context.ts'
import { countOpenInvitations, listOpenInvitations } from './invitations.store.ts'
import { memberRemovedMail } from './member-removed.mail.ts'
import { listMembersAndInvitations } from './members.store.ts'
import { withdrawInvitations } from './withdraw-invitations.ts'

export function memberRoutes(app: FastifyInstance, context: Context) {
  const { config, db, secrets } = context

  serve(app, context, listMembers, async ({ actor, params, query }) => {
    const acting = await requireManagerOf(db, actor, params.id)
    const found =
      query.withInvites === 'only'
        ? await listInvitationsAlone(params.id, query)
        : await listMembersAndInvitations(db, params.id, query, query.withInvites === '1')
    const invitations = found.invitations.map((row) => ({
      id: row.id,
      email: row.email,
      name: null,
      roles: row.roles,
      invitedAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      own: false,
    }))
    const members = found.members.map((row) => ({
      id: row.id,
      email: row.email,
      emailProven: row.email_proven,
      name: `${row.first_name} ${row.last_name}`,
      roles: row.roles,
      joinedAt: row.created_at.toISOString(),
      own: row.id === acting.id,
    }))
    return presentPage([...invitations, ...members], found.total, query)
  })

  serve(app, context, removeMember, async ({ actor, params, caller }) => {
    const asked = await requireManagerOf(db, actor, params.id)

    await inTransaction(db, async (trx) => {
      const acting = await requireStillManager(trx, asked)
      const target = await findProfile(trx, params.memberId)
      if (target?.organization_id !== params.id) throw new Refused(notFound)
      // Whoever wants to go leaves; that has rules of its own.
      if (target.id === acting.id || !canRemove(acting.roles, target.roles)) {
        throw new Refused(cannotRemoveMember)
      }
      const person = await getUser(trx, target.user_id)
      const organization = await findOrganization(trx, params.id)
      const happened = { organizationId: params.id, actor, profileId: acting.id, caller }
      await withdrawInvitations(trx, { sender: target.id, mayGive: [], ...happened })
      await deleteProfile(trx, target)
      const letter = {
        email: mailAddressOf(target, person.email),
        firstName: person.first_name,
        organization: organization!.name,
      }
      await queueMail(trx, secrets, memberRemovedMail(config, letter))
      await recordOrganizationActivity(trx, {
        kind: 'member_removed',
        ...happened,
        detail: { subject: target.email, change: target.roles.join(', ') },
      })
    })
    context.wakeMailer()
    return {}
  })

  async function listInvitationsAlone(organizationId: string, paging: Paging) {
    const [invitations, total] = await Promise.all([
      listOpenInvitations(db, organizationId, paging),
      countOpenInvitations(db, organizationId),
    ])
    return { invitations, members: [], total }
  }
}
