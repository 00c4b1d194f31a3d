import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  Assertion,
  Attestation,
  CreationOptions,
  Passkey,
  RecoveryCodes,
  RequestOptions,
  factorRequired,
} from './factors.ts'
import { Id, requiredName } from './fields.ts'
import {
  reauthenticationRequired,
  notFound,
  defineError,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import { accountDisabled, emailNotVerified, SignedIn } from './session.ts'
import { message } from './translation.ts'

/** Returned if the service's address is an IP address, because browsers create no passkeys for those. */
export const passkeysOff = defineError({
  code: 'passkeys_off',
  status: 409,
  message: message("Passkeys aren't available at this web address."),
})

export const passkeyRefused = defineError({
  code: 'passkey_refused',
  status: 400,
  message: message("This passkey couldn't be added. Try again."),
})

export const passkeyKnown = defineError({
  code: 'passkey_known',
  status: 409,
  message: message('This passkey already belongs to an account.'),
})

export const maxPasskeys = 20

export const tooManyPasskeys = defineError({
  code: 'too_many_passkeys',
  status: 409,
  message: message('You have {{count}} passkeys. Remove one first.', {
    count: maxPasskeys,
    defaultValue_one: 'You have {{count}} passkey. Remove it first.',
  }),
})

/** Returned for the last passkey of an account without a password. */
export const lastWayIn = defineError({
  code: 'last_way_in',
  status: 409,
  message: message('This is your only sign-in method. Add another one first.'),
})

/** The error is the same for an unknown passkey and a wrong signature. */
export const passkeyNotAccepted = defineError({
  code: 'passkey_not_accepted',
  status: 401,
  message: message("This passkey wasn't accepted. Try again, or sign in another way."),
})

const PasskeyName = requiredName(message('Enter a name for the passkey.'), 100)

const begin = z.optional(z.nullable(z.strictObject({})))

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/me/passkeys/begin',
  access: 'session',
  requiresReauth: true,
  body: begin,
  reply: z.object({ options: CreationOptions }),
  errors: [unauthenticated, reauthenticationRequired, passkeysOff, tooManyPasskeys],
})

export const NewPasskey = z.strictObject({ name: PasskeyName, credential: Attestation })

export const addPasskey = defineCall({
  method: 'POST',
  creates: true,
  path: '/me/passkeys',
  access: 'session',
  requiresReauth: true,
  body: NewPasskey,
  status: 201,
  reply: z.object({ passkey: Passkey, recoveryCodes: z.optional(RecoveryCodes) }),
  errors: [
    unauthenticated,
    reauthenticationRequired,
    passkeyRefused,
    passkeyKnown,
    tooManyPasskeys,
    tooManyRequests,
  ],
})

export const RenamedPasskey = z.strictObject({ name: PasskeyName })

export const renamePasskey = defineCall({
  method: 'PATCH',
  path: '/me/passkeys/{id}',
  access: 'session',
  requiresReauth: true,
  params: z.strictObject({ id: Id }),
  body: RenamedPasskey,
  reply: Passkey,
  errors: [unauthenticated, reauthenticationRequired, notFound],
})

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/me/passkeys/{id}',
  access: 'session',
  requiresReauth: true,
  params: z.strictObject({ id: Id }),
  /**
   * The format is that of `PublicKeyCredential.signalAllAcceptedCredentials`, so that the browser no longer offers the
   * removed passkey.
   */
  reply: z.object({
    rpId: z.string(),
    userId: z.string(),
    allAcceptedCredentialIds: z.array(z.string()),
  }),
  errors: [unauthenticated, reauthenticationRequired, notFound, factorRequired, lastWayIn],
})

export const beginPasskeySignIn = defineCall({
  method: 'POST',
  path: '/auth/passkey/begin',
  reads: true,
  access: 'anyone',
  body: begin,
  reply: z.object({ options: RequestOptions }),
  errors: [passkeysOff],
})

export const PasskeySignIn = z.strictObject({ credential: Assertion })

export const finishPasskeySignIn = defineCall({
  method: 'POST',
  path: '/auth/passkey/finish',
  access: 'anyone',
  body: PasskeySignIn,
  reply: SignedIn,
  errors: [passkeyNotAccepted, emailNotVerified, accountDisabled],
})
