import { useWords } from '../../language/words.ts'
import { classNames } from '../../ui/class-names.ts'
import type { DrawnNode } from './drawing/map-picture.ts'
import styles from './map-canvas.module.css'
import { nodeName } from './map-words.ts'

type MapMarkProps = {
  drawn: DrawnNode
  selected: boolean
  /** By the Tab key; the others by the arrows from there. */
  reachable: boolean
  onSelect: (id: string) => void
  onHover: (id: string | undefined) => void
}

/** Standing shows in the shape: a square, a full circle, a dashed one. */
export function MapMark({ drawn, selected, reachable, onSelect, onHover }: MapMarkProps) {
  const { t } = useWords()
  const { node, at, radius, far } = drawn
  return (
    <g
      role="option"
      aria-label={nodeName(node, t)}
      aria-selected={selected}
      tabIndex={reachable ? 0 : -1}
      data-organization={node.id}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      className={classNames(styles.node, styles[node.standing], far && styles.far)}
      onFocus={() => onSelect(node.id)}
      onClick={() => onSelect(node.id)}
      onPointerEnter={() => onHover(node.id)}
      onPointerLeave={() => onHover(undefined)}
    >
      {/* Small marks are hit by fingers too. */}
      <circle r={Math.max(radius + 2, 12)} className={styles.target} />
      <Shape node={node} radius={radius + 5} className={styles.ring} />
      <Shape node={node} radius={radius} className={styles.shape} />
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
