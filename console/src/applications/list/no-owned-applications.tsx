import { Link } from '@tanstack/react-router'
import AppWindow from 'lucide-react/icons/app-window'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

export function NoOwnedApplications() {
  const { t } = useWords()
  const { id, deletion } = useOrganization()
  return (
    <EmptyState
      title={t('No application is registered yet')}
      icon={<AppWindow size={20} />}
      action={
        !deletion && (
          <Link
            to="/organization/$id/applications/new"
            params={{ id }}
            className={buttonClass({ variant: 'primary' })}
          >
            {t('Create application')}
          </Link>
        )
      }
    >
      {t(
        'Register a program that calls the API: it gets a client ID, a secret and the scopes you choose. Other organizations can then authorize it.',
      )}
    </EmptyState>
  )
}
