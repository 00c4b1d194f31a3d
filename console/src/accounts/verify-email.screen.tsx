import { loadCalls } from '../front-door/load-calls.ts'
import { pagePaths } from '../front-door/page-paths.ts'
import { useAfterHydration } from '../front-door/use-after-hydration.ts'
import { useWords } from '../language/words.ts'
import { leadsToApproval, leadsToInvitation } from '../session/after-sign-in.ts'
import { mailedVerificationCode } from './mailed-link.ts'
import { ResendVerificationForm } from './resend-verification-form.tsx'
import { useEmailVerification } from './use-email-verification.ts'
import { VerificationPanel } from './verification-panel.tsx'

export function VerifyEmailScreen() {
  const { t } = useWords()
  const verification = useEmailVerification(mailedVerificationCode, prove)
  const approving = useAfterHydration(leadsToApproval, false)
  const invited = useAfterHydration(leadsToInvitation, false)

  return (
    <VerificationPanel
      verification={verification}
      next={{ href: pagePaths['sign-in'], label: nextStep() }}
      AskAgain={ResendVerificationForm}
    />
  )

  function nextStep(): string {
    if (approving) return t('Continue to the application')
    return invited ? t('Continue to your invitation') : t('Continue to sign in')
  }
}

async function prove(code: string) {
  const { verifyCode } = await loadCalls()
  await verifyCode(code)
}
