import * as z from 'zod/mini'
import { message } from '../translation.ts'

/** There are no vowels, so that no code is a word, and no letters that look alike (RFC 8628, 6.1). */
export const userCodeLetters = 'BCDFGHJKLMNPQRSTVWXZ'

const notACode = message('Enter a code with eight letters and no digits, such as WDJB-MJHT.')

/** The code that a device shows. A person can enter it in any case, with dashes or spaces or without separators. */
export const UserCode = z.string(message('Enter the code.')).check(
  z.overwrite((text) => text.replaceAll(/[\s\p{Dash}]/gu, '').toUpperCase()),
  z.minLength(1, message('Enter the code.')),
  z.regex(new RegExp(`^$|^[${userCodeLetters}]{8}$`), notACode),
)

/** Formats a code as the device shows it. */
export function formatUserCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
