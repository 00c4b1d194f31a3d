import { useState } from 'react'
import type { Address } from '../../browser/address.ts'
import { settings } from '../../browser/settings.ts'
import { useWords } from '../../language/words.ts'
import { hasSession } from '../../session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'
import { NeedScript } from '../need-script.tsx'
import { useAfterHydration } from '../use-after-hydration.ts'
import { LogoutScreen } from './logout.screen.tsx'

/** Another site led here: whether to sign out is for the person to say, once. */
export function AskedLogoutScreen() {
  const { t } = useWords()
  const [agreed, setAgreed] = useState(false)
  const signedIn = useAfterHydration(hasSession, true)

  if (agreed || !signedIn) return <LogoutScreen />
  return (
    <Panel
      productName={settings.brand}
      title={t('Sign out?')}
      context={t('Another site asks to sign you out.')}
    >
      <PanelStack>
        <Button variant="primary" wide onClick={() => setAgreed(true)}>
          {t('Sign out')}
        </Button>
        <p>
          <a href={'/' satisfies Address}>{t('Stay signed in')}</a>
        </p>
      </PanelStack>
      <NeedScript />
    </Panel>
  )
}
