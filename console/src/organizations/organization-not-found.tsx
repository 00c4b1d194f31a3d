import { useWords } from '../language/words.ts'
import { ConsolePage } from '../pages/console-page.tsx'
import { renderButton } from '../pages/router-link.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'

export function OrganizationNotFound() {
  const { t } = useWords()
  return (
    <ConsolePage
      title={t('Organization')}
      trail={[
        { label: t('Organizations'), href: '/user/organizations' },
        { label: t('Organization') },
      ]}
    >
      <EmptyState
        title={t('The organization you are looking for is not found.')}
        action={renderButton('/user/profile', t('Home Page'), { variant: 'primary' })}
      >
        {t('It may have been removed, or you are no longer a member of it.')}
      </EmptyState>
    </ConsolePage>
  )
}
