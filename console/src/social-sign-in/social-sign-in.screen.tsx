import { type SecondFactorProof, signInOver } from '@accord/contract/factors.ts'
import { type SignedIn, emailNotVerified, passSecondStep } from '@accord/contract/session.ts'
import { useEffect, useRef, useState } from 'react'
import { explainError } from '../api/api-error.ts'
import { hasCode } from '../api/error-checks.ts'
import { Banner, type BannerMessage } from '../auth-pages/banner.tsx'
import { continueSignIn } from '../auth-pages/sign-in/passkey-sign-in.ts'
import { type AppPath, withQuery } from '../browser/app-path.ts'
import { settings } from '../browser/settings.ts'
import { readFragment, removeFragment } from '../connections/finish/fragment.ts'
import {
  announceReauthentication,
  reauthenticatedPath,
} from '../forms/reauthentication/reauthentication.api.ts'
import { SecondFactorProofForm } from '../forms/second-proof.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { useDocumentTitle } from '../pages/page-title.ts'
import { call } from '../session/call.ts'
import { startSession } from '../session/tokens.ts'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Panel, PanelStack } from '../ui/layout/panel.tsx'
import { CheckEmail, NewPerson } from './new-person.tsx'
import { type AskedFactor, type Shown, finishSignIn } from './social-sign-in.api.ts'

/** Completes a sign-in through another provider, in the browser that began it. */
export function SocialSignInScreen() {
  const [{ code = '', target }] = useState(() => readFragment())
  const [shown, setShown] = useState<Shown>({ kind: 'loading' })
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    removeFragment()
    finish().catch((error: unknown) => setShown({ kind: 'failed', error }))

    async function finish() {
      if (code === '') return setShown({ kind: 'failed', error: undefined })
      const reply = await finishSignIn(code)
      if ('unknown' in reply) return setShown({ kind: 'unknown', unknown: reply.unknown })
      if ('next' in reply) return setShown({ kind: 'second', next: reply.next })
      return enter(reply)
    }
  })

  async function enter(signedIn: SignedIn) {
    if (target !== reauthenticatedPath) return continueSignIn(signedIn)
    startSession(signedIn)
    announceReauthentication()
    setShown({ kind: 'confirmed' })
    return window.close()
  }

  switch (shown.kind) {
    case 'loading':
      return <Working />
    case 'second':
      return <Second next={shown.next} onProved={enter} onNext={setShown} />
    case 'unknown':
      return <NewPerson code={code} unknown={shown.unknown} onSignedIn={enter} onNext={setShown} />
    case 'verify':
      return <CheckEmail email={shown.email} />
    case 'confirmed':
      return <Confirmed />
    case 'failed':
      return <Failed error={shown.error} />
  }
}

function Working() {
  const { t } = useTranslation()
  const title = t('Signing you in…')
  useDocumentTitle(title)
  return (
    <Panel productName={settings.brand} title={title}>
      <Loading label={t('This will take a moment.')}>
        <Skeleton width="long" />
        <Skeleton width="medium" />
      </Loading>
    </Panel>
  )
}

type SecondProps = {
  next: AskedFactor
  onProved: (signedIn: SignedIn) => Promise<void>
  onNext: (shown: Shown) => void
}

/** Asks for the account's second factor, like after the password. */
function Second({ next, onProved, onNext }: SecondProps) {
  const { t } = useTranslation()
  const title = t('One more step')
  useDocumentTitle(title)
  const [message, setMessage] = useState<BannerMessage>()

  async function prove(proof: SecondFactorProof) {
    setMessage(undefined)
    await onProved(await call(passSecondStep, { body: { pending: next.pending, proof } }))
  }

  function refused(error: unknown) {
    if (hasCode(error, signInOver)) onNext({ kind: 'failed', error })
    else setMessage({ kind: 'error', text: t(explainError(error)) })
  }

  return (
    <Panel productName={settings.brand} title={title} footer={<BackToSignIn />}>
      <Banner message={message} />
      <SecondFactorProofForm
        methods={next.methods}
        options={next.options}
        prove={prove}
        onRefused={refused}
        onChoose={() => setMessage(undefined)}
      />
    </Panel>
  )
}

function BackToSignIn() {
  const { t } = useTranslation()
  return <a href={withQuery('/sign-in', location.search)}>{t('Back to sign in')}</a>
}

function Failed({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const title = t("You couldn't sign in")
  useDocumentTitle(title)
  const said = error instanceof Error ? t(explainError(error)) : t(signInOver.message)
  return (
    <Panel productName={settings.brand} title={title}>
      <PanelStack>
        <p role="alert">{said}</p>
        {hasCode(error, emailNotVerified) && (
          <ButtonLink href={'/verify-email/' satisfies AppPath} variant="primary" wide>
            {t('Request a new link')}
          </ButtonLink>
        )}
        <ButtonLink href={withQuery('/sign-in', location.search)} wide>
          {t('Back to sign in')}
        </ButtonLink>
      </PanelStack>
    </Panel>
  )
}

/** The person confirmed their identity in a window of its own, which closes itself. */
function Confirmed() {
  const { t } = useTranslation()
  const title = t('Identity confirmed')
  useDocumentTitle(title)
  return (
    <Panel productName={settings.brand} title={title}>
      <p>{t('You can close this window and continue in the other one.')}</p>
    </Panel>
  )
}
