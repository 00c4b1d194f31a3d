import type { PageName } from '@accord/contract/front-door.ts'
import { useEffect } from 'react'
import { useWords } from '../language/words.ts'
import { SnackbarRegion } from '../ui/feedback/snackbar.tsx'
import { pageAnswers } from './early/taking-over.ts'
import { pages } from './pages.tsx'

/** What is prerendered and what takes it over in the browser: the same tree, or React would redraw it. */
export function FrontDoor({ page }: { page: PageName }) {
  const { t } = useWords()
  const { Screen } = pages[page]
  // After the effects of the page itself: what was sent before is sent now.
  useEffect(() => void dispatchEvent(new Event(pageAnswers)), [])
  return (
    <>
      <Screen />
      <SnackbarRegion labels={{ region: t('Notifications'), close: t('Close') }} />
    </>
  )
}
