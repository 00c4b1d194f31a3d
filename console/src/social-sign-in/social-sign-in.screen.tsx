import { type SecondFactorProof, signInOver } from '@accord/contract/factors.ts'
import { type SignedIn, emailNotVerified, passSecondStep } from '@accord/contract/session.ts'
import { useEffect, useRef, useState } from 'react'
import { hasCode } from '../api/error-checks.ts'
import {
  Confirmed,
  Failed,
  SecondFactorPanel,
  Working,
  explainFailure,
} from '../auth-pages/finish-sign-in.tsx'
import { continueSignIn } from '../auth-pages/sign-in/passkey-sign-in.ts'
import { type AppPath, withQuery } from '../browser/app-path.ts'
import { readFragment, removeFragment } from '../connections/finish/fragment.ts'
import {
  announceReauthentication,
  reauthenticatedPath,
} from '../forms/reauthentication/reauthentication.api.ts'
import { useTranslation } from '../i18n/translation.ts'
import { call } from '../session/call.ts'
import { startSession } from '../session/tokens.ts'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { CheckEmail, NewPerson } from './new-person.tsx'
import { type AskedFactor, type Shown, finishSignIn } from './social-sign-in.api.ts'

/** Completes a sign-in through another provider, in the browser that began it. */
export function SocialSignInScreen() {
  const { t } = useTranslation()
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
      return <Working title={t('Signing you in…')} />
    case 'second':
      return <Second next={shown.next} onProved={enter} onNext={setShown} />
    case 'unknown':
      return <NewPerson code={code} unknown={shown.unknown} onSignedIn={enter} onNext={setShown} />
    case 'verify':
      return <CheckEmail email={shown.email} />
    case 'confirmed':
      return <Confirmed />
    case 'failed':
      return <SignInFailed error={shown.error} />
  }
}

type SecondProps = {
  next: AskedFactor
  onProved: (signedIn: SignedIn) => Promise<void>
  onNext: (shown: Shown) => void
}

/** Asks for the account's second factor, like after the password. */
function Second({ next, onProved, onNext }: SecondProps) {
  async function prove(proof: SecondFactorProof) {
    await onProved(await call(passSecondStep, { body: { pending: next.pending, proof } }))
  }

  return (
    <SecondFactorPanel
      next={next}
      footer={<BackToSignIn />}
      prove={prove}
      isFinal={(error) => hasCode(error, signInOver)}
      onFailed={(error) => onNext({ kind: 'failed', error })}
    />
  )
}

function BackToSignIn() {
  const { t } = useTranslation()
  return <a href={withQuery('/sign-in', location.search)}>{t('Back to sign in')}</a>
}

function SignInFailed({ error }: { error: unknown }) {
  const { t } = useTranslation()
  return (
    <Failed title={t("You couldn't sign in")} said={explainFailure(error, t)}>
      {hasCode(error, emailNotVerified) && (
        <ButtonLink href={'/verify-email/' satisfies AppPath} variant="primary" wide>
          {t('Request a new link')}
        </ButtonLink>
      )}
      <ButtonLink href={withQuery('/sign-in', location.search)} wide>
        {t('Back to sign in')}
      </ButtonLink>
    </Failed>
  )
}
