import { type ComponentType, useEffect, useState } from 'react'
import { settings } from '../../browser/settings.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { loadCalls } from '../load-calls.ts'
import { NeedScript } from '../need-script.tsx'

/** Loads the rest of the page on demand, because all auth pages share one small script. */
export function VerifyEmailScreen() {
  const { t } = useTranslation()
  const [Loaded, setLoaded] = useState<ComponentType>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    loadCalls()
      .then(({ loadVerification }) => loadVerification())
      .then(
        ({ SignUpVerification }) => setLoaded(() => SignUpVerification),
        () => setFailed(true),
      )
  }, [])

  if (Loaded) return <Loaded />
  return (
    <Panel
      productName={settings.brand}
      title={failed ? t('Unable to verify email!') : t('Verifying your email address…')}
    >
      <p role="status">
        {failed
          ? t('We were unable to process your request. Please try again later.')
          : t('This will take a moment.')}
      </p>
      <NeedScript />
    </Panel>
  )
}
