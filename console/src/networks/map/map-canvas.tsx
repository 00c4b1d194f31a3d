import Maximize from 'lucide-react/icons/maximize'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useTranslation } from '../../i18n/translation.ts'
import { Button, type ButtonProps } from '../../ui/buttons/button.tsx'
import styles from './map-canvas.module.css'
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { MapGraph } from './drawing/map-graph.ts'
import { type Point, project } from './drawing/map-layout.ts'
import { picture } from './drawing/map-picture.ts'
import { MapLegend } from './map-legend.tsx'
import { MapNodes } from './map-nodes.tsx'
import { useMapView } from './use-map-view.ts'

const step = 1.5

type MapZoomProps = {
  onZoom: (by: number) => void
  fit: () => void
  canZoomIn: boolean
  canZoomOut: boolean
  isFit: boolean
}

function MapZoom({ onZoom, fit, canZoomIn, canZoomOut, isFit }: MapZoomProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.zoom}>
      <ZoomButton aria-label={t('Zoom in')} off={!canZoomIn} onClick={() => onZoom(step)}>
        <ZoomIn size={16} />
      </ZoomButton>
      <ZoomButton aria-label={t('Zoom out')} off={!canZoomOut} onClick={() => onZoom(1 / step)}>
        <ZoomOut size={16} />
      </ZoomButton>
      <ZoomButton aria-label={t('Fit')} off={isFit} onClick={fit}>
        <Maximize size={16} />
      </ZoomButton>
    </div>
  )
}

/** Shows a zoom button. At the limit, it isn't `disabled`, because it would lose the keyboard focus. */
function ZoomButton({ off, ...button }: ButtonProps & { off: boolean }) {
  return <Button size="small" iconOnly aria-disabled={off || undefined} {...button} />
}

type MapCanvasProps = {
  graph: MapGraph
  places: ReadonlyMap<string, Point>
  /** The organizations that changed at that time, or since the last visit. */
  changed: ReadonlySet<string>
  selected: string | undefined
  hovered: string | undefined
  onSelect: (id: string | undefined) => void
  onHover: (id: string | undefined) => void
}

/** Draws the network as a list box. Arrow keys move between its organizations. */
export function MapCanvas(props: MapCanvasProps) {
  const { graph, places, changed, selected, hovered, onSelect, onHover } = props
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const arrow = useId()
  const { size, view, isPrinted, dragging, show, zoomBy, ...zooming } = useMapView(frame)
  // Printed maps show no selection.
  const picked = isPrinted ? undefined : selected
  const pointedAt = isPrinted ? undefined : hovered
  const projection = useMemo(() => {
    const shown = [graph.owner, ...graph.members].map(({ id }) => places.get(id)!)
    return project(shown, size, view.zoom)
  }, [graph, places, size, view.zoom])
  const { nodes, links } = useMemo(
    () => picture(graph, places, projection, { selected: picked, hovered: pointedAt }),
    [graph, places, projection, picked, pointedAt],
  )

  const bringIntoView = useEffectEvent((id: string) => {
    const place = places.get(id)
    if (place) show(projection.at(place))
  })
  const isMeasured = size.width > 0
  useEffect(() => {
    if (selected !== undefined && isMeasured) bringIntoView(selected)
  }, [selected, isMeasured])

  /** Zooms toward the selected organization, or toward the center if none is selected. */
  function zoom(by: number) {
    const place = selected === undefined ? undefined : places.get(selected)
    const spot = place && projection.at(place)
    zoomBy(by, spot && { x: spot.x + view.x, y: spot.y + view.y })
  }

  return (
    <>
      <div
        ref={frame}
        className={classNames(styles.frame, view.zoom > 1 && styles.zoomed)}
        {...dragging}
      >
        <svg className={styles.picture} width={size.width} height={size.height}>
          <defs>
            <marker
              id={arrow}
              viewBox="0 0 8 8"
              refX="2"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M0 0.5 8 4 0 7.5Z" className={styles.arrow} />
            </marker>
          </defs>
          {/* The map is drawn only when its size is known, so that it isn't drawn twice. */}
          {isMeasured && (
            <g transform={`translate(${size.width / 2 + view.x} ${size.height / 2 + view.y})`}>
              <MapNodes
                nodes={nodes}
                links={links}
                past={graph.past}
                changed={changed}
                arrow={arrow}
                selected={picked}
                label={t('Organizations on the map')}
                onSelect={onSelect}
                onHover={onHover}
              />
            </g>
          )}
        </svg>
      </div>
      <div className={styles.below}>
        <MapLegend graph={graph} changed={changed} />
        <MapZoom {...zooming} onZoom={zoom} />
      </div>
    </>
  )
}
