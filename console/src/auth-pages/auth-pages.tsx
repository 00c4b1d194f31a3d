import type { PageName } from '@accord/contract/console-paths.ts'
import { type ComponentType, useEffect } from 'react'
import { RequestedLogoutScreen, LogoutScreen } from './logout/logout.screen.tsx'
import { ForgotPasswordScreen } from './password/forgot-password.screen.tsx'
import { ResetPasswordScreen } from './password/reset-password.screen.tsx'
import { SignInScreen } from './sign-in/sign-in.screen.tsx'
import { SignUpScreen } from './sign-up/sign-up.screen.tsx'
import { VerifyEmailScreen } from './verify-email/verify-email.screen.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { SnackbarRegion } from '../ui/feedback/snackbar.tsx'
import { pageAnswers } from './prerender/taking-over.ts'

interface Page {
  /** The document's title, without the brand name. */
  title: string
  Screen: ComponentType
}

export const pages: Record<PageName, Page> = {
  'sign-in': { title: 'Sign in', Screen: SignInScreen },
  'sign-up': { title: 'Create an account', Screen: SignUpScreen },
  'forgot-password': { title: 'Forgot password', Screen: ForgotPasswordScreen },
  'reset-password': { title: 'Reset password', Screen: ResetPasswordScreen },
  'verify-email': { title: 'Verify email', Screen: VerifyEmailScreen },
  logout: { title: 'Log out', Screen: LogoutScreen },
  'asked-logout': { title: 'Log out', Screen: RequestedLogoutScreen },
}

/**
 * Renders the tree that's prerendered and then hydrated. Both must be identical, because React would otherwise redraw
 * it.
 */
export function AuthPages({ page }: { page: PageName }) {
  const { t } = useTranslation()
  const { Screen } = pages[page]
  // This runs after the page's own effects, and then sends a form that was submitted early.
  useEffect(() => void dispatchEvent(new Event(pageAnswers)), [])
  return (
    <>
      <Screen />
      <SnackbarRegion labels={{ region: t('Notifications'), close: t('Close') }} />
    </>
  )
}
