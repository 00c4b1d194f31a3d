import { loadCalls } from '../front-door/load-calls.ts'
import { pagePaths } from '../front-door/page-paths.ts'
import { useWords } from '../language/words.ts'
import { mailedVerificationCode } from './mailed-link.ts'
import { ResendVerificationForm } from './resend-verification-form.tsx'
import { useEmailVerification } from './use-email-verification.ts'
import { VerificationPanel } from './verification-panel.tsx'

export function VerifyEmailScreen() {
  const { t } = useWords()
  const verification = useEmailVerification(mailedVerificationCode, prove)

  return (
    <VerificationPanel
      verification={verification}
      next={{ href: pagePaths['sign-in'], label: t('Continue to sign in') }}
      AskAgain={ResendVerificationForm}
    />
  )
}

async function prove(code: string) {
  const { verifyCode } = await loadCalls()
  await verifyCode(code)
}
