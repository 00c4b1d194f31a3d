import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { explainError } from '../api/explain-error.ts'
import { useWords } from '../language/words.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { ConsolePage } from './console-page.tsx'
import { errorReference } from './error-reference.ts'
import { FullPage } from './full-page.tsx'
import { renderButton } from './router-link.tsx'

/** Inside an area: the menu stays at hand. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useWords()
  const router = useRouter()
  const { reset: forgetFailures } = useQueryErrorResetBoundary()
  const [retrying, setRetrying] = useState(false)
  // Whichever way the person leaves this page, the next one asks the service again.
  useEffect(forgetFailures, [forgetFailures])

  async function retry() {
    setRetrying(true)
    await router.invalidate()
    reset()
    setRetrying(false)
  }

  const title = t('This page cannot be shown')
  return (
    <ConsolePage title={title} trail={[{ label: title }]}>
      <ErrorState
        title={t(explainError(error))}
        retryLabel={t('Retry')}
        onRetry={() => void retry()}
        retrying={retrying}
        reference={errorReference(error, t)}
        action={renderButton('/user/profile', t('Home Page'))}
      />
    </ConsolePage>
  )
}

export function FullErrorPage(props: ErrorComponentProps) {
  return (
    <FullPage>
      <ErrorPage {...props} />
    </FullPage>
  )
}
