import type { PageName } from '@accord/contract/front-door.ts'
import type { ComponentType } from 'react'
import { AskedLogoutScreen } from './logout/asked-logout.screen.tsx'
import { LogoutScreen } from './logout/logout.screen.tsx'
import { ForgotPasswordScreen } from './password/forgot-password.screen.tsx'
import { ResetPasswordScreen } from './password/reset-password.screen.tsx'
import { SignInScreen } from './sign-in/sign-in.screen.tsx'
import { SignUpScreen } from './sign-up/sign-up.screen.tsx'
import { VerifyEmailScreen } from './verify-email/verify-email.screen.tsx'

interface Page {
  /** Of the document, before the brand's name. */
  title: string
  Screen: ComponentType
}

export const pages: Record<PageName, Page> = {
  'sign-in': { title: 'Sign in', Screen: SignInScreen },
  'sign-up': { title: 'Create an account', Screen: SignUpScreen },
  'forgot-password': { title: 'Forgot password', Screen: ForgotPasswordScreen },
  'reset-password': { title: 'Reset password', Screen: ResetPasswordScreen },
  'verify-email': { title: 'Verify e-mail', Screen: VerifyEmailScreen },
  logout: { title: 'Log out', Screen: LogoutScreen },
  'asked-logout': { title: 'Log out', Screen: AskedLogoutScreen },
}
