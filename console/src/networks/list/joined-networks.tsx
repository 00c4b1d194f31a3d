import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { NothingFound } from '../../pages/lists/nothing-found.tsx'
import { PagedList } from '../../pages/lists/paged-list.tsx'
import type { SearchedPlace } from '../../pages/lists/searched-place.tsx'
import { ItemCards, ItemCardSkeletons } from '../../ui/layout/item-card.tsx'
import { networksPerPage, networksQuery } from '../networks.api.ts'
import { InvitedNetworkCard } from './invited-network-card.tsx'
import { JoinedNetworkCard } from './joined-network-card.tsx'
import { NetworkSection } from './network-section.tsx'
import { NoJoinedNetworks } from './no-networks.tsx'

/** Networks of others: those the organization is in, and those it is invited to. */
export function JoinedNetworks(place: SearchedPlace) {
  const { t } = useWords()
  const { id } = useOrganization()
  const networks = useQuery(networksQuery(id, 'joined', place.page, place.search))
  const heading = useRef<HTMLHeadingElement>(null)
  const title = t('Networks invited/joined')

  return (
    <NetworkSection title={title} total={networks.data?.__meta.total} titleRef={heading}>
      <PagedList
        page={place.page}
        hrefOf={(page) => place.hrefOf(page, place.search)}
        query={networks}
        perPage={networksPerPage}
        pagesLabel={t('Pages of networks invited/joined')}
        failure={t('Unexpected error fetching networks')}
        loadingLabel={t('Loading networks…')}
        skeleton={<ItemCardSkeletons facts />}
        empty={
          place.search === undefined ? (
            <NoJoinedNetworks />
          ) : (
            <NothingFound everything={place.hrefOf(1, undefined)} />
          )
        }
      >
        {(rows) => (
          <ItemCards label={title}>
            {rows.map(({ invitation, ...network }) =>
              invitation?.acceptedAt ? (
                <JoinedNetworkCard
                  key={network.id}
                  network={network}
                  membership={invitation}
                  onAnswered={() => heading.current?.focus()}
                />
              ) : (
                invitation && (
                  <InvitedNetworkCard key={network.id} network={network} invitation={invitation} />
                )
              ),
            )}
          </ItemCards>
        )}
      </PagedList>
    </NetworkSection>
  )
}
