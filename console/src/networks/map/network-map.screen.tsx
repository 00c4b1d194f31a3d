import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { ConsolePage } from '../../pages/console-page.tsx'
import { ListView } from '../../pages/lists/list-view.tsx'
import { useLateAddress } from '../../pages/lists/use-late-address.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { saidOfOrganizations } from '../organizations/said-of-organizations.tsx'
import { useNetwork, useNetworkTrail } from '../use-network.ts'
import { networkHistoryQuery, networkMapQuery } from './network-map.api.ts'
import { NetworkPicture, PictureSkeleton } from './network-picture.tsx'

const route = getRouteApi('/signed-in/network/$id/map')

export function NetworkMapScreen() {
  const { t } = useWords()
  const network = useNetwork()
  const map = useQuery({
    ...networkMapQuery(network),
    // As a list: a network of nobody but its owner is an empty one.
    select: (known) => ({ ...known, data: known.organizations.slice(1) }),
  })
  const history = useQuery(networkHistoryQuery(network))
  const [place, setPlace] = useLateAddress(route.useSearch(), (search) =>
    addressOf('/network/$id/map', network, search),
  )

  return (
    <ConsolePage
      title={t('Map')}
      trail={useNetworkTrail({ label: t('Map') })}
      description={t('Who is in the network, and whose applications they authorized.')}
      action={
        <Button disabled={!map.data?.data.length} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      }
    >
      <ListView {...saidOfOrganizations(network, t)} query={map} skeleton={<PictureSkeleton />}>
        {(now) =>
          // Nobody is shown the map of now who asked for another.
          place.at && history.isPending ? (
            <PictureSkeleton />
          ) : (
            <NetworkPicture
              network={network}
              map={now}
              history={history}
              knownAt={map.dataUpdatedAt}
              place={place}
              onPlace={setPlace}
            />
          )
        }
      </ListView>
    </ConsolePage>
  )
}
