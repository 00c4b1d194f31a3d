import type { NetworkMap } from '@accord/contract/networks.ts'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../language/words.ts'
import { ConsolePage } from '../../pages/console-page.tsx'
import { ListView } from '../../pages/lists/list-view.tsx'
import { NoOrganizations } from '../organizations/no-organizations.tsx'
import { useNetwork, useNetworkTrail } from '../use-network.ts'
import { graphOf } from './drawing/map-graph.ts'
import { networkMapQuery } from './network-map.api.ts'
import { NetworkPicture, PictureSkeleton } from './network-picture.tsx'

export function NetworkMapScreen() {
  const { t } = useWords()
  const network = useNetwork()
  const map = useQuery({ ...networkMapQuery(network), select: drawable })

  return (
    <ConsolePage
      title={t('Map')}
      trail={useNetworkTrail({ label: t('Map') })}
      description={t('Who is in the network, and whose applications they authorized.')}
    >
      <ListView
        query={map}
        failure={t('Unexpected error fetching organizations')}
        loadingLabel={t('Loading organizations…')}
        skeleton={<PictureSkeleton />}
        empty={<NoOrganizations network={network} />}
      >
        {({ graph }) => <NetworkPicture network={network} graph={graph} />}
      </ListView>
    </ConsolePage>
  )
}

/** As a list: a network of nobody but its owner is an empty one. */
function drawable(map: NetworkMap) {
  const graph = graphOf(map)
  return { data: graph.members, graph }
}
