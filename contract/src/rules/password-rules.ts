// This file doesn't use zod, so that a page can show the rules before it loads a validator.

import { message } from '../translation.ts'

export interface PasswordRule {
  readonly sentence: string
  holds(password: string, email: string): boolean
}

const specialCharacters = /[-_+;~=!@#$%^&*(),.?":{}|<>]/

/** The rules of the specification's section 5, in its order. The first broken rule is the error. */
export const passwordRules: readonly PasswordRule[] = [
  {
    sentence: message('Password must be at least 8 characters'),
    holds: (password) => [...password].length >= 8,
  },
  {
    sentence: message('Password must contain both uppercase and lowercase letters'),
    holds: (password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  },
  {
    sentence: message('Password must contain at least one number'),
    holds: (password) => /[0-9]/.test(password),
  },
  {
    sentence: message('Password must contain at least one special character'),
    holds: (password) => specialCharacters.test(password),
  },
  {
    sentence: message('Password cannot contain three identical characters in a row'),
    holds: (password) => !/(.)\1\1/su.test(password),
  },
  {
    sentence: message('Password cannot contain three consecutive characters'),
    holds: (password) => !hasAscendingRun(password),
  },
  {
    sentence: message('Password cannot contain your email address'),
    holds: (password, email) => !containsEmail(password, email),
  },
]

export function firstBrokenRule(password: string, email: string): string | undefined {
  return passwordRules.find((rule) => !rule.holds(password, email))?.sentence
}

/** Whether three letters or digits follow each other, as in abc, XYZ, aBc, or 123. */
function hasAscendingRun(password: string): boolean {
  const text = password.toLowerCase()
  for (let at = 0; at + 2 < text.length; at += 1) {
    const three = text.slice(at, at + 3)
    if (!/^(?:[a-z]{3}|[0-9]{3})$/.test(three)) continue
    const first = three.charCodeAt(0)
    if (three.charCodeAt(1) === first + 1 && three.charCodeAt(2) === first + 2) return true
  }
  return false
}

function containsEmail(password: string, email: string): boolean {
  const whole = email.trim().toLowerCase()
  const local = whole.split('@')[0] ?? ''
  return local !== '' && password.toLowerCase().includes(local)
}
