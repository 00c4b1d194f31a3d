import * as z from 'zod/mini'
import { ApplicationCard } from './applications.ts'
import {
  authorizationNeeded,
  Authorize,
  authorizeUnderProfile,
  otherOrganizationExpected,
  otherPersonExpected,
  ownAccountExpected,
  Personal,
  profileNeeded,
  roleExpected,
} from './approvals.ts'
import { requestedScopesChanged, ownApplication } from './authorizations.ts'
import { defineCall } from './call.ts'
import { Done, Id, Time } from './fields.ts'
import {
  reauthenticationRequired,
  forbidden,
  notFound,
  defineError,
  unauthenticated,
} from './errors.ts'
import { Scopes } from './rules/scopes.ts'
import { UserCode } from './rules/user-codes.ts'
import { message } from './translation.ts'

/** The error is the same for a code that never existed, has expired, or was already used. */
export const unknownUserCode = defineError({
  code: 'unknown_user_code',
  status: 404,
  message: message(
    'This code is invalid, expired, or already used. Get a new code on your device.',
  ),
})

/** A device's request with the parameters that its application sent (RFC 8628). */
export const DeviceRequest = z.object({
  application: ApplicationCard,
  /** All requested scopes, separated by spaces. */
  scope: z.string(),
  orgId: z.optional(Id),
  roles: z.optional(z.array(z.string())),
  startedAt: Time,
  // These fields describe the device and its location. A person who doesn't recognize the device shouldn't continue.
  browser: z.string(),
  system: z.string(),
  address: z.string(),
})
export type DeviceRequest = z.infer<typeof DeviceRequest>

export const ShownCode = z.strictObject({ userCode: UserCode })

export const findDeviceRequest = defineCall({
  method: 'POST',
  reads: true,
  path: '/device/find',
  access: 'session',
  providerSession: true,
  body: ShownCode,
  reply: DeviceRequest,
  errors: [unauthenticated, unknownUserCode],
})

export const DeviceDecision = z
  .strictObject({
    userCode: UserCode,
    decision: z._default(
      z.enum(['approve', 'deny'], message('Choose “approve” or “deny”.')),
      'approve',
    ),
    /** The profile in which the application can act. */
    profile: z.optional(Id),
    /** Set to approve without a profile. This is only possible if nothing in the request concerns an organization. */
    personal: z.optional(Personal),
    authorize: z.optional(Authorize),
    /** The scopes that the person was shown. They must match exactly. */
    scopes: z.optional(Scopes),
  })
  .check(
    z.refine(({ decision, profile, personal }) => decision === 'deny' || profile || personal, {
      path: ['profile'],
      error: message('Choose a profile.'),
    }),
    z.refine(({ profile, personal }) => !profile || !personal, {
      path: ['personal'],
      error: message('Set this field to true or choose a profile, but not both.'),
    }),
    z.refine(({ authorize, profile }) => !authorize || profile, {
      path: ['authorize'],
      error: authorizeUnderProfile,
    }),
  )
export type DeviceDecision = z.output<typeof DeviceDecision>

export const decideOnDevice = defineCall({
  method: 'POST',
  path: '/device/decide',
  access: 'session',
  providerSession: true,
  requiresReauth: 'sometimes',
  body: DeviceDecision,
  reply: Done,
  errors: [
    unauthenticated,
    reauthenticationRequired,
    unknownUserCode,
    notFound,
    otherPersonExpected,
    ownAccountExpected,
    otherOrganizationExpected,
    roleExpected,
    profileNeeded,
    requestedScopesChanged,
    authorizationNeeded,
    forbidden,
    ownApplication,
  ],
})
