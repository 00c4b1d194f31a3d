import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Code, Done, Email, Id, MailedCode } from './fields.ts'
import {
  ConfirmedPassword,
  currentPasswordWrong,
  NewPassword,
  noPassword,
  PasswordChange,
  passwordsAgree,
  typedPassword,
} from './passwords.ts'
import { FirstName, LastName, User } from './people.ts'
import { reauthenticationRequired, notFound, defineError, unauthenticated } from './errors.ts'
import { SignedIn } from './session.ts'
import { message } from './translation.ts'

export const accountExists = defineError({
  code: 'account_exists',
  status: 400,
  message: message('Sorry, that account already exists'),
})

/** Operators can turn off sign-up or limit it to people whom an organization invited. */
export const signUpClosed = defineError({
  code: 'sign_up_closed',
  status: 403,
  message: message('Sign-up is turned off.'),
})

export const signUpByInvitation = defineError({
  code: 'sign_up_by_invitation',
  status: 403,
  message: message('Sign-up is by invitation only. Use the email address you were invited with.'),
})

export const verificationLinkInvalid = defineError({
  code: 'verification_link_invalid',
  status: 400,
  message: message('This link has expired or was already used. Request a new one.'),
})

/** The code alone isn't enough, because someone may have signed up with another person's address. */
export const signUpUnproved = defineError({
  code: 'sign_up_unproved',
  status: 403,
  message: message('Enter the password you chose when you signed up.'),
})

export const signUpPasswordWrong = defineError({
  code: 'sign_up_password_wrong',
  status: 400,
  message: message("This isn't the password you chose when you signed up."),
})

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

export const SignUpPassword = typedPassword(signUpUnproved.message)

export const signUp = defineCall({
  method: 'POST',
  path: '/user',
  access: 'anyone',
  body: SignUp,
  status: 201,
  reply: User,
  errors: [accountExists, signUpClosed, signUpByInvitation],
})

export const updateUser = defineCall({
  method: 'PATCH',
  path: '/user/{id}',
  access: 'session',
  scope: 'user:manage',
  requiresReauth: 'sometimes',
  params: z.strictObject({ id: Id }),
  body: z.union([UserNames, PasswordChange]),
  reply: User,
  errors: [unauthenticated, reauthenticationRequired, notFound, currentPasswordWrong, noPassword],
})

export const VerificationAgain = z.strictObject({ email: Email })

export const resendVerification = defineCall({
  method: 'POST',
  path: '/resend-verify-email',
  access: 'anyone',
  body: VerificationAgain,
  reply: Done,
  errors: [],
})

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/verify-email',
  access: 'anyone',
  body: z.strictObject({ code: Code, password: z.optional(SignUpPassword) }),
  reply: z.union([SignedIn, Done]),
  errors: [verificationLinkInvalid, signUpUnproved, signUpPasswordWrong],
})

export const getSignUp = defineCall({
  method: 'POST',
  reads: true,
  path: '/verify-email/account',
  access: 'anyone',
  body: MailedCode,
  reply: z.object({
    email: z.string(),
    /** The provider with which the person signed up. They then have no password. */
    provider: z.optional(z.object({ key: z.string(), name: z.string() })),
  }),
  errors: [verificationLinkInvalid],
})

export const discardSignUp = defineCall({
  method: 'POST',
  path: '/verify-email/discard',
  access: 'anyone',
  body: MailedCode,
  reply: Done,
  errors: [verificationLinkInvalid],
})
