import type { Network } from '@accord/contract/networks.ts'
import { useCallback, useRef, useState } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { MapGraph } from './drawing/map-graph.ts'
import { MapCanvas } from './map-canvas.tsx'
import { MapPanel } from './map-panel.tsx'
import { MapTable } from './map-table.tsx'
import styles from './network-picture.module.css'
import { focusNode } from './walk-nodes.ts'

/** The map with its legend, what is known of the selected organization, and the same as a table. */
export function NetworkPicture({ network, graph }: { network: Network; graph: MapGraph }) {
  const [selected, setSelected] = useState<string>()
  const [hovered, setHovered] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const node = [graph.owner, ...graph.members].find(({ id }) => id === selected)

  const showOnMap = useCallback((id: string) => {
    frame.current?.scrollIntoView({ block: 'nearest' })
    focusNode(frame.current, id)
  }, [])

  return (
    <>
      <div ref={frame} className={styles.frame}>
        <div className={styles.map}>
          <MapCanvas
            graph={graph}
            selected={node?.id}
            hovered={hovered}
            onSelect={setSelected}
            onHover={setHovered}
          />
        </div>
        <MapPanel network={network} graph={graph} node={node} />
      </div>
      <MapTable graph={graph} onShow={showOnMap} />
    </>
  )
}

export function PictureSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton shape="circle" />
    </div>
  )
}
