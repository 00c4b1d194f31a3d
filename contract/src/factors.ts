import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Done, Id, Time } from './fields.ts'
import { confirmFirst, notFound, refusal, tooManyRequests, unauthenticated } from './refusal.ts'
import { TotpCode } from './second-step.ts'

export const totpExists = refusal({
  code: 'totp_exists',
  status: 409,
  message: 'You have an authenticator app already. Remove it first.',
})

/** Of a code that does not belong to the key that was just shown. */
export const totpCodeWrong = refusal({
  code: 'totp_code_wrong',
  status: 400,
  message: 'This code is not right. Enter the one that your app shows now.',
})

/** Which organizations they are is said by its field `organizations`. */
export const factorRequired = refusal({
  code: 'factor_required',
  status: 409,
  message: 'An organization that you belong to requires a second factor. Add another one first.',
})

/** Where no factor is that they would stand in for. */
export const noFactorYet = refusal({
  code: 'no_factor_yet',
  status: 409,
  message: 'Add a passkey or an authenticator app first.',
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
  summary: 'How you sign in: passkeys, authenticator app, recovery codes.',
  access: 'session',
  reply: Factors,
  refusals: [unauthenticated],
})

export const beginTotp = defineCall({
  method: 'POST',
  path: '/me/totp',
  summary: 'A key for an authenticator app. It counts for nothing until a code of it was entered.',
  access: 'session',
  fresh: true,
  body: begin,
  reply: z.object({
    /** For the app itself. */
    uri: z.string(),
    /** The key in groups of four, for those who type it. */
    secret: z.string(),
    /** The address as a QR code: how many modules wide, and the dark ones as the path of an SVG. */
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
  refusals: [unauthenticated, confirmFirst, totpExists],
})

export const FirstCode = z.strictObject({ code: TotpCode })

export const confirmTotp = defineCall({
  method: 'POST',
  path: '/me/totp/confirm',
  summary:
    'Enter the first code of an authenticator app. With the first factor ten recovery codes come, shown once.',
  access: 'session',
  fresh: true,
  body: FirstCode,
  reply: z.object({ recoveryCodes: z.optional(RecoveryCodes) }),
  refusals: [unauthenticated, confirmFirst, notFound, totpExists, totpCodeWrong, tooManyRequests],
})

export const removeTotp = defineCall({
  method: 'DELETE',
  path: '/me/totp',
  summary: 'Remove your authenticator app.',
  access: 'session',
  fresh: true,
  reply: Done,
  refusals: [unauthenticated, confirmFirst, notFound, factorRequired],
})

export const newRecoveryCodes = defineCall({
  method: 'POST',
  path: '/me/recovery-codes',
  summary: 'Ten new recovery codes, shown once. The old ones are no longer good.',
  access: 'session',
  fresh: true,
  body: begin,
  reply: z.object({ recoveryCodes: RecoveryCodes }),
  refusals: [unauthenticated, confirmFirst, noFactorYet, tooManyRequests],
})

export const keepRecoveryCodes = defineCall({
  method: 'POST',
  path: '/me/recovery-codes/kept',
  summary:
    'Say that you kept your recovery codes. Only then is a first second factor asked for at sign-in.',
  access: 'session',
  fresh: true,
  body: begin,
  reply: Done,
  refusals: [unauthenticated, confirmFirst, notFound],
})
