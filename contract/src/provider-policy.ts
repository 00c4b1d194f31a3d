import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  defineError,
  forbidden,
  notFound,
  reauthenticationRequired,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import { onlyOwnersConnect } from './connections.ts'
import { Done, Id, Paging, Time, paged } from './fields.ts'
import { secondFactorFirst } from './organization-policies.ts'
import { organizationRequired } from './organizations.ts'
import { message } from './translation.ts'

/** How long a proof at the identity provider counts, in hours. */
export const maxAgeHours = { default: 24, max: 168 } as const

/** For how many hours an owner can pause the policy. */
export const maxPauseHours = 72

/** How many guests don't need the provider. Everyone else belongs in the provider's directory. */
export const maxProviderGuests = 100

// Before the policy can be turned on, owners must have made sure that it locks no one out. Each of these errors names
// what is missing.

export const providerTestNeeded = defineError({
  code: 'provider_test_needed',
  status: 409,
  message: message(
    'First test signing in through an active connection. The test is valid for one hour.',
  ),
})

export const providerOwnersNeeded = defineError({
  code: 'provider_owners_needed',
  status: 409,
  message: message(
    'In case the provider fails, two owners must have a second factor of their own, or one owner must also have recovery codes.',
  ),
})

export const providerDomainNeeded = defineError({
  code: 'provider_domain_needed',
  status: 409,
  message: message('Verify a domain first.'),
})

export const providerCertificateNeeded = defineError({
  code: 'provider_certificate_needed',
  status: 409,
  message: message(
    "The connection's certificate must be valid for at least 30 more days. Add the provider's new certificate first.",
  ),
})

export const providerPolicyNotInForce = defineError({
  code: 'provider_policy_not_in_force',
  status: 409,
  message: message("The organization doesn't currently require single sign-on."),
})

export const notAGuest = defineError({
  code: 'not_a_guest',
  status: 409,
  message: message('Only members with an address outside your verified domains can be guests.'),
})

/** Someone who knows a guest's password could otherwise add a factor of their own. */
export const guestNeedsFactor = defineError({
  code: 'guest_needs_factor',
  status: 409,
  message: message(
    'This member has no second factor yet. Ask them to add one to their account first.',
  ),
})

export const tooManyGuests = defineError({
  code: 'too_many_guests',
  status: 409,
  message: message("You've reached the maximum number of guests. Remove one first."),
})

const Hours = z
  .int(message('Enter a whole number of hours.'))
  .check(
    z.minimum(1, message('Enter 1 or more.')),
    z.maximum(maxAgeHours.max, message('Enter 168 or less.')),
  )

export const ProviderPolicy = z.object({
  /** When the organization starts to require its identity provider, or null if it doesn't. Later during a pause. */
  from: z.nullable(Time),
  /** Whether the policy is in effect now. */
  inForce: z.boolean(),
  maxAgeHours: z.int(),
  /** Null unless an owner paused the policy. */
  pausedUntil: z.nullable(Time),
  /** Whether each precondition is met. */
  preconditions: z.object({
    /** A test sign-in through an active connection succeeded within the last hour. */
    test: z.boolean(),
    /** Two owners have a second factor of their own, or one has unused recovery codes. */
    owners: z.boolean(),
    domain: z.boolean(),
    /** The connection's SAML certificate is valid for 30 more days. True for OpenID Connect. */
    certificate: z.boolean(),
    /** Whether the caller proved a second factor in this session, so that they don't lock themselves out. */
    own: z.boolean(),
  }),
  /** The number of people in the organization, including contacts. */
  members: z.int(),
  /** How many of them have signed in through an active connection. */
  proved: z.int(),
  /** How many haven't, but don't need to: owners and listed guests with a second factor. */
  exempt: z.int(),
  /** The access that would end now. */
  ends: z.object({ people: z.int(), sessions: z.int(), applications: z.int() }),
})
export type ProviderPolicy = z.infer<typeof ProviderPolicy>

const params = z.strictObject({ id: Id })
const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const
const owned = [...managed, reauthenticationRequired, onlyOwnersConnect] as const

export const getProviderPolicy = defineCall({
  method: 'GET',
  path: '/organization/{id}/provider-policy',
  access: 'session',
  providerSession: true,
  params,
  reply: ProviderPolicy,
  errors: managed,
})

const noTime = message('Choose now or a time in the future, or null to turn the policy off.')

const ProviderPolicyState = z.object({
  from: z.nullable(Time),
  inForce: z.boolean(),
  maxAgeHours: z.int(),
  pausedUntil: z.nullable(Time),
})

export const setProviderPolicy = defineCall({
  method: 'PATCH',
  path: '/organization/{id}/provider-policy',
  access: 'session',
  requiresReauth: true,
  previews: true,
  params,
  body: z.strictObject({
    /** A time, or `now` for the service's current time, because the caller's clock may be wrong. */
    from: z.optional(
      z.nullable(
        z
          .string(noTime)
          .check(
            z.refine((text) => text === 'now' || Time.safeParse(text).success, { error: noTime }),
          ),
      ),
    ),
    maxAgeHours: z.optional(Hours),
  }),
  reply: ProviderPolicyState,
  errors: [
    ...owned,
    secondFactorFirst,
    providerTestNeeded,
    providerCertificateNeeded,
    providerOwnersNeeded,
    providerDomainNeeded,
    tooManyRequests,
  ],
})

/** For when the provider is down. The policy resumes by itself, and all admins are notified. */
export const pauseProviderPolicy = defineCall({
  method: 'POST',
  path: '/organization/{id}/provider-policy/pause',
  access: 'session',
  requiresReauth: true,
  params,
  body: z.strictObject({
    hours: z
      .int(message('Enter a whole number of hours.'))
      .check(
        z.minimum(1, message('Enter 1 or more.')),
        z.maximum(maxPauseHours, message('Enter 72 or less.')),
      ),
  }),
  reply: ProviderPolicyState,
  errors: [...owned, providerPolicyNotInForce, tooManyRequests],
})

export const resumeProviderPolicy = defineCall({
  method: 'DELETE',
  path: '/organization/{id}/provider-policy/pause',
  access: 'session',
  requiresReauth: true,
  params,
  reply: ProviderPolicyState,
  errors: owned,
})

/** A member outside the verified domains who doesn't need the provider if they have a second factor. */
export const ProviderGuest = z.object({
  /** The guest's profile. */
  id: Id,
  name: z.string(),
  email: z.string(),
  /** False if they need the provider, because they removed their second factor, or added another after they were listed. */
  secondFactor: z.boolean(),
  /** Whether their address is now in a verified domain, so that they need the provider. */
  inDomain: z.boolean(),
  addedAt: Time,
})
export type ProviderGuest = z.infer<typeof ProviderGuest>

export const listProviderGuests = defineCall({
  method: 'GET',
  path: '/organization/{id}/provider-policy/guests',
  access: 'session',
  providerSession: true,
  params,
  query: Paging,
  reply: paged(ProviderGuest),
  errors: managed,
})

export const addProviderGuest = defineCall({
  method: 'POST',
  path: '/organization/{id}/provider-policy/guests',
  access: 'session',
  requiresReauth: true,
  params,
  body: z.strictObject({ profile: Id }),
  reply: ProviderGuest,
  errors: [...owned, notAGuest, guestNeedsFactor, tooManyGuests],
})

export const removeProviderGuest = defineCall({
  method: 'DELETE',
  path: '/organization/{id}/provider-policy/guests/{profileId}',
  access: 'session',
  params: z.strictObject({ id: Id, profileId: Id }),
  reply: Done,
  errors: [...managed, onlyOwnersConnect],
})
