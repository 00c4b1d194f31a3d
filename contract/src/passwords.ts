import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Code, Done, Email, upTo } from './fields.ts'
import { FirstName, LastName } from './people.ts'
import { reauthenticationRequired, defineError, unauthenticated } from './errors.ts'
import { firstBrokenRule } from './rules/password-rules.ts'
import { message } from './translation.ts'

/** Password managers create shorter passwords, and hashing this many characters isn't slower. */
const longest = 256

/** A password as it was typed. It's limited in length, but never trimmed. */
export function typedPassword(missing: string) {
  return z.string(missing).check(z.minLength(1, missing), upTo(longest))
}

export const NewPassword = typedPassword(message('Enter a password.'))

/** The specification gives this sentence for the confirmation field. */
export const confirmationDiffers = message('must be the same with the password.')

/**
 * Only the service has the list of common passwords, so it checks this after the rules that the console can also check.
 */
export const commonPassword = message(
  'This password is too common, or too similar to a common one. Choose a different one.',
)

export const resetLinkInvalid = defineError({
  code: 'reset_link_invalid',
  status: 400,
  message: message('This reset link has expired or was already used. Request a new one.'),
})

/** An account that was never verified loses its name, so its new owner has to enter one. */
export const namesNeeded = defineError({
  code: 'names_needed',
  status: 400,
  message: message('This account was never verified. Enter your first and last name to claim it.'),
})

export const currentPasswordWrong = defineError({
  code: 'current_password_wrong',
  status: 400,
  message: message("The current password isn't correct."),
})

/** Returned for a person who signs in with passkeys only. */
export const noPassword = defineError({
  code: 'no_password',
  status: 409,
  message: message("Your account doesn't have a password. Set one first."),
})

export const passwordExists = defineError({
  code: 'password_exists',
  status: 409,
  message: message('Your account already has a password. Change it instead.'),
})

export const twoSignInMethodsRequired = defineError({
  code: 'two_ways_first',
  status: 409,
  message: message('Add a second passkey or save recovery codes before you remove your password.'),
})

export const passwordUnchanged = message(
  'New password must be different from the current password.',
)

interface Passwords {
  email?: string
  password: string
  confirmedPassword?: string
  currentPassword?: string
}

/** Checks that the password fields of a form agree with each other. A form can have any of them. */
export function passwordsAgree<Form extends Passwords>() {
  return z.check<Form>(({ value, issues }) => {
    const complain = (field: keyof Passwords, complaint: string) =>
      issues.push({ code: 'custom', path: [field], message: complaint, input: value[field] })

    const broken =
      value.password === '' ? undefined : firstBrokenRule(value.password, value.email ?? '')
    if (broken !== undefined) complain('password', broken)
    else if (value.currentPassword === value.password) complain('password', passwordUnchanged)
    if (value.confirmedPassword !== undefined && value.confirmedPassword !== value.password) {
      complain('confirmedPassword', confirmationDiffers)
    }
  })
}

export const ConfirmedPassword = typedPassword(message('Enter the password again.'))

const CurrentPassword = typedPassword(message('Enter your current password.'))

export const PasswordChange = z
  .strictObject({ currentPassword: CurrentPassword, password: NewPassword })
  .check(passwordsAgree())

/** The console's form, in which the new password is entered twice. It's checked against the person's own address. */
export const PasswordChangeForm = z
  .strictObject({
    email: z.string(),
    currentPassword: CurrentPassword,
    password: NewPassword,
    confirmedPassword: ConfirmedPassword,
  })
  .check(passwordsAgree())

/** The same form, for a person without a password. */
export const PasswordSetForm = z
  .strictObject({
    email: z.string(),
    password: NewPassword,
    confirmedPassword: ConfirmedPassword,
  })
  .check(passwordsAgree())

export const PasswordReset = z
  .strictObject({
    email: Email,
    password: NewPassword,
    token: Code,
    firstName: z.optional(FirstName),
    lastName: z.optional(LastName),
  })
  .check(passwordsAgree())

export const removePassword = defineCall({
  method: 'DELETE',
  path: '/me/password',
  access: 'session',
  requiresReauth: true,
  reply: Done,
  errors: [unauthenticated, reauthenticationRequired, noPassword, twoSignInMethodsRequired],
})

export const setPassword = defineCall({
  method: 'POST',
  path: '/me/password',
  access: 'session',
  requiresReauth: true,
  body: z.strictObject({ password: NewPassword }),
  reply: Done,
  errors: [unauthenticated, reauthenticationRequired, passwordExists],
})

export const sendResetLink = defineCall({
  method: 'POST',
  path: '/password/reset/email',
  access: 'anyone',
  body: z.strictObject({ email: Email }),
  reply: Done,
  errors: [],
})

export const resetPassword = defineCall({
  method: 'POST',
  path: '/password/reset',
  access: 'anyone',
  body: PasswordReset,
  reply: Done,
  errors: [resetLinkInvalid, namesNeeded],
})
