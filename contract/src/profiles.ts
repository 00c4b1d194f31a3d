import * as z from 'zod/mini'
import { verificationLinkInvalid } from './accounts.ts'
import { defineCall } from './call.ts'
import { Done, Email, Id, IssuedToken, MailedCode, paged, Paging } from './fields.ts'
import { cannotGiveRole, GivenRoles, memberSuspended, profileExists } from './members.ts'
import { lastOwner, ownerNeedsFactor, organizationRequired } from './organizations.ts'
import { Profile } from './people.ts'
import {
  reauthenticationRequired,
  forbidden,
  notFound,
  defineError,
  tooMuchMail,
  unauthenticated,
} from './errors.ts'
import { message } from './translation.ts'

export const linkOfAnother = defineError({
  code: 'link_of_another',
  status: 403,
  message: message('This link works only for the account that requested it.'),
})

export const profileToken = defineCall({
  method: 'POST',
  path: '/auth/profile/token',
  summary: 'Get a token to act under one of your own profiles, for as long as this session lasts.',
  access: 'session',
  body: z.strictObject({ user: Id, profile: Id }),
  reply: IssuedToken,
  errors: [unauthenticated, notFound],
})

export const listProfiles = defineCall({
  method: 'GET',
  path: '/profile',
  summary:
    'List all your profiles with the names of their organizations. The user object contains only the first page of them.',
  access: 'session',
  scope: 'profile:read',
  query: z.extend(Paging, {
    $with: z.optional(z.literal('organization')),
    organization: z.optional(Id),
  }),
  reply: paged(Profile),
  errors: [unauthenticated],
})

export const createContactProfile = defineCall({
  method: 'POST',
  creates: true,
  path: '/profile',
  summary: 'Become a contact of an organization, to authorize an application for it.',
  access: 'session',
  body: z.strictObject({
    organization: Id,
    roles: z.tuple([z.literal('contact')], message('The only allowed role is contact.')),
  }),
  status: 201,
  reply: Profile,
  errors: [unauthenticated, notFound, profileExists],
})

export const updateProfile = defineCall({
  method: 'PATCH',
  path: '/profile/{id}',
  summary:
    'Change the email address of your own profile, or the roles of a member whose role is not above yours.',
  access: 'session',
  scope: 'profile:manage',
  requiresReauth: 'sometimes',
  params: z.strictObject({ id: Id }),
  body: z.union([z.strictObject({ email: Email }), z.strictObject({ roles: GivenRoles })]),
  reply: Profile,
  errors: [
    unauthenticated,
    reauthenticationRequired,
    notFound,
    forbidden,
    organizationRequired,
    cannotGiveRole,
    memberSuspended,
    lastOwner,
    ownerNeedsFactor,
    tooMuchMail,
  ],
})

export const verifyProfileEmail = defineCall({
  method: 'POST',
  path: '/verify-profile-email',
  summary:
    'Verify the new address of your profile with the code from its email. Only for the person who requested it.',
  access: 'session',
  body: MailedCode,
  reply: Done,
  errors: [unauthenticated, verificationLinkInvalid, linkOfAnother],
})
