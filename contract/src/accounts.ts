import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Code, Done, Email, Id, MailedCode, requiredName } from './fields.ts'
import { confirmationDiffers, NewPassword, typedPassword } from './password.ts'
import { firstBrokenRule } from './rules/password-rules.ts'
import { User } from './people.ts'
import { confirmFirst, notFound, refusal, unauthenticated } from './refusal.ts'

/** Also said of names that are missing where only some callers must send them. */
export const namesMissing = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
}
export const FirstName = requiredName(namesMissing.firstName, 100)
export const LastName = requiredName(namesMissing.lastName, 100)

export const accountExists = refusal({
  code: 'account_exists',
  status: 400,
  message: 'Sorry, that account already exists',
})

export const verificationLinkInvalid = refusal({
  code: 'verification_link_invalid',
  status: 400,
  message: 'This link has expired or was already used. Ask for a new one.',
})

/** The code alone proves nothing: whoever signed up with another's address does not have the mail. */
export const signUpUnproved = refusal({
  code: 'sign_up_unproved',
  status: 403,
  message: 'Enter the password chosen at sign-up.',
})

export const signUpPasswordWrong = refusal({
  code: 'sign_up_password_wrong',
  status: 400,
  message: 'This is not the password chosen at sign-up.',
})

/** Nothing of an account that was never verified is kept, so its new owner says what they are called. */
export const namesNeeded = refusal({
  code: 'names_needed',
  status: 400,
  message: 'This account was never verified. Enter your names to make it yours.',
})

export const resetLinkInvalid = refusal({
  code: 'reset_link_invalid',
  status: 400,
  message: 'This reset link has expired or was already used. Ask for a new one.',
})

export const currentPasswordWrong = refusal({
  code: 'current_password_wrong',
  status: 400,
  message: 'The current password is not correct.',
})

/** Of somebody who signs in with passkeys alone. */
export const noPassword = refusal({
  code: 'no_password',
  status: 409,
  message: 'Your account has no password. Set one first.',
})

export const passwordExists = refusal({
  code: 'password_exists',
  status: 409,
  message: 'Your account has a password already. Change it instead.',
})

export const twoWaysFirst = refusal({
  code: 'two_ways_first',
  status: 409,
  message: 'Add a second passkey or keep recovery codes before you remove your password.',
})

export const passwordUnchanged = 'New password must be different from the current password.'

interface Passwords {
  email?: string
  password: string
  confirmedPassword?: string
  currentPassword?: string
}

/** The rules between the password fields of one form, whichever of them it has. */
function passwordsAgree<Form extends Passwords>() {
  return z.check<Form>(({ value, issues }) => {
    const complain = (field: keyof Passwords, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value[field] })

    const broken =
      value.password === '' ? undefined : firstBrokenRule(value.password, value.email ?? '')
    if (broken !== undefined) complain('password', broken)
    else if (value.currentPassword === value.password) complain('password', passwordUnchanged)
    if (value.confirmedPassword !== undefined && value.confirmedPassword !== value.password) {
      complain('confirmedPassword', confirmationDiffers)
    }
  })
}

export const ConfirmedPassword = typedPassword('Enter the password once more.')

export const SignUp = z
  .strictObject({
    firstName: FirstName,
    lastName: LastName,
    email: Email,
    password: NewPassword,
    confirmedPassword: ConfirmedPassword,
  })
  .check(passwordsAgree())

export const UserNames = z.strictObject({ firstName: FirstName, lastName: LastName })

const CurrentPassword = typedPassword('Enter your current password.')

export const PasswordChange = z
  .strictObject({ currentPassword: CurrentPassword, password: NewPassword })
  .check(passwordsAgree())

/** What the console asks for: the new password twice, and checked against the person's own address. */
export const PasswordChangeForm = z
  .strictObject({
    email: z.string(),
    currentPassword: CurrentPassword,
    password: NewPassword,
    confirmedPassword: ConfirmedPassword,
  })
  .check(passwordsAgree())

/** The same for somebody who has none. */
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

export const SignUpPassword = typedPassword(signUpUnproved.message)

export const signUp = defineCall({
  method: 'POST',
  path: '/user',
  summary:
    'Create an account. A mail with a verification link follows, and a cookie that belongs to it.',
  access: 'anyone',
  body: SignUp,
  status: 201,
  reply: User,
  refusals: [accountExists],
})

export const updateUser = defineCall({
  method: 'PATCH',
  path: '/user/{id}',
  summary:
    'Change your own name, or your own password. A new password ends all your other sessions.',
  access: 'session',
  scope: 'user:manage',
  fresh: 'sometimes',
  params: z.strictObject({ id: Id }),
  body: z.union([UserNames, PasswordChange]),
  reply: User,
  refusals: [unauthenticated, confirmFirst, notFound, currentPasswordWrong, noPassword],
})

export const removePassword = defineCall({
  method: 'DELETE',
  path: '/me/password',
  summary: 'Sign in with passkeys alone from now on.',
  access: 'session',
  fresh: true,
  reply: Done,
  refusals: [unauthenticated, confirmFirst, noPassword, twoWaysFirst],
})

export const setPassword = defineCall({
  method: 'POST',
  path: '/me/password',
  summary: 'A password for an account that has none.',
  access: 'session',
  fresh: true,
  body: z.strictObject({ password: NewPassword }),
  reply: Done,
  refusals: [unauthenticated, confirmFirst, passwordExists],
})

export const resendVerification = defineCall({
  method: 'POST',
  path: '/resend-verify-email',
  summary: 'Send the verification mail again. The answer is the same for every address.',
  access: 'anyone',
  body: z.strictObject({ email: Email }),
  reply: Done,
  refusals: [],
})

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/verify-email',
  summary:
    'Prove an e-mail address: the code its mail carried, with the cookie of the sign-up or its password.',
  access: 'anyone',
  body: z.strictObject({ code: Code, password: z.optional(SignUpPassword) }),
  reply: Done,
  refusals: [verificationLinkInvalid, signUpUnproved, signUpPasswordWrong],
})

export const getSignUp = defineCall({
  method: 'POST',
  reads: true,
  path: '/verify-email/account',
  summary: 'Whose account a verification link would verify. Changes nothing.',
  access: 'anyone',
  body: MailedCode,
  reply: z.object({ email: z.string() }),
  refusals: [verificationLinkInvalid],
})

export const discardSignUp = defineCall({
  method: 'POST',
  path: '/verify-email/discard',
  summary: 'Discard an account that was never verified, by the code its address was mailed.',
  access: 'anyone',
  body: MailedCode,
  reply: Done,
  refusals: [verificationLinkInvalid],
})

export const sendResetLink = defineCall({
  method: 'POST',
  path: '/password/reset/email',
  summary: 'Mail a link to reset a forgotten password. The answer is the same for every address.',
  access: 'anyone',
  body: z.strictObject({ email: Email }),
  reply: Done,
  refusals: [],
})

export const resetPassword = defineCall({
  method: 'POST',
  path: '/password/reset',
  summary:
    'Set a new password with the code of a reset link. Ends all sessions of the person. An account that was never verified is made anew, and needs names.',
  access: 'anyone',
  body: PasswordReset,
  reply: Done,
  refusals: [resetLinkInvalid, namesNeeded],
})
