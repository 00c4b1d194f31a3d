import styles from './map-canvas.module.css'
import { classNames } from '../../ui/class-names.ts'
import type { DrawnLink, DrawnNode, Label } from './drawing/map-picture.ts'
import { type KeyboardEvent, memo, useRef } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { initialsOf } from '../../ui/text/avatar.tsx'
import { nodeName } from './map-labels.ts'
import { focusNode, isLetter, nextNode, findNodeByName, typedAhead } from './walk-nodes.ts'

const membershipStateClass = {
  owner: styles.owner,
  joined: styles.joined,
  invited: styles.invited,
}

type MapMarkProps = {
  drawn: DrawnNode
  name: string
  changed: boolean
  selected: boolean
  /** Whether the Tab key reaches this mark. The arrow keys reach the others. */
  reachable: boolean
  onSelect: (id: string) => void
  onHover: (id: string | undefined) => void
}

/**
 * Draws a mark whose shape shows the state: a square for the owner, a circle for members, and a dashed circle for
 * invitations.
 */
function MapMark(props: MapMarkProps) {
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
      className={classNames(styles.node, membershipStateClass[node.standing], far && styles.far)}
      onFocus={() => onSelect(node.id)}
      onClick={() => onSelect(node.id)}
      onPointerEnter={() => onHover(node.id)}
      onPointerLeave={() => onHover(undefined)}
    >
      {/* The target is larger than the mark, so that fingers can hit it. */}
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

type MapNodesProps = {
  nodes: readonly DrawnNode[]
  links: readonly DrawnLink[]
  past: boolean
  changed: ReadonlySet<string>
  /** The ID of the arrowhead. */
  arrow: string
  selected: string | undefined
  label: string
  onSelect: (id: string | undefined) => void
  onHover: (id: string | undefined) => void
}

const leastWithInitials = 14

/** Draws the marks. They're memoized, because they don't change while the map is only moved. */
export const MapNodes = memo(function MapNodes(props: MapNodesProps) {
  const { t } = useTranslation()
  const { nodes, links, past, changed, arrow, selected, label, onSelect, onHover } = props
  const [owner] = nodes
  const typed = useRef({ letters: '', at: 0 })

  function walk(event: KeyboardEvent<SVGGElement>) {
    if (event.key === 'Escape') return onSelect(undefined)
    const all = nodes.map(({ node }) => node)
    const { organization: current } = (event.target as SVGElement).dataset
    const next = isLetter(event)
      ? findNodeByName((typed.current = typedAhead(typed.current, event)).letters, all, current)
      : nextNode(event.key, all, current)
    if (next === undefined) return
    event.preventDefault()
    // A letter that moves the focus must not trigger a shortcut.
    event.stopPropagation()
    focusNode(event.currentTarget, next)
  }

  return (
    <>
      <g aria-hidden="true" className={classNames(nodes.length > 40 && styles.crowd)}>
        {nodes.slice(1).map(({ node, at, near, far }) => (
          <line
            key={node.id}
            x1={owner?.at.x}
            y1={owner?.at.y}
            x2={at.x}
            y2={at.y}
            className={classNames(
              styles.spoke,
              membershipStateClass[node.standing],
              near && styles.near,
              far && styles.far,
            )}
          />
        ))}
        {links.map(({ link, path, near, far }) => (
          <path
            key={link.id}
            d={path}
            className={classNames(styles.link, near && styles.near, far && styles.far)}
          />
        ))}
      </g>
      <g role="listbox" aria-label={label} onKeyDown={walk}>
        {nodes.map((drawn) => (
          <MapMark
            key={drawn.node.id}
            drawn={drawn}
            name={nodeName(drawn.node, { past, changed: changed.has(drawn.node.id) }, t)}
            changed={changed.has(drawn.node.id)}
            selected={drawn.node.id === selected}
            reachable={drawn.node.id === (selected ?? owner?.node.id)}
            onSelect={onSelect}
            onHover={onHover}
          />
        ))}
      </g>
      <g aria-hidden="true" className={styles.initials}>
        {nodes
          .filter(({ radius }) => radius >= leastWithInitials)
          .map(({ node, at }) => (
            <text
              key={node.id}
              x={at.x}
              y={at.y}
              dy="0.35em"
              className={membershipStateClass[node.standing]}
            >
              {initialsOf(node.name)}
            </text>
          ))}
      </g>
      <g aria-hidden="true" className={styles.words}>
        {links.map(({ link, label: words }) => (
          <Words key={link.id} label={words} className={styles.application} />
        ))}
        {nodes.map(({ node, label: words, far }) => (
          <Words
            key={node.id}
            label={words}
            className={classNames(styles.name, far && styles.farName)}
          />
        ))}
      </g>
      {/* Arrowheads are drawn above all labels, which would hide them. */}
      <g aria-hidden="true" className={styles.heads}>
        {links.map(({ link, path, far }) => (
          <path
            key={link.id}
            d={path}
            markerEnd={`url(#${arrow})`}
            className={classNames(styles.link, far && styles.far)}
          />
        ))}
      </g>
    </>
  )
})

function Words({ label, className }: { label: Label | undefined; className?: string | undefined }) {
  if (!label) return null
  return (
    <text x={label.x} y={label.y} dy="0.35em" className={className}>
      {label.text}
    </text>
  )
}
