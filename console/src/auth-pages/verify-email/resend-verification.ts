import { resendVerification } from '@accord/contract/accounts.ts'
import { rateLimitMessage } from '../../api/api-error.ts'
import { t } from '../../i18n/translation.ts'
import { call } from '../../session/call.ts'
import type { BannerMessage } from '../banner.tsx'

/** Requests a new verification email, and returns the message to show. */
export async function resendVerificationTo(email: string): Promise<BannerMessage> {
  try {
    await call(resendVerification, { body: { email } })
    return { kind: 'success', text: t('Please check your email for new verification link') }
  } catch (error) {
    return {
      kind: 'error',
      text: t('Unable to resend verification email. Make sure your email address is correct'),
      detail: rateLimitMessage(error),
    }
  }
}
