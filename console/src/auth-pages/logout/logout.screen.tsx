import { type ReactNode, useEffect, useRef, useState } from 'react'
import { settings } from '../../browser/settings.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'
import { loadCalls } from '../load-calls.ts'
import { NeedScript } from '../need-script.tsx'
import type { AppPath } from '../../browser/app-path.ts'
import { hasSession } from '../../session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useAfterHydration } from '../use-after-hydration.tsx'
import type { LogoutRequester } from './log-out.tsx'

export function LogoutScreen() {
  const { t } = useTranslation()
  const [signedOut, setSignedOut] = useState<ReactNode>()
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void loadCalls()
      .then(({ logOut }) => logOut())
      .then(setSignedOut)
  }, [])

  return (
    signedOut ?? (
      <Panel productName={settings.brand} title={t('Logging out...')}>
        <NeedScript />
      </Panel>
    )
  )
}

/** Asks whether to sign out, because another site or an application redirected the person here. */
export function RequestedLogoutScreen() {
  const { t } = useTranslation()
  const [agreed, setAgreed] = useState(false)
  const [asking, setAsking] = useState<LogoutRequester>()
  const signedIn = useAfterHydration(hasSession, true)

  useEffect(() => {
    void loadCalls()
      .then(({ whoAsks }) => whoAsks())
      .then(setAsking)
  }, [])

  if (agreed || !signedIn) return <LogoutScreen />
  return (
    <Panel
      productName={settings.brand}
      title={t('Sign out?')}
      context={
        asking
          ? t('{{name}} wants to sign you out.', asking)
          : t('Another site wants to sign you out.')
      }
    >
      <PanelStack>
        <Button variant="primary" wide onClick={() => setAgreed(true)}>
          {t('Sign out')}
        </Button>
        <p>
          <a href={asking?.back ?? ('/' satisfies AppPath)}>{t('Stay signed in')}</a>
        </p>
      </PanelStack>
      <NeedScript />
    </Panel>
  )
}
