import type { ComponentType, ReactNode } from 'react'
import type { Address } from '../../browser/address.ts'
import { settings } from '../../browser/settings.ts'
import { useWords } from '../../language/words.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import type { BannerMessage } from '../banner.tsx'
import { NeedScript } from '../need-script.tsx'
import type { Verification } from './use-email-verification.ts'

type VerificationPanelProps = {
  verification: Verification
  /** Where a person goes on who was going nowhere else. */
  next: { href: Address; label: string }
  /** The way to a new link, below why the old one did not do. */
  AskAgain: ComponentType<{ reason: BannerMessage }>
}

/** What has become of a mailed code: the same for an account's address and for a profile's. */
export function VerificationPanel({ verification, next, AskAgain }: VerificationPanelProps) {
  const { t } = useWords()
  const title = {
    underway: t('Verifying your e-mail address…'),
    verified: t('Email verified!'),
    failed: t('Unable to verify email!'),
    'no-code': t('This link is not complete'),
  }[verification.state]

  return (
    <Panel productName={settings.brand} title={title}>
      <div aria-live="polite">{outcome()}</div>
      <NeedScript />
    </Panel>
  )

  function outcome(): ReactNode {
    switch (verification.state) {
      case 'underway':
        return <p>{t('This takes a moment.')}</p>
      case 'verified':
        return (
          <ButtonLink href={verification.goesTo ?? next.href} variant="primary" wide>
            {verification.goesTo ? t('Continue') : next.label}
          </ButtonLink>
        )
      case 'failed':
        return (
          <AskAgain
            reason={{
              kind: 'error',
              text: t('Email verification failed.'),
              detail: verification.said,
            }}
          />
        )
      case 'no-code':
        return (
          <AskAgain
            reason={{
              kind: 'info',
              text: t('Open the link in your e-mail again, or ask for a new one.'),
            }}
          />
        )
    }
  }
}
