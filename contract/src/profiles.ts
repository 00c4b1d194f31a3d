import * as z from 'zod/mini'
import { verificationLinkInvalid } from './accounts.ts'
import { defineCall } from './call.ts'
import { Done, Email, Id, IssuedToken, MailedCode, paged, Paging } from './fields.ts'
import { cannotGiveRole, GivenRoles, memberSuspended, profileExists } from './members.ts'
import {
  lastOwner,
  ownerNeedsFactor,
  ownerNeedsOwnAccount,
  organizationRequired,
} from './organizations.ts'
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
  access: 'session',
  body: z.strictObject({ user: Id, profile: Id }),
  reply: IssuedToken,
  errors: [unauthenticated, notFound],
})

export const listProfiles = defineCall({
  method: 'GET',
  path: '/profile',
  access: 'session',
  providerSession: true,
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
  access: 'session',
  providerSession: true,
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
    ownerNeedsOwnAccount,
    tooMuchMail,
  ],
})

export const verifyProfileEmail = defineCall({
  method: 'POST',
  path: '/verify-profile-email',
  access: 'session',
  body: MailedCode,
  reply: Done,
  errors: [unauthenticated, verificationLinkInvalid, linkOfAnother],
})
