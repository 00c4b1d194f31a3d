import { type ComponentType, useEffect, useState } from 'react'
import { Banner, type BannerMessage } from '../front-door/banner.tsx'
import { pagePaths } from '../front-door/page-paths.ts'
import { useWords } from '../language/words.ts'
import { VerificationPanel } from './verification-panel.tsx'

/** The rest of the page comes when it is needed: the pages before sign-in are one script, kept small. */
export function VerifyEmailScreen() {
  const { t } = useWords()
  const [Loaded, setLoaded] = useState<ComponentType>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    import('./sign-up-verification.tsx').then(
      ({ SignUpVerification }) => setLoaded(() => SignUpVerification),
      () => setFailed(true),
    )
  }, [])

  if (Loaded) return <Loaded />
  return (
    <VerificationPanel
      verification={failed ? { state: 'failed', said: '' } : { state: 'underway' }}
      next={{ href: pagePaths['sign-in'], label: t('Continue to sign in') }}
      AskAgain={OnlyWhy}
    />
  )
}

function OnlyWhy({ reason }: { reason: BannerMessage }) {
  return <Banner message={reason} />
}
