import { Link } from '@tanstack/react-router'
import Share2 from 'lucide-react/icons/share-2'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

export function NoCreatedNetworks() {
  const { t } = useWords()
  const { id, deletion } = useOrganization()
  return (
    <EmptyState
      title={t('No network has been created yet')}
      icon={<Share2 size={20} />}
      action={
        !deletion && (
          <Link
            to="/organization/$id/networks/new"
            params={{ id }}
            className={buttonClass({ variant: 'primary' })}
          >
            {t('Create network')}
          </Link>
        )
      }
    >
      {t(
        'Say what members share with you, then invite organizations. Nothing is shared before one of them accepts.',
      )}
    </EmptyState>
  )
}

export function NoJoinedNetworks() {
  const { t } = useWords()
  const { name } = useOrganization()
  return (
    <EmptyState title={t('No network has been joined yet')} icon={<Share2 size={20} />}>
      {t('When another organization invites {{name}}, the invitation stands here.', { name })}
    </EmptyState>
  )
}
