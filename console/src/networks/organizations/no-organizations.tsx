import Building2 from 'lucide-react/icons/building-2'
import { useWords } from '../../language/words.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { InviteLink } from './invite-link.tsx'

/** In place of a network's organizations, while there are none. */
export function NoOrganizations({ network }: { network: { id: string } }) {
  const { t } = useWords()
  return (
    <EmptyState
      title={t('There are no organization joined or invited.')}
      icon={<Building2 size={20} />}
      action={<InviteLink network={network} />}
    >
      {t('Search for an organization and invite it. It stands here until it joins or declines.')}
    </EmptyState>
  )
}
