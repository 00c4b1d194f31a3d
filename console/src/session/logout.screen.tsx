import { useEffect, useRef, useState } from 'react'
import { loadCalls } from '../front-door/load-calls.ts'
import { NeedScript } from '../front-door/need-script.tsx'
import { pagePaths } from '../front-door/page-paths.ts'
import { useWords } from '../language/words.ts'
import { settings } from '../settings.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Panel, PanelStack } from '../ui/panel.tsx'
import { afterLogout } from './after-logout.ts'
import { leaveFor, leaveForAnswer } from './leave-for.ts'

export function LogoutScreen() {
  const { t } = useWords()
  const outside = useLogout()

  if (!outside) {
    return (
      <Panel productName={settings.brand} title={t('Logging out...')}>
        <NeedScript />
      </Panel>
    )
  }
  return (
    <Panel
      productName={settings.brand}
      title={t('You are signed out')}
      context={t('The page you came from wants to take you to another site.')}
    >
      <PanelStack>
        <ButtonLink href={outside.href} rel="noreferrer" variant="primary" wide>
          {t('Continue to {{host}}', { host: outside.host })}
        </ButtonLink>
        <p>
          <a href={pagePaths['sign-in']}>{t('Sign in again')}</a>
        </p>
      </PanelStack>
    </Panel>
  )
}

/** Signs out once and goes on; an address that no application vouches for is handed back for the person to choose. */
function useLogout(): URL | undefined {
  const [outside, setOutside] = useState<URL>()
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void logout().then(setOutside)
  }, [])

  return outside
}

async function logout(): Promise<URL | undefined> {
  const { signOut, isRegisteredOrigin } = await loadCalls()
  await signOut()
  const next = afterLogout(new URLSearchParams(location.search).get('redirect'))
  if ('path' in next) return leaveFor(next.path)
  const { outside } = next
  return (await isRegisteredOrigin(outside.origin)) ? leaveForAnswer(outside.href) : outside
}
