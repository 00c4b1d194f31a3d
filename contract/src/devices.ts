import * as z from 'zod/mini'
import { ApplicationCard } from './applications.ts'
import {
  authorizationNeeded,
  Authorize,
  authorizeUnderProfile,
  otherOrganizationExpected,
  otherPersonExpected,
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

/** The same for a code that never was, one whose time is over, and one that was decided on. */
export const unknownUserCode = defineError({
  code: 'unknown_user_code',
  status: 404,
  message: 'This code is invalid, expired, or already used. Get a new code on your device.',
})

/** What a device asks for, as its application said it when it began (RFC 8628). */
export const DeviceRequest = z.object({
  application: ApplicationCard,
  /** All words, with spaces between them. */
  scope: z.string(),
  orgId: z.optional(Id),
  roles: z.optional(z.array(z.string())),
  startedAt: Time,
  // What the device is, by what it says, and where: whoever does not know it again should not go on.
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
  summary: 'Get the request of the device that shows this code. The number of attempts is limited.',
  access: 'session',
  body: ShownCode,
  reply: DeviceRequest,
  errors: [unauthenticated, unknownUserCode],
})

export const DeviceDecision = z
  .strictObject({
    userCode: UserCode,
    decision: z._default(z.enum(['approve', 'deny'], 'Choose approve or deny.'), 'approve'),
    /** The profile that the application may act under. */
    profile: z.optional(Id),
    /** In place of a profile: as themselves, where nothing that is asked for is of an organization. */
    personal: z.optional(Personal),
    authorize: z.optional(Authorize),
    /** Exactly what the person was shown. */
    scopes: z.optional(Scopes),
  })
  .check(
    z.refine(({ decision, profile, personal }) => decision === 'deny' || profile || personal, {
      path: ['profile'],
      error: 'Choose a profile.',
    }),
    z.refine(({ profile, personal }) => !profile || !personal, {
      path: ['personal'],
      error: 'Send true or a profile, but not both.',
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
  summary:
    'Approve or deny the request of a device. Once approved, the device gets its tokens the next time it asks.',
  access: 'session',
  requiresReauth: 'sometimes',
  body: DeviceDecision,
  reply: Done,
  errors: [
    unauthenticated,
    reauthenticationRequired,
    unknownUserCode,
    notFound,
    otherPersonExpected,
    otherOrganizationExpected,
    roleExpected,
    profileNeeded,
    requestedScopesChanged,
    authorizationNeeded,
    forbidden,
    ownApplication,
  ],
})
