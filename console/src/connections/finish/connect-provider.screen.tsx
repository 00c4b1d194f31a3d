import { finishConnecting } from '@accord/contract/connections.ts'
import { signInOver } from '@accord/contract/factors.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import { useEffect, useRef, useState } from 'react'
import { ReauthCanceled, explainError } from '../../api/api-error.ts'
import { type AppPath, pathTo } from '../../browser/app-path.ts'
import { leaveFor } from '../../browser/redirects.ts'
import { settings } from '../../browser/settings.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { useDocumentTitle } from '../../pages/page-title.ts'
import { callFor } from '../../session/act-for.ts'
import { hasSession } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showSnackbarOnNextPage } from '../../ui/feedback/snackbar.tsx'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'
import { readFragment, removeFragment } from './fragment.ts'
import { rejectionMessage } from './rejection-message.ts'

/** Connects the person's membership to their account at the provider, after they signed in there. */
export function ConnectProviderScreen() {
  const { t } = useTranslation()
  const [fragment] = useState(() => readFragment())
  const { code = '', connection = '', organization = '' } = fragment
  const [failure, setFailure] = useState<{ error: unknown }>()
  const begun = useRef(false)
  const complete = code !== '' && isId(connection) && isId(organization)
  const title = failure ? t("Single sign-on wasn't connected") : t('Connecting…')
  useDocumentTitle(title)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    removeFragment()
    void connect()
  })

  async function connect() {
    setFailure(undefined)
    // In another browser or after signing out, there's no membership that could be connected.
    if (!complete || !hasSession()) return setFailure({ error: undefined })
    try {
      await callFor(organization, finishConnecting, { params: { id: connection }, body: { code } })
      showSnackbarOnNextPage({ kind: 'success', message: t('Single sign-on connected') })
      return await leaveFor(pathTo('/organization/$id', { id: organization }))
    } catch (error) {
      return setFailure({ error })
    }
  }

  const back = isId(organization)
    ? pathTo('/organization/$id', { id: organization })
    : ('/user/organizations' satisfies AppPath)

  return (
    <Panel productName={settings.brand} title={title}>
      {failure ? (
        <PanelStack>
          <p role="alert">{said(failure.error)}</p>
          {failure.error instanceof ReauthCanceled && (
            <Button variant="primary" wide onClick={() => void connect()}>
              {t('Confirm and connect')}
            </Button>
          )}
          <ButtonLink href={back} wide>
            {t('Back to the organization')}
          </ButtonLink>
        </PanelStack>
      ) : (
        <Loading label={t('This will take a moment.')}>
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </Loading>
      )}
    </Panel>
  )

  function said(error: unknown): string {
    if (error instanceof ReauthCanceled) return t('Confirm your identity to connect it.')
    return (
      rejectionMessage(error, t) ??
      (error instanceof Error ? t(explainError(error)) : t(signInOver.message))
    )
  }
}
