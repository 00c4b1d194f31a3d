// The calls and schemas of the auth pages. They load when someone starts to use a form, so that the page can appear
// before the validator and the contract have loaded.

import {
  discardSignUp,
  getSignUp,
  SignUp,
  signUp,
  SignUpPassword,
  VerificationAgain,
  verifyEmail,
} from '@accord/contract/accounts.ts'
import {
  ConfirmedPassword,
  PasswordReset,
  resetPassword,
  sendResetLink,
} from '@accord/contract/passwords.ts'
import { beginSignIn } from '@accord/contract/connections.ts'
import { Email } from '@accord/contract/fields.ts'
import { Credentials, login } from '@accord/contract/session.ts'
import * as z from 'zod/mini'
import { call } from '../session/call.ts'

export { sessionIsLive } from '../session/expired-session.ts'
export { logOut } from './logout/log-out.tsx'
export { logoutRequester as whoAsks } from './logout/log-out.tsx'
export { continueSignIn as goOn } from './sign-in/passkey-sign-in.ts'
export { offerPasskeys, signInByPasskey } from './sign-in/passkey-sign-in.ts'
export { resendVerificationTo } from './verify-email/resend-verification.ts'
export { Credentials, SignUp, VerificationAgain }

// The specification has a separate message for an empty address here.
const empty = "The email can't be empty."
export const ForgotForm = z.strictObject({
  email: z.pipe(z.string(empty).check(z.trim(), z.minLength(1, empty)), Email),
})

export const SignUpPasswordForm = z.strictObject({ password: SignUpPassword })

export const ResetForm = z.safeExtend(PasswordReset, { confirmedPassword: ConfirmedPassword })

export const logIn = (body: z.input<typeof Credentials>) => call(login, { body })

/** Returns the identity provider of an address's domain. A failure isn't worth a message, because passwords work too. */
export const findProvider = (email: string) =>
  call(beginSignIn, { body: { email } }).then(
    ({ provider }) => provider ?? undefined,
    () => undefined,
  )

export const createAccount = (body: z.input<typeof SignUp>) => call(signUp, { body })

export const mailResetLink = (email: string) => call(sendResetLink, { body: { email } })

export const setPassword = (body: z.input<typeof PasswordReset>) => call(resetPassword, { body })

export const verifyCode = (code: string, password?: string) =>
  call(verifyEmail, { body: { code, password } })

export const accountOf = (code: string) => call(getSignUp, { body: { code } })

export const discardAccount = (code: string) => call(discardSignUp, { body: { code } })

/** These parts load on demand, because most visitors don't need them. */
export const loadSecondStep = () => import('./sign-in/second-step.tsx')

export const loadVerification = () => import('./sign-up/sign-up-verification.tsx')

export const loadEmailLinks = () => import('./email-links.tsx')
