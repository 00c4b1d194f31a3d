import type { Network, NetworkHistory, NetworkMap } from '@accord/contract/networks.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { serviceTime } from '../../browser/service-clock.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { formatAbsoluteTime } from '../../ui/text/format-time.ts'
import { graphOf } from './drawing/map-graph.ts'
import { layOut } from './drawing/map-layout.ts'
import { goneFrom, mapBefore, momentsOf, stepsUntil, useUnseen } from './history/past-map.ts'
import { TimeBar } from './history/time-bar.tsx'
import { MapCanvas } from './map-canvas.tsx'
import { MapPanel } from './map-panel.tsx'
import { MapTable } from './map-table.tsx'
import styles from './network-map.module.css'
import { focusNode } from './walk-nodes.ts'
import { getRouteApi } from '@tanstack/react-router'
import { pathTo } from '../../browser/app-path.ts'
import { ConsolePage } from '../../pages/console-page.tsx'
import { ListView } from '../../pages/lists/paged-list.tsx'
import { useLateAddress } from '../../pages/lists/list-search.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { organizationListMessages } from '../organizations/no-organizations.tsx'
import { useNetwork, useNetworkTrail } from '../use-network.ts'
import { networkHistoryQuery, networkMapQuery } from './network-map.api.ts'

/** The selected organization and the point in time. If there's no time, the map shows the current state. */
interface MapPlace {
  organization?: string | undefined
  at?: string | undefined
}

type NetworkPictureProps = {
  network: Network
  map: NetworkMap
  /** The history, which the current map doesn't need. */
  history: UseQueryResult<NetworkHistory>
  /** The time at which the map was loaded, according to the browser's clock. */
  knownAt: number
  place: MapPlace
  onPlace: (change: (known: MapPlace) => MapPlace) => void
}

const none: NetworkHistory['changes'] = []

/** Shows the map with its legend and history, details of the selected organization, and the same data as a table. */
export function NetworkPicture(props: NetworkPictureProps) {
  const { network, map, history, knownAt, place, onPlace } = props
  const { language } = useTranslation()
  const [hovered, setHovered] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)

  const { changes = none, since = '' } = history.data ?? {}
  const moments = useMemo(() => momentsOf(changes), [changes])
  const places = useMemo(() => layOut(graphOf(map), goneFrom(map, changes)), [map, changes])
  const step = stepsUntil(place.at, moments)
  const past = step < moments.length
  const graph = useMemo(
    () => (past ? graphOf(mapBefore(map, moments.slice(step)), past) : graphOf(map)),
    [map, moments, past, step],
  )
  const unseen = useUnseen(network.id, history.data)
  const changed = useMemo(() => {
    const shown = past ? moments[step - 1]?.changes : unseen
    return new Set(shown?.map(({ organization }) => organization.id))
  }, [past, moments, step, unseen])
  const node = [graph.owner, ...graph.members].find(({ id }) => id === place.organization)

  const select = useCallback(
    (organization: string | undefined) => onPlace((known) => ({ ...known, organization })),
    [onPlace],
  )
  const showOnMap = useCallback((id: string) => {
    frame.current?.scrollIntoView({ block: 'nearest' })
    focusNode(frame.current, id)
  }, [])
  const shown = past ? (moments[step - 1]?.at ?? since) : serviceTime(knownAt)
  const time = formatAbsoluteTime(new Date(shown), language)

  return (
    <>
      <p className={styles.sheet}>
        {network.name} · {time}
      </p>
      <div ref={frame} className={styles.frame} data-full>
        <div className={styles.map}>
          <MapCanvas
            graph={graph}
            places={places}
            changed={changed}
            selected={node?.id}
            hovered={hovered}
            onSelect={select}
            onHover={setHovered}
          />
          <TimeBar
            network={network}
            history={history}
            moments={moments}
            step={step}
            time={time}
            unseen={unseen}
            onStep={(next) => {
              // Before the first change, the network was empty.
              const at = moments[next - 1]?.at ?? network.createdAt
              onPlace((known) => ({ ...known, at: next < moments.length ? at : undefined }))
            }}
          />
        </div>
        <MapPanel
          network={network}
          graph={graph}
          onMap={map.organizations.length - 1}
          node={node}
          onShow={showOnMap}
          onShowAll={() => select(undefined)}
        />
      </div>
      <MapTable graph={graph} onShow={showOnMap} />
    </>
  )
}

export function PictureSkeleton() {
  return (
    <div className={styles.waiting} data-full>
      <Skeleton shape="circle" />
    </div>
  )
}

const route = getRouteApi('/signed-in/network/$id/map')

export function NetworkMapScreen() {
  const { t } = useTranslation()
  const network = useNetwork()
  const map = useQuery({
    ...networkMapQuery(network),
    // The organizations are treated as a list, so that a network without members counts as empty.
    select: (known) => ({ ...known, data: known.organizations.slice(1) }),
  })
  const history = useQuery(networkHistoryQuery(network))
  const [place, setPlace] = useLateAddress(route.useSearch(), (search) =>
    pathTo('/network/$id/map', network, search),
  )

  return (
    <ConsolePage
      title={t('Map')}
      trail={useNetworkTrail({ label: t('Map') })}
      description={t(
        "See the network's members and the applications they've authorized from one another.",
      )}
      action={
        <Button disabled={!map.data?.data.length} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      }
    >
      <ListView
        {...organizationListMessages(network, t)}
        query={map}
        skeleton={<PictureSkeleton />}
      >
        {(now) =>
          // The current map doesn't appear while a past one is loading.
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
