import * as z from 'zod/mini'

/** Longer than any password manager makes, short enough that hashing it costs nothing extra. */
const longest = 256

/** A password as typed: never trimmed, only bounded. */
export function typedPassword(missing: string) {
  return z
    .string(missing)
    .check(z.minLength(1, missing), z.maxLength(longest, `Use at most ${longest} characters.`))
}

export const NewPassword = typedPassword('Enter a password.')

/** The confirmation field's own sentence, as the specification has it. */
export const confirmationDiffers = 'must be the same with the password.'

/** Said by the service alone, which has the list; after the rules, which both sides know. */
export const commonPassword =
  'This password, or one very like it, is on lists of passwords that are used often. Choose another one.'
