import * as z from 'zod/mini'
import {
  reauthenticationRequired,
  notFound,
  defineError,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import { secondFactors } from './rules/factors.ts'
import { defineCall } from './call.ts'
import { Done, Id, MailedCode, Time } from './fields.ts'
import { message } from './translation.ts'

/** Bytes in the format that the browser's `toJSON` returns. */
function bytes(max: number) {
  return z.string().check(z.maxLength(Math.ceil((max * 4) / 3)), z.regex(/^[\w-]*$/))
}

const Transport = z.string().check(z.maxLength(32))

const Descriptor = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.optional(z.array(z.string())),
})

/** The input of `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']),
  allowCredentials: z.array(Descriptor),
})
export type RequestOptions = z.infer<typeof RequestOptions>

/** The input of `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.enum(['required', 'preferred']),
    requireResidentKey: z.boolean(),
    userVerification: z.enum(['required', 'preferred']),
  }),
  excludeCredentials: z.array(Descriptor),
})
export type CreationOptions = z.infer<typeof CreationOptions>

const plain = z.union([z.boolean(), z.number(), z.string()])

/** We request no extensions, but a browser may send some. Their nesting depth is limited. */
const Extensions = z.record(z.string(), z.union([plain, z.record(z.string(), plain)]))

const common = {
  id: bytes(1023),
  rawId: bytes(1023),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['platform', 'cross-platform']))),
  clientExtensionResults: z.optional(Extensions),
}

/** A passkey's response to a challenge, in the format of `toJSON`. */
export const Assertion = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(4096),
    userHandle: z.optional(z.nullable(bytes(64))),
  }),
})
export type Assertion = z.infer<typeof Assertion>

/** A new passkey, in the format of `toJSON`. */
export const Attestation = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    authenticatorData: z.optional(bytes(8192)),
    publicKey: z.optional(z.nullable(bytes(4096))),
    publicKeyAlgorithm: z.optional(z.int()),
    transports: z.optional(z.array(Transport).check(z.maxLength(8))),
  }),
})
export type Attestation = z.infer<typeof Attestation>

/** Every invalid proof gets the same message, so that a guess reveals nothing. */
export const secondFactorWrong = defineError({
  code: 'second_factor_wrong',
  status: 401,
  message: message("That didn't work. Try again."),
})

/** Returned if the pending sign-in has ended because of too many attempts, a timeout, or a new password. */
export const signInOver = defineError({
  code: 'sign_in_over',
  status: 401,
  message: message(
    'The sign-in took too long, or there were too many attempts. Please sign in again.',
  ),
})

/** Six digits, grouped in any way. */
export const TotpCode = z.string(message('Enter the six-digit code.')).check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '')),
  z.regex(/^\d{6}$/, message('Enter the six-digit code.')),
)

/** 24 letters and digits, grouped in any way and in either case. */
export const RecoveryCode = z.string(message('Enter a recovery code.')).check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toLowerCase()),
  z.regex(
    /^[0-9a-hjkmnp-tv-z]{24}$/,
    message('Enter a recovery code with six groups of four letters and digits.'),
  ),
)

/** A proof other than a password. A request contains exactly one. */
export const SecondFactorProof = z.union([
  z.strictObject({ credential: Assertion }),
  z.strictObject({ totp: TotpCode }),
  z.strictObject({ recovery: RecoveryCode }),
])
export type SecondFactorProof = z.infer<typeof SecondFactorProof>

/** The response to the correct password of a person with a second factor. They aren't signed in yet. */
export const SecondStep = z.object({
  next: z.object({
    pending: z.string(),
    methods: z.array(z.enum(secondFactors)),
    /** Only set if the person has passkeys. */
    options: z.optional(RequestOptions),
  }),
})
export type SecondStep = z.infer<typeof SecondStep>

export const totpExists = defineError({
  code: 'totp_exists',
  status: 409,
  message: message('You already have an authenticator app. Remove it first.'),
})

/** Returned for a code that doesn't match the key that was just shown. */
export const totpCodeWrong = defineError({
  code: 'totp_code_wrong',
  status: 400,
  message: message("That code isn't right. Enter the code that your app is showing now."),
})

/** `fields.organizations` names the organizations. */
export const factorRequired = defineError({
  code: 'factor_required',
  status: 409,
  message: message(
    'You belong to an organization that requires a second factor. Add another one before you remove this one.',
  ),
})

/** Returned because recovery codes need a factor that they can replace. */
export const noSecondFactor = defineError({
  code: 'no_factor_yet',
  status: 409,
  message: message('Add a passkey or an authenticator app first.'),
})

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** Whether the passkey can be synced to the person's other devices. */
  synced: z.boolean(),
  /** Whether the passkey can be used to sign in without a password. */
  userVerified: z.boolean(),
  createdAt: Time,
  lastUsedAt: z.nullable(Time),
})
export type Passkey = z.infer<typeof Passkey>

export const Factors = z.object({
  /** Whether the person has a password. */
  password: z.boolean(),
  passkeys: z.array(Passkey),
  totp: z.nullable(z.object({ since: Time })),
  recoveryCodes: z.object({
    /** The number of unused recovery codes. */
    left: z.int(),
    /** Whether the person confirmed that they saved the codes. */
    kept: z.boolean(),
  }),
  /** Whether signing in requires more than the password. */
  secondFactor: z.boolean(),
  /** The person's organizations that require a second factor, now or soon. */
  requiredBy: z.array(z.object({ id: Id, name: z.string(), from: Time })),
})
export type Factors = z.infer<typeof Factors>

/** Ten codes that are shown once, either with the first factor or on request. */
export const RecoveryCodes = z.array(z.string())

const begin = z.optional(z.nullable(z.strictObject({})))

export const listFactors = defineCall({
  method: 'GET',
  path: '/me/factors',
  access: 'session',
  reply: Factors,
  errors: [unauthenticated],
})

export const beginTotp = defineCall({
  method: 'POST',
  path: '/me/totp',
  access: 'session',
  requiresReauth: true,
  body: begin,
  reply: z.object({
    /** The URI that the authenticator app reads. */
    uri: z.string(),
    /** The key in groups of four, for people who type it. */
    secret: z.string(),
    /** The QR code of the URI, as its width in modules and an SVG path of the dark modules. */
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
  errors: [unauthenticated, reauthenticationRequired, totpExists],
})

export const FirstCode = z.strictObject({ code: TotpCode })

export const confirmTotp = defineCall({
  method: 'POST',
  path: '/me/totp/confirm',
  access: 'session',
  requiresReauth: true,
  body: FirstCode,
  reply: z.object({ recoveryCodes: z.optional(RecoveryCodes) }),
  errors: [
    unauthenticated,
    reauthenticationRequired,
    notFound,
    totpExists,
    totpCodeWrong,
    tooManyRequests,
  ],
})

export const removeTotp = defineCall({
  method: 'DELETE',
  path: '/me/totp',
  access: 'session',
  requiresReauth: true,
  reply: Done,
  errors: [unauthenticated, reauthenticationRequired, notFound, factorRequired],
})

export const newRecoveryCodes = defineCall({
  method: 'POST',
  path: '/me/recovery-codes',
  access: 'session',
  requiresReauth: true,
  body: begin,
  reply: z.object({ recoveryCodes: RecoveryCodes }),
  errors: [unauthenticated, reauthenticationRequired, noSecondFactor, tooManyRequests],
})

export const confirmRecoveryCodesSaved = defineCall({
  method: 'POST',
  path: '/me/recovery-codes/kept',
  access: 'session',
  requiresReauth: 'sometimes',
  /** An unused code proves that the person has the codes, so they don't have to confirm their identity again. */
  body: z.optional(z.nullable(z.strictObject({ code: z.optional(RecoveryCode) }))),
  reply: Done,
  errors: [unauthenticated, reauthenticationRequired, notFound],
})

export const resetOver = defineError({
  code: 'reset_over',
  status: 400,
  message: message('This reset was already canceled or completed.'),
})

/** How many hours a person has to cancel a reset that an operator started. */
export const resetHours = 72

export const cancelSecondFactorReset = defineCall({
  method: 'POST',
  path: '/second-factor-reset/cancel',
  access: 'anyone',
  body: MailedCode,
  reply: Done,
  errors: [resetOver],
})
