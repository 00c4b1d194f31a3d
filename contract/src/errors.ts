import * as z from 'zod/mini'
import { message } from './translation.ts'

/** An expected failure, with a stable code for programs and an exact message for people. */
export interface ExpectedError {
  readonly code: string
  readonly status: number
  readonly message: string
}

/* @__NO_SIDE_EFFECTS__ */
export function defineError<const R extends ExpectedError>(declared: R): R {
  return declared
}

/**
 * The body of every error response. `fields` maps each invalid field to its message. `scope` is the scope that an
 * application lacks, if a scope would help. `oldest` is the cursor to continue after, if the given one is too old.
 */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  scope: z.optional(z.string()),
  oldest: z.optional(z.int()),
  requestId: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof ErrorBody>

// These errors can come from any call. The errors of a single call are defined next to it.

export const invalidInput = defineError({
  code: 'invalid_input',
  status: 400,
  message: message('Invalid or missing inputs'),
})

export const unauthenticated = defineError({
  code: 'unauthenticated',
  status: 401,
  message: message('Your session expired. Please sign in again.'),
})

/**
 * Returned for a request without the token of a person's session. It has no token, an unknown token, or an
 * application's token.
 */
export const invalidToken = defineError({
  code: 'invalid_token',
  status: 401,
  message: message('The access token is missing, invalid, expired, or revoked.'),
})

export const forbidden = defineError({
  code: 'forbidden',
  status: 403,
  message: message('Access denied'),
})

/**
 * Returned by every call with `requiresReauth`. After confirming their identity, the person sends the same request
 * again.
 */
export const reauthenticationRequired = defineError({
  code: 'confirm_first',
  status: 403,
  message: message('Confirm your identity to continue.'),
})

/**
 * Returned for everything in an organization that requires a second factor. `fields.organization` names the
 * organization.
 */
export const secondFactorNeeded = defineError({
  code: 'second_factor_needed',
  status: 403,
  message: message('This organization requires a second factor.'),
})

/**
 * Returned for everything in an organization that requires its identity provider, unless the session proved it.
 * `fields.url` is where the person can do that, `fields.connection` is what `beginSignIn` needs to lead there without a
 * question, `fields.provider` is its name, and `fields.organization` says what to do.
 * The person comes back to the page in its parameter `target`.
 */
export const providerNeeded = defineError({
  code: 'provider_needed',
  status: 403,
  message: message('This organization requires single sign-on.'),
})

/** Returned for everything that a suspended person does or reads in an organization. */
export const membershipSuspended = defineError({
  code: 'place_suspended',
  status: 403,
  message: message('Your membership in this organization is suspended. Contact an admin.'),
})

/**
 * Returned in a session that was opened through an organization's identity provider, except by calls with
 * `providerSession`. The provider vouches for the person only within that organization.
 */
export const ownSignInNeeded = defineError({
  code: 'own_sign_in_needed',
  status: 403,
  message: message("You can't do this because you signed in through your organization."),
})

/** Returned for changes in a deleted organization, except by calls with `whileDeleted`. */
export const organizationDeleted = defineError({
  code: 'organization_deleted',
  status: 409,
  message: message(
    "This organization was deleted. It can't be changed unless an owner restores it.",
  ),
})

export const insufficientScope = defineError({
  code: 'insufficient_scope',
  status: 403,
  message: message("This application doesn't have the required scope."),
})

/** Returned to an application that makes a call without a scope. */
export const peopleOnly = defineError({
  code: 'people_only',
  status: 403,
  message: message(
    "Only signed-in people can make this call. Applications can't, regardless of their scopes.",
  ),
})

/** Returned to an application in its own name that makes a call for people only. */
export const personNeeded = defineError({
  code: 'person_needed',
  status: 403,
  message: message(
    'This call requires an access token for a person, not for the application itself.',
  ),
})

/** For an application that makes a call for a person, although it can make it only in its own name. */
export const ownNameNeeded = defineError({
  code: 'own_name_needed',
  status: 403,
  message: message(
    'An application can make this call only on its own behalf, with a token from the client credentials grant.',
  ),
})

export const foreignOrigin = defineError({
  code: 'foreign_origin',
  status: 403,
  message: message("This request came from a page that isn't part of the console."),
})

export const notFound = defineError({
  code: 'not_found',
  status: 404,
  message: message('Not found'),
})

/** Returned if a request arrives too slowly to be assigned to a call. */
export const requestTooSlow = defineError({
  code: 'request_too_slow',
  status: 408,
  message: message('The request took too long to arrive.'),
})

export const bodyTooLarge = defineError({
  code: 'body_too_large',
  status: 413,
  message: message('The request is larger than 100 KB.'),
})

export const unsupportedMediaType = defineError({
  code: 'unsupported_media_type',
  status: 415,
  message: message('Send the request body as JSON.'),
})

export const wrongHost = defineError({
  code: 'wrong_host',
  status: 421,
  message: message("This service isn't available at that host name."),
})

export const tooManyRequests = defineError({
  code: 'too_many_requests',
  status: 429,
  message: message('Too many attempts.'),
})

/** Returned by every call that emails people who didn't request it. */
export const tooMuchMail = defineError({
  code: 'too_much_mail',
  status: 429,
  message: message('Too many emails were sent to this address.'),
})

export const serverFault = defineError({
  code: 'server_fault',
  status: 500,
  message: message('Internal server error. Please try again later.'),
})

export const unavailable = defineError({
  code: 'unavailable',
  status: 503,
  message: message('We were unable to process your request. Please try again later.'),
})

/** Returned by every call that creates something. */
export const badIdempotencyKey = defineError({
  code: 'bad_idempotency_key',
  status: 400,
  message: message(
    'Idempotency-Key must be 16 to 255 letters, digits, or symbols, without spaces. For example, use a UUID.',
  ),
})

export const idempotencyKeyReused = defineError({
  code: 'idempotency_key_reused',
  status: 422,
  message: message(
    'This Idempotency-Key was already used for another request. Use a new one for each request.',
  ),
})

/** The additional errors of every call that creates something. */
export const createErrors = [badIdempotencyKey, idempotencyKeyReused] as const

/** Errors that every call can return. The OpenAPI document describes them once for all calls. */
export const commonErrors = [
  invalidInput,
  secondFactorNeeded,
  providerNeeded,
  membershipSuspended,
  ownSignInNeeded,
  organizationDeleted,
  foreignOrigin,
  bodyTooLarge,
  unsupportedMediaType,
  wrongHost,
  tooManyRequests,
  serverFault,
  unavailable,
] as const
