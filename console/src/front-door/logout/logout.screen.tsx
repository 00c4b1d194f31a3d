import { type ReactNode, useEffect, useRef, useState } from 'react'
import { settings } from '../../browser/settings.ts'
import { useWords } from '../../language/words.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { loadCalls } from '../load-calls.ts'
import { NeedScript } from '../need-script.tsx'

export function LogoutScreen() {
  const { t } = useWords()
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
