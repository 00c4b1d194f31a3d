import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Code, Done, Email, Id, requiredText } from './fields.ts'
import { confirmationDiffers, NewPassword, typedPassword } from './password.ts'
import { firstBrokenRule } from './password-rules.ts'
import { notFound, refusal, unauthenticated } from './refusal.ts'

export const FirstName = requiredText('Enter your first name.', 100)
export const LastName = requiredText('Enter your last name.', 100)

export const User = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})
export type User = z.infer<typeof User>

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

export const PasswordReset = z
  .strictObject({ email: Email, password: NewPassword, token: Code })
  .check(passwordsAgree())

export const signUp = defineCall({
  method: 'POST',
  path: '/user',
  summary: 'Create an account. A mail with a verification link follows.',
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
  params: z.strictObject({ id: Id }),
  body: z.union([UserNames, PasswordChange]),
  reply: User,
  refusals: [unauthenticated, notFound, currentPasswordWrong],
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
  summary: 'Prove an e-mail address with the code its mail carried.',
  access: 'anyone',
  body: z.strictObject({ code: Code }),
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
  summary: 'Set a new password with the code of a reset link. Ends all sessions of the person.',
  access: 'anyone',
  body: PasswordReset,
  reply: Done,
  refusals: [resetLinkInvalid],
})
