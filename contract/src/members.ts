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
  message: message("You can't assign or change roles above your own."),
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

/** The member keeps their role while they're suspended. */
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

/** Roles that can be assigned. People become contacts only by approving an application. */
export const GivenRoles = z
  .array(z.enum(rankedRoles, message("This role can't be assigned.")))
  .check(
    z.minLength(1, message('Choose at least one role.')),
    z.maxLength(3, message('List each role only once.')),
  )

/** A row in the members table. Members have `joinedAt`, and pending invitations have `invitedAt`. */
export const Member = z.object({
  id: Id,
  email: z.string(),
  /**
   * For members, whether they verified the address. If they didn't, someone else may have joined with a forwarded link.
   */
  emailProven: z.optional(z.boolean()),
  name: z.nullable(z.string()),
  roles: z.array(RoleName),
  joinedAt: z.optional(Time),
  /**
   * For people who joined as contacts, the application that they approved first and its owner. It's null once the
   * application is deleted.
   */
  broughtBy: z.optional(z.nullable(z.extend(Named, { organization: Named }))),
  /** For members, the connections through which they can sign in. */
  signsInThrough: z.optional(
    z.array(
      z.extend(Named, {
        /** Whether the connection decides on the member's role at each sign-in. */
        mapsRoles: z.boolean(),
      }),
    ),
  ),
  /** For members, whether they have a second factor. */
  secondFactor: z.optional(z.boolean()),
  /** For members, whether they're suspended. Suspended members can do nothing in the organization. */
  suspended: z.optional(z.boolean()),
  /** For members, whether they have no access because their account was deleted or disabled. */
  accountClosed: z.optional(z.boolean()),
  invitedAt: z.optional(Time),
  expiresAt: z.optional(Time),
  /** Whether this is the caller's own row. */
  own: z.boolean(),
})
export type Member = z.infer<typeof Member>

export const listMembers = defineCall({
  method: 'GET',
  path: '/organization/{id}/members',
  access: 'session',
  providerSession: true,
  scope: 'profile:read',
  params: z.strictObject({ id: Id }),
  query: z.extend(DeepPaging, {
    withInvites: z.optional(z.enum(['0', '1', 'only'])),
    ...searching,
    /** Filters by the highest role. */
    role: z.optional(RoleName),
    /** Limits the list to members who are connected to this connection. Invitations aren't. */
    connection: z.optional(Id),
    /** The order of members: newest first, or by name. Invitations are always ordered by time. */
    sort: z._default(z.enum(['joined', 'name'], message('Choose “joined” or “name”.')), 'joined'),
  }),
  reply: paged(Member),
  errors: [unauthenticated, notFound, forbidden, organizationRequired],
})

const byRole = z.object({ owner: z.int(), admin: z.int(), member: z.int(), contact: z.int() })

/** All counts except `joined` stop at `maxCounted`, which then means that there are at least that many. */
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
  access: 'session',
  providerSession: true,
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
  access: 'session',
  providerSession: true,
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
  access: 'session',
  providerSession: true,
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
  access: 'session',
  providerSession: true,
  scope: 'profile:manage',
  requiresReauth: true,
  params: named,
  reply: Done,
  errors: [...managed, cannotSuspendMember],
})
