import { useEffect, useRef, useState } from 'react'
import { ReauthCanceled, explainError } from '../api/api-error.ts'
import { NotConnected, Working, explainFailure } from '../auth-pages/finish-sign-in.tsx'
import type { AppPath } from '../browser/app-path.ts'
import { loadStored, removeStored } from '../browser/browser-storage.ts'
import { leaveFor } from '../browser/redirects.ts'
import { settings } from '../browser/settings.ts'
import { readFragment, removeFragment } from '../connections/finish/fragment.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Fact } from '../invitations/invitation-details.tsx'
import details from '../invitations/invitation-details.module.css'
import { useDocumentTitle } from '../pages/page-title.ts'
import { pathAfterSignIn } from '../session/after-sign-in.ts'
import { useUser } from '../session/session.api.ts'
import { hasSession } from '../session/session.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { showSnackbarOnNextPage } from '../ui/feedback/snackbar.tsx'
import { Panel, PanelStack } from '../ui/layout/panel.tsx'
import { connectProvider } from './social-sign-in.api.ts'

/**
 * Connects a provider to the account of the signed-in person. They come from the account page by way of the provider, or
 * they began with the provider and signed in to their account afterward.
 */
export function ConnectAccountScreen() {
  const [{ code }] = useState(() => readFragment())
  const [waiting] = useState(() => loadStored('connectProvider'))
  if (code !== undefined) return <ConnectNow code={code} />
  if (waiting && hasSession()) return <AskToConnect {...waiting} />
  return <Failed error={undefined} onRetry={() => {}} />
}

/** The person began on the account page, so they aren't asked again. */
function ConnectNow({ code }: { code: string }) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<{ error: unknown }>()
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    removeFragment()
    void connect()
  })

  async function connect() {
    setFailure(undefined)
    // In another browser or after signing out, there's no account to connect it to.
    if (!hasSession()) return setFailure({ error: undefined })
    try {
      const { provider } = await connectProvider(code)
      showSnackbarOnNextPage({
        kind: 'success',
        message: t('{{name}} connected', { name: provider.name }),
      })
      return await leaveFor('/user/account')
    } catch (error) {
      return setFailure({ error })
    }
  }

  if (failure) return <Failed error={failure.error} onRetry={() => void connect()} />
  return <Working title={t('Connecting…')} />
}

type Waiting = { code: string; provider: string; email: string | null }

/** Asks first, because someone else may have begun in this browser. */
function AskToConnect({ code, provider, email }: Waiting) {
  const { t } = useTranslation()
  const title = t('Connect {{name}} to your account?', { name: provider })
  useDocumentTitle(title)
  const own = useUser()?.email
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()

  async function connect() {
    setPending(true)
    setError(undefined)
    try {
      await connectProvider(code)
      showSnackbarOnNextPage({
        kind: 'success',
        message: t('{{name}} connected', { name: provider }),
      })
      await leave()
    } catch (failure) {
      setError(failure)
    } finally {
      setPending(false)
    }
  }

  function leave() {
    removeStored('connectProvider')
    return leaveFor(pathAfterSignIn())
  }

  return (
    <Panel
      productName={settings.brand}
      title={title}
      context={t('From now on, you can sign in to your account with it.')}
    >
      <PanelStack>
        {error !== undefined && !(error instanceof ReauthCanceled) && (
          <Notice kind="error">{t(explainError(error))}</Notice>
        )}
        <dl className={details.details}>
          <Fact term={provider} long>
            {email ?? '–'}
          </Fact>
          <Fact term={t('Your account')} long>
            {own ?? <Skeleton width="medium" />}
          </Fact>
        </dl>
        <div className={details.answers}>
          <Button variant="primary" wide pending={pending} onClick={() => void connect()}>
            {t('Connect {{name}}', { name: provider })}
          </Button>
          <Button wide onClick={() => void leave()}>
            {t('Not now')}
          </Button>
        </div>
      </PanelStack>
    </Panel>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <NotConnected
      title={t("The provider wasn't connected")}
      error={error}
      said={explainFailure(error, t)}
      onRetry={onRetry}
    >
      <ButtonLink href={'/user/account' satisfies AppPath} wide>
        {t('Back to your account')}
      </ButtonLink>
    </NotConnected>
  )
}
