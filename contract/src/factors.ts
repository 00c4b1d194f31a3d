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

/** Bytes as the browser's own `toJSON` writes them. */
function bytes(max: number) {
  return z.string().check(z.maxLength(Math.ceil((max * 4) / 3)), z.regex(/^[\w-]*$/))
}

const Transport = z.string().check(z.maxLength(32))

const Descriptor = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.optional(z.array(z.string())),
})

/** What `PublicKeyCredential.parseRequestOptionsFromJSON` takes. */
export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']),
  allowCredentials: z.array(Descriptor),
})
export type RequestOptions = z.infer<typeof RequestOptions>

/** What `PublicKeyCredential.parseCreationOptionsFromJSON` takes. */
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

/** We ask for none; a browser may say something all the same, and not as deep as it likes. */
const Extensions = z.record(z.string(), z.union([plain, z.record(z.string(), plain)]))

const common = {
  id: bytes(1023),
  rawId: bytes(1023),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['platform', 'cross-platform']))),
  clientExtensionResults: z.optional(Extensions),
}

/** A passkey's answer to a challenge, as `toJSON` writes it. */
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

/** A new passkey, as `toJSON` writes it. */
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

/** One sentence for whatever was wrong with it, so that a guess learns nothing. */
export const secondFactorWrong = defineError({
  code: 'second_factor_wrong',
  status: 401,
  message: message("That didn't work. Try again."),
})

/** The sign-in that waited for it is over: too many tries, too late, or a new password in between. */
export const signInOver = defineError({
  code: 'sign_in_over',
  status: 401,
  message: message('This took too long, or there were too many attempts. Please sign in again.'),
})

/** Six digits, however they were grouped. */
export const TotpCode = z.string(message('Enter the six digits.')).check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '')),
  z.regex(/^\d{6}$/, message('Enter the six digits.')),
)

/** 24 letters and digits, however they were grouped or written. */
export const RecoveryCode = z.string(message('Enter a recovery code.')).check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toLowerCase()),
  z.regex(
    /^[0-9a-hjkmnp-tv-z]{24}$/,
    message('A recovery code has six groups of four letters and digits.'),
  ),
)

/** One proof that is no password; exactly one of them is sent. */
export const SecondFactorProof = z.union([
  z.strictObject({ credential: Assertion }),
  z.strictObject({ totp: TotpCode }),
  z.strictObject({ recovery: RecoveryCode }),
])
export type SecondFactorProof = z.infer<typeof SecondFactorProof>

/** What follows the right password of somebody who has a second factor: nobody is signed in yet. */
export const SecondStep = z.object({
  next: z.object({
    pending: z.string(),
    methods: z.array(z.enum(secondFactors)),
    /** For the passkeys of this person, where they have any. */
    options: z.optional(RequestOptions),
  }),
})
export type SecondStep = z.infer<typeof SecondStep>

export const totpExists = defineError({
  code: 'totp_exists',
  status: 409,
  message: message('You already have an authenticator app. Remove it first.'),
})

/** Of a code that does not belong to the key that was just shown. */
export const totpCodeWrong = defineError({
  code: 'totp_code_wrong',
  status: 400,
  message: message("That code isn't right. Enter the one that your app shows now."),
})

/** Which organizations they are is said by its field `organizations`. */
export const factorRequired = defineError({
  code: 'factor_required',
  status: 409,
  message: message(
    'An organization that you belong to requires a second factor. Add another one first.',
  ),
})

/** Where no factor is that they would stand in for. */
export const noFactorYet = defineError({
  code: 'no_factor_yet',
  status: 409,
  message: message('Add a passkey or an authenticator app first.'),
})

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** Whether it may be copied to the person's other devices; else it is on this one only. */
  synced: z.boolean(),
  /** Whether it signs in alone. */
  userVerified: z.boolean(),
  createdAt: Time,
  lastUsedAt: z.nullable(Time),
})
export type Passkey = z.infer<typeof Passkey>

export const Factors = z.object({
  /** Whether the person has one. */
  password: z.boolean(),
  passkeys: z.array(Passkey),
  totp: z.nullable(z.object({ since: Time })),
  recoveryCodes: z.object({
    /** How many are left. */
    left: z.int(),
    /** Whether the person said that they kept them. */
    kept: z.boolean(),
  }),
  /** Whether the password alone no longer signs in. */
  secondFactor: z.boolean(),
  /** Organizations of theirs that require it, now or soon. */
  requiredBy: z.array(z.object({ id: Id, name: z.string(), from: Time })),
})
export type Factors = z.infer<typeof Factors>

/** Ten, shown once; with the first factor, or when asked for. */
export const RecoveryCodes = z.array(z.string())

const begin = z.optional(z.nullable(z.strictObject({})))

export const listFactors = defineCall({
  method: 'GET',
  path: '/me/factors',
  summary: 'Get how you sign in: password, passkeys, authenticator app, and recovery codes.',
  access: 'session',
  reply: Factors,
  errors: [unauthenticated],
})

export const beginTotp = defineCall({
  method: 'POST',
  path: '/me/totp',
  summary:
    'Get a new key for an authenticator app. It has no effect until you enter its first code.',
  access: 'session',
  requiresReauth: true,
  body: begin,
  reply: z.object({
    /** For the app itself. */
    uri: z.string(),
    /** The key in groups of four, for those who type it. */
    secret: z.string(),
    /** The address as a QR code: how many modules wide, and the dark ones as the path of an SVG. */
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
  errors: [unauthenticated, reauthenticationRequired, totpExists],
})

export const FirstCode = z.strictObject({ code: TotpCode })

export const confirmTotp = defineCall({
  method: 'POST',
  path: '/me/totp/confirm',
  summary:
    'Enter the first code of an authenticator app. Your first factor comes with ten recovery codes, shown once.',
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
  summary: 'Remove your authenticator app.',
  access: 'session',
  requiresReauth: true,
  reply: Done,
  errors: [unauthenticated, reauthenticationRequired, notFound, factorRequired],
})

export const newRecoveryCodes = defineCall({
  method: 'POST',
  path: '/me/recovery-codes',
  summary: 'Create ten new recovery codes, shown once. The old ones stop working.',
  access: 'session',
  requiresReauth: true,
  body: begin,
  reply: z.object({ recoveryCodes: RecoveryCodes }),
  errors: [unauthenticated, reauthenticationRequired, noFactorYet, tooManyRequests],
})

export const confirmRecoveryCodesSaved = defineCall({
  method: 'POST',
  path: '/me/recovery-codes/kept',
  summary:
    'Confirm that you saved your recovery codes. Until then, sign-in does not require your first second factor.',
  access: 'session',
  requiresReauth: true,
  body: begin,
  reply: Done,
  errors: [unauthenticated, reauthenticationRequired, notFound],
})

export const resetOver = defineError({
  code: 'reset_over',
  status: 400,
  message: message('This reset was already canceled or completed.'),
})

/** How long somebody has to stop what another asked for. */
export const resetHours = 72

export const cancelSecondFactorReset = defineCall({
  method: 'POST',
  path: '/second-factor-reset/cancel',
  summary: 'Cancel the reset of your second factor, with the code from the email about it.',
  access: 'anyone',
  body: MailedCode,
  reply: Done,
  errors: [resetOver],
})
