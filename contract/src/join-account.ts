import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  defineError,
  notFound,
  reauthenticationRequired,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import {
  Assertion,
  SecondFactorProof,
  SecondStep,
  secondFactorWrong,
  signInOver,
} from './factors.ts'
import { Code, Time } from './fields.ts'
import { passkeyNotAccepted } from './own-passkeys.ts'
import { RoleName } from './people.ts'
import {
  Credentials,
  SignedIn,
  accountDisabled,
  emailNotVerified,
  invalidCredentials,
} from './session.ts'
import { message } from './translation.ts'

/** Returned outside of a provider account's session, because there is nothing to join. */
export const hasOwnAccount = defineError({
  code: 'has_own_account',
  status: 409,
  message: message('This membership already belongs to your own account.'),
})

/** A provider alone never makes anyone an owner, so an owner's membership doesn't move on its word either. */
export const ownerCannotJoin = defineError({
  code: 'owner_cannot_join',
  status: 409,
  message: message(
    "An owner's membership can't move to another account. Ask another owner to change your role first.",
  ),
})

/** Returned if the own account has a membership in the same organization, also if it's suspended. */
export const alreadyMemberHere = defineError({
  code: 'already_member_here',
  status: 409,
  message: message(
    'This account is already a member of this organization. Leave the organization with this account first, or use a different one.',
  ),
})

/** Joining a membership would otherwise undo an admin's decision. */
export const removedFromHere = defineError({
  code: 'removed_from_here',
  status: 409,
  message: message(
    'This account was removed from this organization. Ask an admin to invite it again, or use another account.',
  ),
})

export const accountInDeletion = defineError({
  code: 'account_in_deletion',
  status: 409,
  message: message('This account is being deleted. Sign in to it and restore it first.'),
})

/** It contains the proof itself, encrypted, so it's longer than other codes. */
const AccountProofCode = z
  .string(message('The code is missing.'))
  .check(
    z.minLength(1, message('The code is missing.')),
    z.maxLength(1000, message("This isn't a valid code.")),
  )

/** What the person sees before they decide. */
export const JoinPreview = z.object({
  /** Joins the accounts, with `joinAccount`. */
  code: z.string(),
  expiresAt: Time,
  /** The person's own account, which they have just proved. */
  account: z.object({ email: z.string(), firstName: z.string(), lastName: z.string() }),
  /** The membership that moves. */
  membership: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    roles: z.array(RoleName),
  }),
  /** The connections through which the person can still sign in. */
  connections: z.array(z.string()),
  /** The applications that continue to recognize the person. */
  applications: z.array(z.string()),
})
export type JoinPreview = z.infer<typeof JoinPreview>

const errors = [
  unauthenticated,
  notFound,
  reauthenticationRequired,
  hasOwnAccount,
  ownerCannotJoin,
  alreadyMemberHere,
  removedFromHere,
  accountInDeletion,
  accountDisabled,
  signInOver,
] as const

/**
 * In the session of a provider account, proves the person's own account: with a passkey, or with the password and the
 * second factor if the account has one. Nothing changes yet.
 */
export const proveOwnAccount = defineCall({
  method: 'POST',
  path: '/me/join-account/proof',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  body: z.union([
    Credentials,
    z.strictObject({ pending: Code, proof: SecondFactorProof }),
    z.strictObject({ credential: Assertion }),
  ]),
  reply: z.union([JoinPreview, SecondStep]),
  errors: [
    ...errors,
    invalidCredentials,
    emailNotVerified,
    passkeyNotAccepted,
    secondFactorWrong,
    tooManyRequests,
  ],
})

/**
 * Moves the membership to the person's own account, and signs them in to it. The provider account and its sessions end.
 * Applications that the person approved keep the ID by which they know them.
 */
export const joinAccount = defineCall({
  method: 'POST',
  path: '/me/join-account',
  access: 'session',
  providerSession: true,
  requiresReauth: true,
  body: z.strictObject({ code: AccountProofCode }),
  reply: SignedIn,
  errors,
})
