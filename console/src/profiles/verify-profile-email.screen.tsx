import { linkOfAnother, verifyProfileEmail } from '@accord/contract/profiles.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { hasCode } from '../api/error-checks.ts'
import type { AppPath } from '../browser/app-path.ts'
import { Banner, type BannerMessage } from '../auth-pages/banner.tsx'
import {
  VerificationPanel,
  useEmailVerification,
} from '../auth-pages/verify-email/verification-panel.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { useDocumentTitle } from '../pages/page-title.ts'
import { call, isUnauthenticated } from '../session/call.ts'
import { hasSession } from '../session/session.ts'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { PanelStack } from '../ui/layout/panel.tsx'
import { LinkOfAnother, SignInToVerify } from './whose-verification.tsx'

/**
 * Shows the page that the email to a profile's new address links to. Only the person who requested the change can
 * verify it.
 */
export function VerifyProfileEmailScreen() {
  const { t } = useTranslation()
  useDocumentTitle(t('Verify email'))
  const { code } = useParams({ strict: false })
  // The code is removed from the URL after the attempt.
  const [mailed] = useState(code)

  if (mailed !== undefined && !hasSession()) return <SignInToVerify path={pathOf(mailed)} />
  return <Proof code={mailed} />
}

function Proof({ code }: { code: string | undefined }) {
  const [ofAnother, setOfAnother] = useState(false)
  const mailed = useCallback(() => code, [code])
  const prove = useCallback(async (held: string) => {
    try {
      await call(verifyProfileEmail, { body: { code: held } })
      return undefined
    } catch (error) {
      // The page is reloading and still needs the code.
      if (isUnauthenticated(error)) await new Promise(() => {})
      setOfAnother(hasCode(error, linkOfAnother))
      throw error
    }
  }, [])
  const verification = useEmailVerification(mailed, prove)
  const next = useNext()
  useVerificationCodeLeavesAddress(verification.state !== 'underway')

  if (ofAnother && code !== undefined) return <LinkOfAnother path={pathOf(code)} />
  return <VerificationPanel verification={verification} next={next} AskAgain={ChangeAgain} />
}

function ChangeAgain({ reason }: { reason: BannerMessage }) {
  const { t } = useTranslation()
  const next = useNext()
  return (
    <>
      <Banner message={reason} />
      <PanelStack>
        <p>
          {t(
            "To get a new verification email, enter your new address again on the organization's page.",
          )}
        </p>
        <ButtonLink href={next.href} variant="primary" wide>
          {next.label}
        </ButtonLink>
      </PanelStack>
    </>
  )
}

function pathOf(code: string): string {
  return `/verify-profile-email/${encodeURIComponent(code)}`
}

function useNext(): { href: AppPath; label: string } {
  const { t } = useTranslation()
  return hasSession()
    ? { href: '/user/organizations', label: t('Continue to your organizations') }
    : { href: '/sign-in', label: t('Continue to sign in') }
}

/**
 * Removes the code from the history and the screen. This happens only after the attempt, because an expired session
 * reloads the page.
 */
function useVerificationCodeLeavesAddress(tried: boolean) {
  const navigate = useNavigate()
  const { code } = useParams({ strict: false })
  useEffect(() => {
    if (!tried || code === undefined) return
    void navigate({
      to: '/verify-profile-email/{-$code}',
      params: { code: undefined },
      search: true,
      replace: true,
    })
  }, [tried, code, navigate])
}
