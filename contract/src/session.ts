import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  Code,
  Done,
  Email,
  Id,
  IssuedToken,
  MailedCode,
  Named,
  Paging,
  Time,
  paged,
} from './fields.ts'
import { currentPasswordWrong, typedPassword } from './passwords.ts'
import { User } from './people.ts'
import { reauthenticationRequired, notFound, defineError, unauthenticated } from './errors.ts'
import { ScopeName } from './rules/scopes.ts'
import {
  RequestOptions,
  SecondFactorProof,
  SecondStep,
  secondFactorWrong,
  signInOver,
} from './factors.ts'
import { factors } from './rules/factors.ts'
import { message } from './translation.ts'

/** The error is the same for an unknown address and a wrong password, so that a caller can't distinguish them. */
export const invalidCredentials = defineError({
  code: 'invalid_credentials',
  status: 401,
  message: message('Invalid email or password.'),
})

export const emailNotVerified = defineError({
  code: 'email_not_verified',
  status: 403,
  message: message('E-mail address must be verified first.'),
})

/** Shown only to a person who has proved their identity. */
export const accountDisabled = defineError({
  code: 'account_disabled',
  status: 403,
  message: message('This account was disabled. Contact support.'),
})

export const signInLinkInvalid = defineError({
  code: 'sign_in_link_invalid',
  status: 400,
  message: message('This link has expired or was already used.'),
})

export const Credentials = z.strictObject({
  email: Email,
  password: typedPassword(message('Enter your password.')),
})

/** The person who signed in, with a new token. */
export const SignedIn = z.extend(User, { accessToken: z.string(), accessTokenExpiresAt: Time })
export type SignedIn = z.infer<typeof SignedIn>

export const login = defineCall({
  method: 'POST',
  path: '/auth/login',
  access: 'anyone',
  body: Credentials,
  reply: z.union([SignedIn, SecondStep]),
  errors: [invalidCredentials, emailNotVerified, accountDisabled],
})

export const passSecondStep = defineCall({
  method: 'POST',
  path: '/auth/login/second',
  access: 'anyone',
  body: z.strictObject({ pending: Code, proof: SecondFactorProof }),
  reply: SignedIn,
  errors: [secondFactorWrong, signInOver],
})

export const logout = defineCall({
  method: 'POST',
  path: '/auth/logout',
  access: 'session',
  providerSession: true,
  whileProviderNeeded: true,
  whileAccountDeleted: true,
  body: z.optional(z.nullable(z.strictObject({}))),
  reply: Done,
  errors: [unauthenticated],
})

export const refresh = defineCall({
  method: 'POST',
  path: '/auth/refresh',
  access: 'session',
  providerSession: true,
  whileAccountDeleted: true,
  body: z.optional(z.nullable(z.strictObject({}))),
  reply: IssuedToken,
  errors: [unauthenticated],
})

/** An application that acts in its own name, and the scopes of its token. */
export const ServiceAccount = z.object({
  application: Named,
  organization: Named,
  scopes: z.array(ScopeName),
})

export const me = defineCall({
  method: 'GET',
  path: '/me',
  access: 'session',
  providerSession: true,
  whileProviderNeeded: true,
  whileAccountDeleted: true,
  scope: 'user:read',
  service: true,
  reply: User,
  serviceReply: ServiceAccount,
  errors: [unauthenticated],
})

export const Session = z.object({
  id: Id,
  current: z.boolean(),
  browser: z.string(),
  system: z.string(),
  address: z.nullable(z.string()),
  createdAt: Time,
  lastSeenAt: Time,
  /** The connection through which the person signed in, with its organization. Null if they used their own account. */
  provider: z.nullable(z.object({ name: z.string(), organization: z.string() })),
})
export type Session = z.infer<typeof Session>

export const listSessions = defineCall({
  method: 'GET',
  path: '/me/sessions',
  access: 'session',
  providerSession: true,
  whileProviderNeeded: true,
  query: Paging,
  reply: paged(Session),
  errors: [unauthenticated],
})

export const endSession = defineCall({
  method: 'DELETE',
  path: '/me/sessions/{id}',
  access: 'session',
  providerSession: true,
  whileProviderNeeded: true,
  requiresReauth: true,
  params: z.strictObject({ id: Id }),
  reply: Done,
  errors: [unauthenticated, reauthenticationRequired, notFound],
})

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/me/sessions',
  access: 'session',
  providerSession: true,
  whileProviderNeeded: true,
  reply: z.object({ ended: z.int() }),
  errors: [unauthenticated],
})

export const reportSignIn = defineCall({
  method: 'POST',
  path: '/session-not-me',
  access: 'anyone',
  body: MailedCode,
  reply: Done,
  errors: [signInLinkInvalid],
})

/** How a signed-in person confirms their identity: with a second factor if they have one, or with the password. */
export const ReauthProof = z.union([
  z.strictObject({ password: typedPassword(message('Enter your password.')) }),
  SecondFactorProof,
])
export type ReauthProof = z.infer<typeof ReauthProof>

export const Reauthentication = z.object({
  /** The methods, in the order in which they're offered. */
  methods: z.array(z.enum(factors)),
  /** Only set if the person has passkeys. */
  options: z.optional(RequestOptions),
  /** How many more seconds the person's identity counts as confirmed, or 0 if they have to confirm it. */
  confirmedSeconds: z.int(),
  /** The page at which the person confirms their identity, if they signed in through an identity provider. */
  provider: z.optional(z.object({ name: z.string(), url: z.string() })),
})
export type Reauthentication = z.infer<typeof Reauthentication>

export const beginReauthentication = defineCall({
  method: 'POST',
  path: '/auth/confirm/begin',
  reads: true,
  access: 'session',
  providerSession: true,
  whileProviderNeeded: true,
  body: z.optional(z.nullable(z.strictObject({}))),
  reply: Reauthentication,
  errors: [unauthenticated],
})

export const reauthenticate = defineCall({
  method: 'POST',
  path: '/auth/confirm',
  access: 'session',
  body: z.strictObject({ proof: ReauthProof }),
  reply: IssuedToken,
  errors: [unauthenticated, currentPasswordWrong, secondFactorWrong],
})
