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

/** Back to the password: with a sentence why, or for whoever is not the one whose address was typed. */
type Leave = (said?: BannerMessage) => void

/**
 * What follows the right password of somebody who has a second factor. It comes when the service asks, or where it was
 * asked for before the page was loaded again.
 */
export function secondStep(asked: RequestedStep | undefined, leave: Leave): ReactNode {
  const step = asked ?? keptStep()
  return step && <SecondStep asked={step} leave={leave} />
}

type SecondStepProps = { asked: RequestedStep; leave: Leave }

function SecondStep({ asked, leave }: SecondStepProps) {
  const { pending, methods, options, email } = asked
  const { t } = useTranslation()
  const [message, setMessage] = useState<BannerMessage>()
  // What is offered in the fields of the password is not for this step.
  useEffect(cancelPasskeyRequest, [])
  // For a reload, which goes on here. It is worth nothing without the second factor, and how long it is good for the
  // service says.
  useEffect(() => {
    history.replaceState(asked, '')
    return forgetStep
  }, [asked])

  // Brought back as it was by the browser, it would be asked of somebody who is signed in, or has gone away.
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

/** The browser keeps it longer than that: for Back, in a copy of the tab, after a restart. There it is dropped. */
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
