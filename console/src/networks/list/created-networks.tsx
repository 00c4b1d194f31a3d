import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { NothingFound } from '../../pages/lists/nothing-found.tsx'
import { PagedList } from '../../pages/lists/paged-list.tsx'
import type { SearchedPlace } from '../../pages/lists/searched-place.tsx'
import { ItemCards, ItemCardSkeletons } from '../../ui/layout/item-card.tsx'
import { networksPerPage, networksQuery } from '../networks.api.ts'
import { CreatedNetworkCard } from './created-network-card.tsx'
import { NetworkSection } from './network-section.tsx'
import { NoCreatedNetworks } from './no-networks.tsx'

/** What the organization created itself. */
export function CreatedNetworks(place: SearchedPlace) {
  const { t } = useWords()
  const { id } = useOrganization()
  const networks = useQuery(networksQuery(id, 'created', place.page, place.search))
  const title = t('Networks created')

  return (
    <NetworkSection title={title} total={networks.data?.__meta.total}>
      <PagedList
        page={place.page}
        hrefOf={(page) => place.hrefOf(page, place.search)}
        query={networks}
        perPage={networksPerPage}
        pagesLabel={t('Pages of networks created')}
        failure={t('Unexpected error fetching networks')}
        loadingLabel={t('Loading networks…')}
        skeleton={<ItemCardSkeletons facts />}
        empty={
          place.search === undefined ? (
            <NoCreatedNetworks />
          ) : (
            <NothingFound everything={place.hrefOf(1, undefined)} />
          )
        }
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
