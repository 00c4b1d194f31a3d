import type { Network } from '@accord/contract/networks.ts'
import type { Translate } from '@accord/contract/translation.ts'
import { pathTo } from '../../browser/app-path.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { renderManage } from '../../pages/router-link.tsx'
import { NetworkCard, NetworkSection, NoCreatedNetworks } from './network-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useOrganization } from '../../organizations/use-organization.ts'
import { PagedItems } from '../../pages/lists/paged-items.tsx'
import type { ListLocation } from '../../pages/lists/list-search.tsx'
import type { TableColumn } from '../../ui/layout/table.tsx'
import { formatShares } from '../../permissions/scope-sentences.ts'
import { networksPerPage, networksQuery } from '../networks.api.ts'

/** Formats the number of members, such as '1 organization joined · 2 invited'. */
function formatMemberCount(
  { joined, invited }: NonNullable<Network['members']>,
  t: Translate,
): string {
  const open = invited > 0 ? ` · ${t('{{count}} invited', { count: invited })}` : ''
  return joinedInWords(joined, t) + open
}

function joinedInWords(count: number, t: Translate): string {
  if (count === 0) return t('No organization has joined yet')
  return t('{{count}} organizations joined', {
    count,
    defaultValue_one: '{{count}} organization joined',
  })
}

function CreatedNetworkCard({ network }: { network: Network }) {
  const { t } = useTranslation()
  const { name, shares, members } = network

  return (
    <NetworkCard
      network={network}
      facts={members && formatMemberCount(members, t)}
      sharing={t('Members let you:')}
      shares={shares}
      action={renderManage(pathTo('/network/$id', network), name, t)}
    />
  )
}

function createdColumns(t: Translate): TableColumn<Network>[] {
  return [
    {
      id: 'shares',
      header: t('Requested data'),
      roomy: true,
      cell: ({ shares }) => formatShares(shares, t),
    },
    {
      id: 'members',
      header: t('Organizations'),
      cell: ({ members }) => members && formatMemberCount(members, t),
    },
    {
      id: 'actions',
      header: t('Actions'),
      hideHeader: true,
      align: 'end',
      cell: (network) => renderManage(pathTo('/network/$id', network), network.name, t),
    },
  ]
}

/** Lists the networks that the organization owns. */
export function CreatedNetworks(place: ListLocation) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const networks = useQuery(networksQuery(id, 'created', place.page, place.search))
  const title = t('Networks created')

  return (
    <NetworkSection title={title} total={networks.data?.__meta.total}>
      <PagedItems
        place={place}
        query={networks}
        perPage={networksPerPage}
        label={title}
        header={t('Network')}
        pagesLabel={t('Created networks pagination')}
        failure={t('Unexpected error fetching networks')}
        loadingLabel={t('Loading networks…')}
        none={<NoCreatedNetworks />}
        itemOf={(network) => network}
        columns={createdColumns(t)}
      >
        {(network) => <CreatedNetworkCard key={network.id} network={network} />}
      </PagedItems>
    </NetworkSection>
  )
}
