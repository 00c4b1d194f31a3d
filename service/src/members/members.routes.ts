import { countMembers, listMembers } from '@accord/contract/members.ts'
import type { FastifyInstance } from 'fastify'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import {
  countOpenInvitations,
  countOpenInvitationsByRole,
  listOpenInvitations,
} from '#data/members/invitations.store.ts'
import {
  countMembersByRole,
  type Listed,
  listMembersAndInvitations,
} from '#data/members/members.store.ts'
import { removeMember, resumeMember, suspendMember } from './members.change.ts'

type Brought = Record<
  'application_id' | 'application_name' | 'owner_id' | 'owner_name',
  string | null
>

function broughtBy({ application_id, application_name, owner_id, owner_name }: Brought) {
  if (application_id === null) return null
  const organization = { id: owner_id!, name: owner_name! }
  return { id: application_id, name: application_name!, organization }
}

export function memberRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, listMembers, async ({ actor, params, query }) => {
    const { own } = await requireManagerOf(db, actor, params.id)
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
      signsInThrough: row.signs_in_through,
      secondFactor: row.second_factor,
      suspended: row.suspended_at !== null,
      accountClosed: row.closed,
      ...(row.brought_at && { broughtBy: broughtBy(row) }),
      own: row.id === own.id,
    }))
    return presentPage([...invitations, ...members], found.total, query, found.more)
  })

  serve(app, context, countMembers, async ({ actor, params: { id } }) => {
    await requireManagerOf(db, actor, id)
    const [counts, invited] = await Promise.all([
      countMembersByRole(db, id),
      countOpenInvitationsByRole(db, id),
    ])
    return { ...counts, ...invited }
  })

  serveChange(app, context, removeMember)
  serveChange(app, context, suspendMember)
  serveChange(app, context, resumeMember)

  async function listInvitationsAlone(organizationId: string, listed: Listed) {
    const [invitations, { count, more }] = await Promise.all([
      listOpenInvitations(db, organizationId, listed),
      countOpenInvitations(db, organizationId, listed),
    ])
    return { invitations, members: [], total: count, more }
  }
}
