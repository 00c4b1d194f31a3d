import { useQuery } from '@tanstack/react-query'
import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { PagedList } from '../../pages/lists/paged-list.tsx'
import { ItemCards, ItemCardSkeletons } from '../../ui/layout/item-card.tsx'
import { networksPerPage, networksQuery } from '../networks.api.ts'
import { CreatedNetworkCard } from './created-network-card.tsx'
import { NetworkSection } from './network-section.tsx'
import { NoCreatedNetworks } from './no-networks.tsx'

type ListPlace = { page: number; hrefOf: (page: number) => Address }

/** What the organization created itself. */
export function CreatedNetworks(place: ListPlace) {
  const { t } = useWords()
  const { id } = useOrganization()
  const networks = useQuery(networksQuery(id, 'created', place.page))
  const title = t('Networks created')

  return (
    <NetworkSection title={title} total={networks.data?.__meta.total}>
      <PagedList
        {...place}
        query={networks}
        perPage={networksPerPage}
        pagesLabel={t('Pages of networks created')}
        failure={t('Unexpected error fetching networks')}
        loadingLabel={t('Loading networks…')}
        skeleton={<ItemCardSkeletons facts />}
        empty={<NoCreatedNetworks />}
      >
        {(rows) => (
          <ItemCards label={title}>
            {rows.map((network) => (
              <CreatedNetworkCard key={network.id} network={network} />
            ))}
          </ItemCards>
        )}
      </PagedList>
    </NetworkSection>
  )
}
