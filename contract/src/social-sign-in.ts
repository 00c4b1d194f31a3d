import * as z from 'zod/mini'
import { accountExists, signUpByInvitation, signUpClosed } from './accounts.ts'
import { defineCall } from './call.ts'
import {
  defineError,
  notFound,
  reauthenticationRequired,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import { SecondStep, signInOver } from './factors.ts'
import { Code, Done, Email, Id, Time } from './fields.ts'
import { lastSignInMethod } from './own-passkeys.ts'
import { FirstName, LastName } from './people.ts'
import { SignedIn, accountDisabled, emailNotVerified } from './session.ts'
import { message } from './translation.ts'

/** The most providers that a person can connect. */
export const maxIdentities = 10

export const identityTaken = defineError({
  code: 'identity_taken',
  status: 409,
  message: message(
    'This sign-in is already connected to another account. Disconnect it there first.',
  ),
})

/** Returned if the person confirms their identity, and signs in at the provider as someone else. */
export const identityOfOther = defineError({
  code: 'identity_of_other',
  status: 409,
  message: message(
    "You signed in to the provider as someone else. Try again with the sign-in that's connected to your account.",
  ),
})

export const tooManyIdentities = defineError({
  code: 'too_many_identities',
  status: 409,
  message: message('You have {{count}} connected providers. Disconnect one first.', {
    count: maxIdentities,
    defaultValue_one: 'You have {{count}} connected provider. Disconnect it first.',
  }),
})

/** A provider that the operator has turned on. Its key is the name in the settings, such as `google`. */
const Provider = z.object({ key: z.string(), name: z.string() })

/** Someone whom no account knows yet, as the provider describes them. */
export const NewIdentity = z.object({
  unknown: z.object({
    provider: Provider,
    email: z.nullable(z.string()),
    firstName: z.string(),
    lastName: z.string(),
    /** Whether the provider's word is enough to know that the address is the person's. */
    trusted: z.boolean(),
    /** Whether the address has an account. Always false unless the address is trusted. */
    hasAccount: z.boolean(),
  }),
})
export type NewIdentity = z.infer<typeof NewIdentity>

/**
 * Completes a sign-in at a provider in the browser that began it. For someone unknown, it changes nothing, and the code
 * can be used to sign up or to connect the provider.
 */
export const finishSocialSignIn = defineCall({
  method: 'POST',
  path: '/auth/social',
  access: 'anyone',
  body: z.strictObject({
    code: Code,
    /** The code of the email that verifies the new account, if the person opened it in another browser. */
    verification: z.optional(Code),
  }),
  reply: z.union([SignedIn, SecondStep, NewIdentity]),
  errors: [signInOver, emailNotVerified, accountDisabled, identityOfOther, notFound],
})

export const SocialSignUp = z.strictObject({
  firstName: FirstName,
  lastName: LastName,
  email: Email,
})

/** Creates an account. Unless the provider's word is enough, the address must be verified with an emailed link. */
export const signUpWithProvider = defineCall({
  method: 'POST',
  path: '/auth/social/sign-up',
  access: 'anyone',
  body: z.extend(SocialSignUp, { code: Code }),
  reply: z.union([SignedIn, SecondStep, z.object({ verify: z.string() })]),
  errors: [
    signInOver,
    accountExists,
    accountDisabled,
    signUpClosed,
    signUpByInvitation,
    notFound,
    tooManyRequests,
  ],
})

export const ConnectedIdentity = z.object({
  id: Id,
  provider: Provider,
  /** Whether the person can sign in with it. The operator may have turned the provider off. */
  usable: z.boolean(),
  /** The address that the provider sent last. Null if it sent none. */
  email: z.nullable(z.string()),
  linkedAt: Time,
  lastUsedAt: z.nullable(Time),
})
export type ConnectedIdentity = z.infer<typeof ConnectedIdentity>

export const listIdentities = defineCall({
  method: 'GET',
  path: '/me/identities',
  access: 'session',
  reply: z.object({
    data: z.array(ConnectedIdentity),
    /** The providers that can be connected. */
    available: z.array(Provider),
  }),
  errors: [unauthenticated],
})

/** Starts to connect a provider. The browser then opens the URL. */
export const beginLinkingIdentity = defineCall({
  method: 'POST',
  path: '/me/identities/begin',
  access: 'session',
  requiresReauth: true,
  body: z.strictObject({ provider: Code }),
  reply: z.object({ url: z.string(), expiresAt: Time }),
  errors: [unauthenticated, reauthenticationRequired, notFound, tooManyIdentities, tooManyRequests],
})

/**
 * Connects the provider at which the person signed in in this browser. They proved their account by confirming their
 * identity.
 */
export const linkIdentity = defineCall({
  method: 'POST',
  path: '/me/identities',
  access: 'session',
  requiresReauth: true,
  body: z.strictObject({ code: Code }),
  reply: ConnectedIdentity,
  errors: [
    unauthenticated,
    reauthenticationRequired,
    notFound,
    signInOver,
    identityTaken,
    tooManyIdentities,
    tooManyRequests,
  ],
})

export const unlinkIdentity = defineCall({
  method: 'DELETE',
  path: '/me/identities/{id}',
  access: 'session',
  requiresReauth: true,
  params: z.strictObject({ id: Id }),
  reply: Done,
  errors: [unauthenticated, reauthenticationRequired, notFound, lastSignInMethod],
})

/** The routes that browsers and providers request themselves, and the pages to which they lead. */
export const socialPaths = {
  start: (provider: string) => `/social/${provider}/start`,
  /** Each provider has its own, so that a response of one is never used for another. */
  callback: (provider: string) => `/social/${provider}/callback`,
  finish: '/sign-in/social',
  finishLinking: '/connect-account',
} as const
