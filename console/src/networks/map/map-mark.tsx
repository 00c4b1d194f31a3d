import { classNames } from '../../ui/class-names.ts'
import type { DrawnNode } from './drawing/map-picture.ts'
import styles from './map-canvas.module.css'
import { standingClass } from './standing-class.ts'

type MapMarkProps = {
  drawn: DrawnNode
  name: string
  changed: boolean
  selected: boolean
  /** By the Tab key; the others by the arrows from there. */
  reachable: boolean
  onSelect: (id: string) => void
  onHover: (id: string | undefined) => void
}

/** Standing shows in the shape: a square, a full circle, a dashed one. */
export function MapMark(props: MapMarkProps) {
  const { drawn, name, changed, selected, reachable, onSelect, onHover } = props
  const { node, at, radius, far } = drawn
  return (
    <g
      role="option"
      aria-label={name}
      aria-selected={selected}
      tabIndex={reachable ? 0 : -1}
      data-organization={node.id}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      className={classNames(styles.node, standingClass[node.standing], far && styles.far)}
      onFocus={() => onSelect(node.id)}
      onClick={() => onSelect(node.id)}
      onPointerEnter={() => onHover(node.id)}
      onPointerLeave={() => onHover(undefined)}
    >
      {/* Small marks are hit by fingers too. */}
      <circle r={Math.max(radius + 2, 12)} className={styles.target} />
      <Shape node={node} radius={radius + 5} className={styles.ring} />
      <Shape node={node} radius={radius} className={styles.shape} />
      {changed && (
        <circle cx={0.75 * radius} cy={-0.75 * radius} r="5" className={styles.changed} />
      )}
    </g>
  )
}

type ShapeProps = { node: DrawnNode['node']; radius: number; className: string | undefined }

function Shape({ node, radius, className }: ShapeProps) {
  if (node.standing !== 'owner') return <circle r={radius} className={className} />
  return (
    <rect
      x={-radius}
      y={-radius}
      width={2 * radius}
      height={2 * radius}
      rx={radius / 3}
      className={className}
    />
  )
}
