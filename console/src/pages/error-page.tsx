import { ApiError, explainError } from '../api/api-error.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { settings } from '../browser/settings.ts'
import { Logo } from '../ui/text/logo.tsx'
import styles from './error-page.module.css'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { ConsolePage } from './console-page.tsx'
import { renderButton } from './router-link.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Panel, PanelStack } from '../ui/layout/panel.tsx'
import { focusAwaitedTitle, useDocumentTitle } from './page-title.ts'

/** Returns the request ID for support, if the service returned one. */
export function errorReference(error: unknown, t: Translate): string | undefined {
  const id = error instanceof ApiError ? error.requestId : undefined
  return id && t('Reference {{id}}', { id })
}

/** Shows a page outside of every area, without a menu. */
function FullPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/user/profile" className={styles.home}>
          <Logo name={settings.brand} />
        </Link>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

/** Shows an error inside an area, so the menu stays available. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const { reset: forgetFailures } = useQueryErrorResetBoundary()
  const [retrying, setRetrying] = useState(false)
  // When the person leaves this page, the next one queries the service again.
  useEffect(forgetFailures, [forgetFailures])

  async function retry() {
    setRetrying(true)
    await router.invalidate()
    reset()
    setRetrying(false)
  }

  const title = t("We can't show this page")
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

/** Shows a 404 page inside an area, so the menu stays available. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const title = t('404 - Page Not Found')
  return (
    <ConsolePage title={title} trail={[{ label: title }]}>
      <EmptyState
        title={t("There's nothing at this address.")}
        action={renderButton('/user/profile', t('Home Page'), { variant: 'primary' })}
      >
        {t('The address may be mistyped, or the page may have been deleted.')}
      </EmptyState>
    </ConsolePage>
  )
}

/** Shows a 404 page that looks like the auth pages, because most people see it before they sign in. */
export function FullNotFoundPage() {
  const { t } = useTranslation()
  const title = t('404 - Page Not Found')
  useDocumentTitle(title)
  useEffect(focusAwaitedTitle, [])
  return (
    <Panel
      productName={settings.brand}
      title={title}
      context={t("There's nothing at this address.")}
    >
      <PanelStack>
        <p>{t('The address may be mistyped, or the page may have been deleted.')}</p>
        {renderButton('/user/profile', t('Home Page'), { variant: 'primary', wide: true })}
      </PanelStack>
    </Panel>
  )
}
