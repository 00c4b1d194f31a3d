import { verifyProfileEmail } from '@accord/contract/profiles.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useEmailVerification } from '../accounts/use-email-verification.ts'
import { VerificationPanel } from '../accounts/verification-panel.tsx'
import { call } from '../api/call.ts'
import { Banner, type BannerMessage } from '../front-door/banner.tsx'
import { pagePaths } from '../front-door/page-paths.ts'
import { useWords } from '../language/words.ts'
import { hasSession } from '../session/session.ts'
import { useDocumentTitle } from '../shell/document-title.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PanelStack } from '../ui/panel.tsx'

/** The link of the mail that goes to a profile's new address. */
export function VerifyProfileEmailScreen() {
  const { t } = useWords()
  useDocumentTitle(t('Verify e-mail'))
  const verification = useEmailVerification(useMailedCode(), prove)
  const next = useNext()

  return <VerificationPanel verification={verification} next={next} AskAgain={ChangeAgain} />
}

function ChangeAgain({ reason }: { reason: BannerMessage }) {
  const { t } = useWords()
  const next = useNext()
  return (
    <>
      <Banner message={reason} />
      <PanelStack>
        <p>{t('To get a new mail, change the address on the organization’s page again.')}</p>
        <ButtonLink href={next.href} variant="primary" wide>
          {next.label}
        </ButtonLink>
      </PanelStack>
    </>
  )
}

function useNext() {
  const { t } = useWords()
  return hasSession()
    ? { href: '/user/organizations', label: t('Continue to your organizations') }
    : { href: pagePaths['sign-in'], label: t('Continue to sign in') }
}

/** The code of the address, which it leaves at once: out of the history and of what others may see. */
function useMailedCode(): () => string | undefined {
  const navigate = useNavigate()
  const { code } = useParams({ strict: false })
  const [mailed] = useState(code)
  useEffect(() => {
    if (code !== undefined) {
      void navigate({
        to: '/verify-profile-email/{-$code}',
        params: { code: undefined },
        replace: true,
      })
    }
  }, [code, navigate])
  return useCallback(() => mailed, [mailed])
}

function prove(code: string) {
  return call(verifyProfileEmail, { body: { code } })
}
