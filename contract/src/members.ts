import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { DeepPaging, Done, Id, Named, paged, searching, Time } from './fields.ts'
import { organizationRequired } from './organizations.ts'
import { RoleName } from './people.ts'
import {
  reauthenticationRequired,
  forbidden,
  notFound,
  defineError,
  unauthenticated,
} from './errors.ts'
import { rankedRoles } from './rules/roles.ts'
import { message } from './translation.ts'

export const cannotGiveRole = defineError({
  code: 'cannot_give_role',
  status: 403,
  message: message('You can only assign or change roles up to your own.'),
})

export const cannotRemoveMember = defineError({
  code: 'cannot_remove_member',
  status: 403,
  message: message("You can't remove this member."),
})

export const cannotSuspendMember = defineError({
  code: 'cannot_suspend_member',
  status: 403,
  message: message("You can't suspend this member."),
})

/** Their role waits for them as it was. */
export const memberSuspended = defineError({
  code: 'member_suspended',
  status: 409,
  message: message('This member is suspended. Reactivate them first.'),
})

export const profileExists = defineError({
  code: 'profile_exists',
  status: 409,
  message: message('You already have a profile in this organization.'),
})

/** Roles that can be given; contact comes by itself, when a person authorizes an application. */
export const GivenRoles = z
  .array(z.enum(rankedRoles, message("This role can't be assigned.")))
  .check(
    z.minLength(1, message('Choose at least one role.')),
    z.maxLength(3, message('Choose each role once.')),
  )

/** One row of the members table: a member has joinedAt, a pending invitation invitedAt. */
export const Member = z.object({
  id: Id,
  email: z.string(),
  /** Of a member: whether they proved that it is theirs. One that came with a forwarded link may be anybody's. */
  emailProven: z.optional(z.boolean()),
  name: z.nullable(z.string()),
  roles: z.array(RoleName),
  joinedAt: z.optional(Time),
  /** Of somebody who came as a contact: the application they approved first, and whose it is; null once that is gone. */
  broughtBy: z.optional(z.nullable(z.extend(Named, { organization: Named }))),
  /** Of a member: whether they have a second factor. */
  secondFactor: z.optional(z.boolean()),
  /** Of a member: whether they can do nothing there until somebody resumes their place. */
  suspended: z.optional(z.boolean()),
  /** Of a member: whether their account was deleted or disabled, so that nothing is open to them. */
  accountClosed: z.optional(z.boolean()),
  invitedAt: z.optional(Time),
  expiresAt: z.optional(Time),
  /** The row of the person who asks. */
  own: z.boolean(),
})
export type Member = z.infer<typeof Member>

export const listMembers = defineCall({
  method: 'GET',
  path: '/organization/{id}/members',
  summary:
    'List the members of an organization you manage. With `withInvites`, pending invitations come first or alone. A search or a filter by role returns up to 1,000 of each.',
  access: 'session',
  scope: 'profile:read',
  params: z.strictObject({ id: Id }),
  query: z.extend(DeepPaging, {
    withInvites: z.optional(z.enum(['0', '1', 'only'])),
    ...searching,
    /** Whose highest role it is. */
    role: z.optional(RoleName),
    /** Of members: those who joined last first, or by name. Invitations come by time. */
    sort: z._default(z.enum(['joined', 'name'], message('Sort by joined or name.')), 'joined'),
  }),
  reply: paged(Member),
  errors: [unauthenticated, notFound, forbidden, organizationRequired],
})

const byRole = z.object({ owner: z.int(), admin: z.int(), member: z.int(), contact: z.int() })

/** How many there are of each. Of all but `joined` at most `maxCounted`, which then means: or more. */
export const MemberCounts = z.object({
  joined: z.int(),
  invited: z.int(),
  byRole,
  invitedByRole: byRole,
})
export type MemberCounts = z.infer<typeof MemberCounts>

export const countMembers = defineCall({
  method: 'GET',
  path: '/organization/{id}/members/counts',
  summary:
    'Count the members and pending invitations of an organization you manage, by highest role. All counts except `joined` stop at 1,000.',
  access: 'session',
  scope: 'profile:read',
  params: z.strictObject({ id: Id }),
  reply: MemberCounts,
  errors: [unauthenticated, notFound, forbidden, organizationRequired],
})

const named = z.strictObject({ id: Id, memberId: Id })
const managed = [
  unauthenticated,
  reauthenticationRequired,
  notFound,
  forbidden,
  organizationRequired,
] as const

export const removeMember = defineCall({
  method: 'DELETE',
  path: '/organization/{id}/members/{memberId}',
  summary: 'Remove a member. You cannot remove owners, or members with a higher role than yours.',
  access: 'session',
  whileDeleted: true,
  scope: 'profile:manage',
  requiresReauth: true,
  previews: true,
  params: named,
  reply: Done,
  errors: [...managed, cannotRemoveMember],
})

export const suspendMember = defineCall({
  method: 'POST',
  path: '/organization/{id}/members/{memberId}/suspend',
  summary:
    'Suspend a member that you could remove. They keep their roles, but cannot do anything there until they are reactivated.',
  access: 'session',
  scope: 'profile:manage',
  requiresReauth: true,
  previews: true,
  params: named,
  reply: Done,
  errors: [...managed, cannotSuspendMember],
})

export const resumeMember = defineCall({
  method: 'POST',
  path: '/organization/{id}/members/{memberId}/resume',
  summary: 'Reactivate a suspended member with the roles they have.',
  access: 'session',
  scope: 'profile:manage',
  requiresReauth: true,
  params: named,
  reply: Done,
  errors: [...managed, cannotSuspendMember],
})
