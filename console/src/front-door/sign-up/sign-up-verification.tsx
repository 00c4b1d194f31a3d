import { signUpUnproved } from '@accord/contract/accounts.ts'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { forget, keep, recall } from '../../browser/browser-storage.ts'
import { useWords } from '../../language/words.ts'
import { leadsToApproval, leadsToInvitation } from '../../session/after-sign-in.ts'
import { focusHeading } from '../focus-heading.ts'
import { loadCalls } from '../load-calls.ts'
import { mailedVerificationCode } from '../mailed-link.ts'
import { ResendVerificationForm } from '../verify-email/resend-verification-form.tsx'
import { useEmailVerification } from '../verify-email/use-email-verification.ts'
import { VerificationPanel } from '../verify-email/verification-panel.tsx'
import { ProveSignUp } from './prove-sign-up.tsx'

/** What becomes of the code that an account's address was mailed. */
export function SignUpVerification() {
  const { t } = useWords()
  const [question, setQuestion] = useState<ReactNode>()
  const prove = useCallback(async (code: string) => {
    // Opened again where it was used.
    if (code === recall('verifiedCode')) return
    forget('verifiedCode')
    if (!(await provesItself(code))) {
      const { accountOf } = await loadCalls()
      const { email } = await accountOf(code)
      await new Promise<void>((proved) => {
        setQuestion(<ProveSignUp code={code} email={email} onProved={proved} />)
      })
      setQuestion(undefined)
    }
    keep('verifiedCode', code)
  }, [])
  const verification = useEmailVerification(mailedVerificationCode, prove)

  const settled = verification.state !== 'underway'
  const verified = verification.state === 'verified'
  useEffect(() => {
    if (verified) forget('linkSent')
  }, [verified])
  useEffect(() => {
    if (settled) focusHeading()
  }, [settled])

  return (
    question ?? (
      <VerificationPanel
        verification={verification}
        next={{ href: '/sign-in', label: nextStep() }}
        AskAgain={ResendVerificationForm}
      />
    )
  )

  function nextStep(): string {
    if (leadsToApproval()) return t('Continue to the application')
    return leadsToInvitation() ? t('Continue to your invitation') : t('Continue to sign in')
  }
}

/** Whether the code is enough: it is in the browser that signed up. */
async function provesItself(code: string): Promise<boolean> {
  const { verifyCode } = await loadCalls()
  try {
    await verifyCode(code)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === signUpUnproved.code) return false
    throw error
  }
}
