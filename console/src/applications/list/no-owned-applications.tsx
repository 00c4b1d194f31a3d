import AppWindow from 'lucide-react/icons/app-window'
import { addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

export function NoOwnedApplications() {
  const { t } = useWords()
  const { id, deletion } = useOrganization()
  return (
    <EmptyState
      title={t('No application is registered yet')}
      icon={<AppWindow size={20} />}
      action={
        !deletion &&
        renderButton(
          addressOf('/organization/$id/applications/new', { id }),
          t('Create application'),
          { variant: 'primary' },
        )
      }
    >
      {t(
        'Register a program that calls the API: it gets a client ID, a secret and the scopes you choose. Other organizations can then authorize it.',
      )}
    </EmptyState>
  )
}
