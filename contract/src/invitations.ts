import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Code, Done, Email, Id, Logo, MailedCode, paged, Paging, Time } from './fields.ts'
import { cannotGiveRole, GivenRoles, profileExists } from './members.ts'
import { Organization, organizationRequired } from './organizations.ts'
import { Profile } from './people.ts'
import {
  reauthenticationRequired,
  forbidden,
  notFound,
  defineError,
  tooManyRequests,
  tooMuchMail,
  unauthenticated,
} from './errors.ts'
import { rankedRoles } from './rules/roles.ts'
import { message } from './translation.ts'

export const alreadyMember = defineError({
  code: 'already_member',
  status: 409,
  message: message('This person is already a member.'),
})

export const alreadyInvited = defineError({
  code: 'already_invited',
  status: 409,
  message: message('This person has already been invited.'),
})

export const invitationAccepted = defineError({
  code: 'invitation_accepted',
  status: 400,
  message: message('This invitation has already been accepted.'),
})

export const invitationExpired = defineError({
  code: 'invitation_expired',
  status: 400,
  message: message('This invitation has expired. Ask for a new one.'),
})

export const invitationAnswered = defineError({
  code: 'invitation_answered',
  status: 409,
  message: message('Someone has already responded to this invitation.'),
})

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  roles: z.array(z.enum(rankedRoles)),
  status: z.enum(['pending', 'accepted', 'declined', 'expired']),
  createdAt: Time,
  expiresAt: Time,
  acceptedAt: z.nullable(Time),
  organization: z.object({
    id: Id,
    name: z.optional(z.string()),
    logo: z.optional(Logo),
    /** When the organization starts to require a second factor from its members, or null if it doesn't. */
    secondFactorFrom: z.nullable(Time),
  }),
  /** The inviter's name, as the invited person sees it. */
  invitedBy: z.nullable(z.string()),
})
export type Invitation = z.infer<typeof Invitation>

/** The invitation's ID, or the code in the emailed link. */
const InvitationKey = z.strictObject({ id: z.union([Id, Code]) })

export const inviteMember = defineCall({
  method: 'POST',
  creates: true,
  path: '/invitation',
  access: 'session',
  providerSession: true,
  scope: 'profile:manage',
  requiresReauth: 'sometimes',
  body: z.strictObject({ organization: Id, email: Email, roles: GivenRoles }),
  status: 201,
  reply: Invitation,
  errors: [
    unauthenticated,
    reauthenticationRequired,
    notFound,
    forbidden,
    organizationRequired,
    cannotGiveRole,
    alreadyMember,
    alreadyInvited,
    tooMuchMail,
  ],
})

export const listOwnInvitations = defineCall({
  method: 'GET',
  path: '/invitation',
  access: 'session',
  query: Paging,
  reply: paged(Invitation),
  errors: [unauthenticated],
})

export const getInvitation = defineCall({
  method: 'GET',
  path: '/invitation/{id}',
  access: 'session',
  params: InvitationKey,
  query: z.strictObject({
    $with: z.optional(z.literal('organization', message("This relation doesn't exist."))),
  }),
  reply: Invitation,
  errors: [unauthenticated, notFound],
})

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/invitation/{id}/accept',
  access: 'session',
  params: InvitationKey,
  body: z.optional(z.nullable(z.strictObject({}))),
  reply: z.object({ profile: Profile, organization: Organization }),
  errors: [unauthenticated, notFound, invitationAccepted, invitationExpired, profileExists],
})

export const declineInvitation = defineCall({
  method: 'POST',
  path: '/invitation/{id}/decline',
  access: 'session',
  whileDeleted: true,
  params: InvitationKey,
  body: z.optional(z.nullable(z.strictObject({}))),
  reply: Done,
  errors: [unauthenticated, notFound, invitationAccepted],
})

/** The details that the email already contains, and nothing else. */
export const MailedInvitation = z.object({
  organization: z.string(),
  email: z.string(),
  invitedBy: z.nullable(z.string()),
})
export type MailedInvitation = z.infer<typeof MailedInvitation>

// These calls take the code in the body, because URLs are logged.
export const readMailedInvitation = defineCall({
  method: 'POST',
  reads: true,
  path: '/mailed-invitation',
  access: 'anyone',
  body: MailedCode,
  reply: MailedInvitation,
  errors: [notFound],
})

export const declineMailedInvitation = defineCall({
  method: 'POST',
  path: '/mailed-invitation/decline',
  access: 'anyone',
  whileDeleted: true,
  body: MailedCode,
  reply: Done,
  errors: [notFound],
})

export const updateInvitation = defineCall({
  method: 'PATCH',
  path: '/invitation/{id}',
  access: 'session',
  providerSession: true,
  requiresReauth: 'sometimes',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ roles: GivenRoles }),
  reply: Invitation,
  errors: [
    unauthenticated,
    reauthenticationRequired,
    notFound,
    forbidden,
    organizationRequired,
    cannotGiveRole,
    invitationAnswered,
  ],
})

export const deleteInvitation = defineCall({
  method: 'DELETE',
  path: '/invitation/{id}',
  access: 'session',
  providerSession: true,
  whileDeleted: true,
  scope: 'profile:manage',
  params: z.strictObject({ id: Id }),
  reply: Done,
  errors: [unauthenticated, notFound, forbidden, organizationRequired, invitationAccepted],
})

export const resendInvitation = defineCall({
  method: 'POST',
  path: '/invitation/{id}/resend',
  access: 'session',
  providerSession: true,
  requiresReauth: 'sometimes',
  params: z.strictObject({ id: Id }),
  body: z.optional(z.nullable(z.strictObject({}))),
  reply: Invitation,
  errors: [
    unauthenticated,
    reauthenticationRequired,
    notFound,
    forbidden,
    organizationRequired,
    invitationAnswered,
    tooManyRequests,
    tooMuchMail,
  ],
})
