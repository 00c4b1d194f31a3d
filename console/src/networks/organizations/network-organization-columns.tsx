import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import type { Network } from '@accord/contract/networks.ts'
import { useWords } from '../../language/words.ts'
import type { TableColumn } from '../../ui/layout/table.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { NetworkOrganizationActions } from './network-organization-actions.tsx'
import { NetworkOrganizationDates } from './network-organization-dates.tsx'
import { NetworkOrganizationShares } from './network-organization-shares.tsx'
import styles from './network-organizations.module.css'
import { useNetworkOrganizationChanges } from './use-network-organization-changes.tsx'

/** The table's columns, with what the network's owner may do to each row. */
export function useNetworkOrganizationColumns(network: Network): TableColumn<NetworkInvitation>[] {
  const { t } = useWords()
  const changes = useNetworkOrganizationChanges(network)

  return [
    {
      id: 'organization',
      header: t('Organization'),
      cell: ({ organization }) => (
        <>
          <div className={styles.name}>{organization.name}</div>
          {organization.city && <div className={styles.detail}>{organization.city}</div>}
        </>
      ),
    },
    { id: 'status', header: t('Status'), cell: (place) => <Status place={place} /> },
    {
      id: 'shares',
      header: t('Shares'),
      cell: (place) => <NetworkOrganizationShares place={place} />,
    },
    {
      id: 'since',
      header: t('Since'),
      cell: (place) => <NetworkOrganizationDates place={place} />,
    },
    {
      id: 'actions',
      header: t('Actions'),
      hideHeader: true,
      align: 'end',
      cell: (place) => (
        <NetworkOrganizationActions
          place={place}
          resending={changes.resending.doing?.id === place.id}
          justResent={changes.justResent(place)}
          ending={changes.removing.doing?.id === place.id}
          onResend={() => void changes.resending.run(place)}
          onRemove={() => void changes.removing.run(place)}
        />
      ),
    },
  ]
}

function Status({ place }: { place: NetworkInvitation }) {
  const { t } = useWords()
  const { organization, joined, expired } = place
  if (organization.deleted) return <Chip tone="danger">{t('Deleted')}</Chip>
  if (joined) return <Chip tone="success">{t('Joined')}</Chip>
  return expired ? (
    <Chip tone="danger">{t('Expired')}</Chip>
  ) : (
    <Chip tone="warning">{t('Invited')}</Chip>
  )
}
