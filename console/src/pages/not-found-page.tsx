import { useWords } from '../language/words.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ConsolePage } from './console-page.tsx'
import { FullPage } from './full-page.tsx'
import { renderButton } from './router-link.tsx'

/** Inside an area: the menu stays at hand. */
export function NotFoundPage() {
  const { t } = useWords()
  const title = t('404 - Page Not Found')
  return (
    <ConsolePage title={title} trail={[{ label: title }]}>
      <EmptyState
        title={t('Nothing is at this address.')}
        action={renderButton('/user/profile', t('Home Page'), { variant: 'primary' })}
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
