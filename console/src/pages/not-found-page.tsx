import { Link } from '@tanstack/react-router'
import { useWords } from '../language/words.ts'
import { buttonClass } from '../ui/buttons/button-class.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ConsolePage } from './console-page.tsx'
import { FullPage } from './full-page.tsx'

/** Inside an area: the menu stays at hand. */
export function NotFoundPage() {
  const { t } = useWords()
  const title = t('404 - Page Not Found')
  return (
    <ConsolePage title={title} trail={[{ label: title }]}>
      <EmptyState
        title={t('Nothing is at this address.')}
        action={
          <Link to="/user/profile" className={buttonClass({ variant: 'primary' })}>
            {t('Home Page')}
          </Link>
        }
      >
        {t('It may be mistyped, or what was here has been removed.')}
      </EmptyState>
    </ConsolePage>
  )
}

export function FullNotFoundPage() {
  return (
    <FullPage>
      <NotFoundPage />
    </FullPage>
  )
}
