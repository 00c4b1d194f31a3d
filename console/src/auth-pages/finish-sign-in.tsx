import { type SecondFactorProof, type SecondStep, signInOver } from '@accord/contract/factors.ts'
import { type ReactNode, useState } from 'react'
import { ReauthCanceled, explainError } from '../api/api-error.ts'
import { settings } from '../browser/settings.ts'
import { SecondFactorProofForm } from '../forms/second-proof.tsx'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { useDocumentTitle } from '../pages/page-title.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Panel, PanelStack } from '../ui/layout/panel.tsx'
import { Banner, type BannerMessage } from './banner.tsx'

/** Shows that a page is completing what the person began at a provider. */
export function Working({ title }: { title: string }) {
  const { t } = useTranslation()
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

type SecondFactorPanelProps = {
  next: SecondStep['next']
  context?: string | undefined
  footer: ReactNode
  prove: (proof: SecondFactorProof) => Promise<void>
  /** Whether the sign-in has to begin again after this error. */
  isFinal: (error: unknown) => boolean
  onFailed: (error: unknown) => void
}

/** Asks for the second factor of the person's own account. */
export function SecondFactorPanel(props: SecondFactorPanelProps) {
  const { next, context, footer, prove, isFinal, onFailed } = props
  const { t } = useTranslation()
  const title = t('One more step')
  useDocumentTitle(title)
  const [message, setMessage] = useState<BannerMessage>()

  function tryProof(proof: SecondFactorProof) {
    setMessage(undefined)
    return prove(proof)
  }

  function refused(error: unknown) {
    if (isFinal(error)) onFailed(error)
    else setMessage({ kind: 'error', text: t(explainError(error)) })
  }

  return (
    <Panel productName={settings.brand} title={title} context={context} footer={footer}>
      <Banner message={message} />
      <SecondFactorProofForm
        methods={next.methods}
        options={next.options}
        prove={tryProof}
        onRefused={refused}
        onChoose={() => setMessage(undefined)}
      />
    </Panel>
  )
}

/** Explains why a page couldn't complete. Without an error, the page was opened in another browser, or again. */
export function explainFailure(error: unknown, t: Translate): string {
  return error instanceof Error ? t(explainError(error)) : t(signInOver.message)
}

type FailedProps = { title: string; said: string; children: ReactNode }

/** Shows what went wrong, and the links to continue with. */
export function Failed({ title, said, children }: FailedProps) {
  useDocumentTitle(title)
  return (
    <Panel productName={settings.brand} title={title}>
      <PanelStack>
        <p role="alert">{said}</p>
        {children}
      </PanelStack>
    </Panel>
  )
}

type NotConnectedProps = {
  title: string
  error: unknown
  said: string
  onRetry: () => void
  /** The link back. */
  children: ReactNode
}

/** Shows why a provider wasn't connected. Someone who canceled the reauthentication can still do it. */
export function NotConnected({ title, error, said, onRetry, children }: NotConnectedProps) {
  const { t } = useTranslation()
  const canceled = error instanceof ReauthCanceled
  return (
    <Failed title={title} said={canceled ? t('Confirm your identity to connect it.') : said}>
      {canceled && (
        <Button variant="primary" wide onClick={onRetry}>
          {t('Confirm and connect')}
        </Button>
      )}
      {children}
    </Failed>
  )
}

/** The person confirmed their identity in a window of its own, which closes itself. */
export function Confirmed() {
  const { t } = useTranslation()
  const title = t('Identity confirmed')
  useDocumentTitle(title)
  return (
    <Panel productName={settings.brand} title={title}>
      <p>{t('You can close this window and continue in the other one.')}</p>
    </Panel>
  )
}
