import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { AppPath } from '../../browser/app-path.ts'
import { settings } from '../../browser/settings.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import type { BannerMessage } from '../banner.tsx'
import { NeedScript } from '../need-script.tsx'
import { ApiError } from '../../api/api-error.ts'
import { leaveFor } from '../../browser/redirects.ts'
import { takeOriginLocation } from '../../session/origin-location.ts'

type VerificationPanelProps = {
  verification: Verification
  /** The next page for people without another destination. */
  next: { href: AppPath; label: string }
  /** Requests a new link. It appears below the reason why the old one failed. */
  AskAgain: ComponentType<{ reason: BannerMessage }>
}

/** Shows the state of an emailed code, for an account's or a profile's address. */
export function VerificationPanel({ verification, next, AskAgain }: VerificationPanelProps) {
  const { t } = useTranslation()
  const title = {
    underway: t('Verifying your email address…'),
    verified: t('Email verified!'),
    failed: t('Unable to verify email!'),
    'no-code': t('This link is incomplete'),
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
        return <p>{t('This will take a moment.')}</p>
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
              text: t('Open the link in your email again, or request a new one.'),
            }}
          />
        )
    }
  }
}

export type Verification =
  | { state: 'underway' }
  | { state: 'verified'; goesTo: AppPath | undefined }
  | { state: 'failed'; said: string }
  | { state: 'no-code' }

/** Verifies the address. If this signed the person in, the next page is returned. */
export type ProveEmail = (code: string) => Promise<AppPath | undefined>

const pauseMs = 1000

/** Verifies an address once with an emailed code, and then continues to the person's destination. */
export function useEmailVerification(
  code: () => string | undefined,
  prove: ProveEmail,
): Verification {
  const [verification, setVerification] = useState<Verification>({ state: 'underway' })
  const begun = useRef(false)

  useEffect(() => {
    // The code is valid only once, but React may run an effect twice.
    if (begun.current) return
    begun.current = true
    void verify(code(), prove).then(setVerification)
  }, [code, prove])

  const goesTo = verification.state === 'verified' ? verification.goesTo : undefined
  useEffect(() => {
    if (goesTo === undefined) return
    const timer = setTimeout(() => void leaveFor(goesTo), pauseMs)
    return () => clearTimeout(timer)
  }, [goesTo])

  return verification
}

async function verify(code: string | undefined, prove: ProveEmail): Promise<Verification> {
  if (code === undefined) return { state: 'no-code' }
  try {
    const next = await prove(code)
    if (next) return { state: 'verified', goesTo: next }
    const origin = takeOriginLocation()
    // Someone who came from the start page had no destination. They would be redirected to the sign-in page without an
    // explanation.
    return { state: 'verified', goesTo: origin === '/' ? undefined : origin }
  } catch (error) {
    return { state: 'failed', said: error instanceof ApiError ? error.message : '' }
  }
}
