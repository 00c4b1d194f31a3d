import Plus from 'lucide-react/icons/plus'
import { pathTo } from '../../browser/app-path.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { renderButton } from '../../pages/router-link.tsx'
import Building2 from 'lucide-react/icons/building-2'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** Links to the page for inviting organizations. The link is hidden while the network's owner is deleted. */
export function InviteLink({ network }: { network: { id: string } }) {
  const { t } = useTranslation()
  const { deletion } = useOrganization()
  if (deletion) return null
  const words = (
    <>
      <Plus size={16} />
      {t('Invite organizations')}
    </>
  )
  return renderButton(pathTo('/network/$id/organizations/new', network), words, {
    variant: 'primary',
  })
}

function NoOrganizations({ network }: { network: { id: string } }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('There are no organization joined or invited.')}
      icon={<Building2 size={20} />}
      action={<InviteLink network={network} />}
    >
      {t('Search for an organization to invite. Pending invitations will appear here.')}
    </EmptyState>
  )
}

/** Returns the messages for a list of organizations that is loading, failed, or empty. */
export function organizationListMessages(network: { id: string }, t: Translate) {
  return {
    failure: t('Unexpected error fetching organizations'),
    loadingLabel: t('Loading organizations…'),
    empty: <NoOrganizations network={network} />,
  }
}
