import { NeedScript } from '../front-door/need-script.tsx'
import { pagePaths } from '../front-door/page-paths.ts'
import { useWords } from '../language/words.ts'
import { settings } from '../settings.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { ResendVerificationForm } from './resend-verification-form.tsx'
import { useEmailVerification, type Verification } from './use-email-verification.ts'

export function VerifyEmailScreen() {
  const { t } = useWords()
  const verification = useEmailVerification()
  const title = {
    underway: t('Verifying your e-mail address…'),
    verified: t('Email verified!'),
    failed: t('Unable to verify email!'),
    'no-code': t('This link is not complete'),
  }[verification.state]

  return (
    <Panel productName={settings.brand} title={title}>
      <div aria-live="polite">
        <Outcome verification={verification} />
      </div>
      <NeedScript />
    </Panel>
  )
}

function Outcome({ verification }: { verification: Verification }) {
  const { t } = useWords()
  switch (verification.state) {
    case 'underway':
      return <p>{t('This takes a moment.')}</p>
    case 'verified':
      return (
        <ButtonLink href={verification.goesTo ?? pagePaths['sign-in']} variant="primary" wide>
          {verification.goesTo ? t('Continue') : t('Continue to sign in')}
        </ButtonLink>
      )
    case 'failed':
      return (
        <ResendVerificationForm
          reason={{
            kind: 'error',
            text: t('Email verification failed.'),
            detail: verification.said,
          }}
        />
      )
    case 'no-code':
      return (
        <ResendVerificationForm
          reason={{
            kind: 'info',
            text: t('Open the link in your e-mail again, or ask for a new one.'),
          }}
        />
      )
  }
}
