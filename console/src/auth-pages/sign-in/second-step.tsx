import {
  type SecondFactorProof,
  type SecondStep as Step,
  signInOver,
} from '@accord/contract/factors.ts'
import { passSecondStep } from '@accord/contract/session.ts'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { explainError } from '../../api/api-error.ts'
import { hasCode } from '../../api/error-checks.ts'
import type { AppPath } from '../../browser/app-path.ts'
import { removeStored } from '../../browser/browser-storage.ts'
import { cancelPasskeyRequest } from '../../browser/passkey.ts'
import { settings } from '../../browser/settings.ts'
import { SecondFactorProofForm } from '../../forms/second-proof.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { call } from '../../session/call.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { Banner, type BannerMessage } from '../banner.tsx'
import { continueSignIn } from './passkey-sign-in.ts'

export type RequestedStep = Step['next'] & { email: string }

/** Returns to the password, with an error or because the address belongs to someone else. */
type Leave = (said?: BannerMessage) => void

/** Asks for the second factor after the password, or after a reload during this step. */
export function secondStep(asked: RequestedStep | undefined, leave: Leave): ReactNode {
  const step = asked ?? keptStep()
  return step && <SecondStep asked={step} leave={leave} />
}

type SecondStepProps = { asked: RequestedStep; leave: Leave }

function SecondStep({ asked, leave }: SecondStepProps) {
  const { pending, methods, options, email } = asked
  const { t } = useTranslation()
  const [message, setMessage] = useState<BannerMessage>()
  // Passkeys offered in the password form don't apply to this step.
  useEffect(cancelPasskeyRequest, [])
  // The step survives a reload. It's useless without the second factor, and the service determines how long it's valid.
  useEffect(() => {
    history.replaceState(asked, '')
    return forgetStep
  }, [asked])

  // When the browser restores this page from its cache, the person may already be signed in or have left.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && beginAnew()
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  async function prove(proof: SecondFactorProof) {
    setMessage(undefined)
    const signedIn = await call(passSecondStep, { body: { pending, proof } })
    forgetStep()
    await continueSignIn(signedIn)
  }

  function refused(error: unknown) {
    const said = { kind: 'error', text: t(explainError(error)) } as const
    if (hasCode(error, signInOver)) leave(said)
    else setMessage(said)
  }

  function startOver(event: MouseEvent) {
    event.preventDefault()
    removeStored('signInEmail')
    leave()
  }

  const notYou = (
    <>
      {t('Not you?')}{' '}
      <a href={'/sign-in' satisfies AppPath} onClick={startOver}>
        {t('Start over')}
      </a>
    </>
  )

  return (
    <Panel
      productName={settings.brand}
      title={t('One more step')}
      context={t("You're signing in as {{email}}.", { email })}
      footer={notYou}
    >
      <Banner message={message} />
      <SecondFactorProofForm
        methods={methods}
        options={options}
        prove={prove}
        onRefused={refused}
        onChoose={() => setMessage(undefined)}
      />
    </Panel>
  )
}

/**
 * Returns the step after a reload. Browsers also restore the state after Back, in a copied tab, and after a restart,
 * but it's dropped in these cases.
 */
function keptStep(): RequestedStep | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const kept = history.state as RequestedStep | null
  if (visit?.type === 'reload' && kept?.pending) return kept
  forgetStep()
  return undefined
}

function forgetStep() {
  history.replaceState(null, '')
}

function beginAnew() {
  forgetStep()
  location.reload()
}
