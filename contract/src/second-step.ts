import * as z from 'zod/mini'
import { Assertion, RequestOptions } from './passkeys.ts'
import { refusal } from './refusal.ts'
import { secondFactors } from './rules/factors.ts'

/** One sentence for whatever was wrong with it, so that a guess learns nothing. */
export const secondFactorWrong = refusal({
  code: 'second_factor_wrong',
  status: 401,
  message: 'This was not right. Try again.',
})

/** The sign-in that waited for it is over: too many tries, too late, or a new password in between. */
export const signInOver = refusal({
  code: 'sign_in_over',
  status: 401,
  message: 'This took too long or was tried too often. Please sign in again.',
})

/** Six digits, however they were grouped. */
export const TotpCode = z.string('Enter the six digits.').check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '')),
  z.regex(/^\d{6}$/, 'Enter the six digits.'),
)

/** 24 letters and digits, however they were grouped or written. */
export const RecoveryCode = z.string('Enter a recovery code.').check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toLowerCase()),
  z.regex(/^[0-9a-hjkmnp-tv-z]{24}$/, 'A recovery code has six groups of four letters and digits.'),
)

/** One proof that is no password; exactly one of them is sent. */
export const SecondProof = z.union([
  z.strictObject({ credential: Assertion }),
  z.strictObject({ totp: TotpCode }),
  z.strictObject({ recovery: RecoveryCode }),
])
export type SecondProof = z.infer<typeof SecondProof>

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
