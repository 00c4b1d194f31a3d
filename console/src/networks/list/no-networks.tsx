import Share2 from 'lucide-react/icons/share-2'
import { addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

export function NoCreatedNetworks() {
  const { t } = useWords()
  const { id, deletion } = useOrganization()
  return (
    <EmptyState
      title={t('No network has been created yet')}
      icon={<Share2 size={20} />}
      action={
        !deletion &&
        renderButton(addressOf('/organization/$id/networks/new', { id }), t('Create network'), {
          variant: 'primary',
        })
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
