import { finishConnecting } from '@accord/contract/connections.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import { useEffect, useRef, useState } from 'react'
import { NotConnected, Working, explainFailure } from '../../auth-pages/finish-sign-in.tsx'
import { type AppPath, pathTo } from '../../browser/app-path.ts'
import { leaveFor } from '../../browser/redirects.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { callFor } from '../../session/act-for.ts'
import { hasSession } from '../../session/session.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { showSnackbarOnNextPage } from '../../ui/feedback/snackbar.tsx'
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

  if (!failure) return <Working title={t('Connecting…')} />
  return (
    <NotConnected
      title={t("Single sign-on wasn't connected")}
      error={failure.error}
      said={rejectionMessage(failure.error, t) ?? explainFailure(failure.error, t)}
      onRetry={() => void connect()}
    >
      <ButtonLink href={back} wide>
        {t('Back to the organization')}
      </ButtonLink>
    </NotConnected>
  )
}
