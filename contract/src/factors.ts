import * as z from 'zod/mini'
import { Id, Time } from './fields.ts'
import { refusal } from './refusal.ts'

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
