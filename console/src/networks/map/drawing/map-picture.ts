import { type Curve, curveBetween } from './map-curve.ts'
import { applicationsOf, type MapGraph, type MapLink, type MapNode, nearTo } from './map-graph.ts'
import { lineHeight, placeLabels, shortened, widthOf, type Wish } from './map-labels.ts'
import type { Point } from './map-layout.ts'
import type { Projection } from './map-projection.ts'

export interface Label extends Point {
  text: string
}

interface Drawn {
  /** Absent where there is no room for it. */
  label: Label | undefined
  /** Selected, or an end of it is. */
  near: boolean
  /** Something else is selected that it has nothing to do with. */
  far: boolean
}

export interface DrawnNode extends Drawn {
  node: MapNode
  at: Point
  radius: number
}

export interface DrawnLink extends Drawn {
  link: MapLink
  path: string
}

interface Pointed {
  selected: string | undefined
  hovered: string | undefined
}

const longestName = 24
const shortestName = 10
const ownerIsLarger = 1.3
/** From the middle of a rounded square to its corner, where half a side is 1. */
const cornerOfOwner = 1.28
const headReach = 6
/** Names of smaller marks are told only where somebody points. */
const leastMarkWithName = 8
/** All names of a crowd of lines would be a crowd themselves. */
const mostLinksWithNames = 12

/** Where everything is drawn, in pixels from the middle, and which words there is room for. */
export function picture(
  graph: MapGraph,
  places: ReadonlyMap<string, Point>,
  { at, mark, room, edge }: Projection,
  { selected, hovered }: Pointed,
): { nodes: DrawnNode[]; links: DrawnLink[] } {
  const most = Math.min(Math.max(Math.floor(room / widthOf('m')), shortestName), longestName)
  const all = [graph.owner, ...graph.members]
  const chosen = all.find(({ id }) => id === selected)
  const near = chosen && nearTo(chosen).add(graph.owner.id)

  const nodes = all.map((node) => ({
    node,
    at: at(places.get(node.id) ?? { x: 0, y: 0 }),
    radius: node === graph.owner ? mark * ownerIsLarger : mark,
    near: node === chosen,
    far: near !== undefined && !near.has(node.id),
  }))
  const ends = new Map(
    nodes.map(({ node, at: spot, radius }) => [
      node.id,
      { ...spot, reach: node === graph.owner ? radius * cornerOfOwner : radius },
    ]),
  )
  const links = graph.links.flatMap((link) => {
    const [from, to] = [ends.get(link.from), ends.get(link.to)]
    if (!from || !to) return []
    const touches = chosen !== undefined && (link.from === selected || link.to === selected)
    const curve = curveBetween(from, to)
    return { link, curve, near: touches, far: chosen !== undefined && !touches }
  })

  const wishes = [
    ...nodes.toSorted((one, other) => weight(other.node) - weight(one.node)).map(nameWish),
    ...links.toSorted((one, other) => Number(other.near) - Number(one.near)).map(linkWish),
  ]
  // Words give way to heads of arrows too: without them nobody knows which way a line goes.
  const heads = links.map(({ curve }) => ({ at: curve.head, radius: headReach }))
  const labels = placeLabels(wishes, [...nodes, ...heads])
  return {
    nodes: nodes.map((drawn) => ({ ...drawn, label: labels.get(drawn.node.id) })),
    links: links.map(({ curve, ...drawn }) => ({
      ...drawn,
      path: curve.path,
      label: labels.get(drawn.link.id),
    })),
  }

  /** What is pointed at comes first, then the owner and what it has to do with, then the busiest. */
  function weight(node: MapNode): number {
    if (isPointedAt(node)) return 1e9
    return near?.has(node.id) || node === graph.owner ? 1e6 : applicationsOf(node)
  }

  function isPointedAt({ id }: MapNode) {
    return id === selected || id === hovered
  }

  function nameWish({ node, at: spot, radius }: (typeof nodes)[number]): Wish {
    const text = shortened(node.name, isPointedAt(node) ? longestName : most)
    const reach = edge - widthOf(text) / 2
    const x = Math.min(Math.max(spot.x, -reach), reach)
    const away = radius + lineHeight / 2 + 7
    const roomy = mark >= leastMarkWithName
    const forced = isPointedAt(node) || (roomy && node === graph.owner)
    const wanted = forced || roomy || near?.has(node.id)
    const aside = radius + widthOf(text) / 2 + 7
    const around = [
      { x, y: spot.y + away },
      { x, y: spot.y - away },
      ...[aside, -aside]
        .map((by) => ({ x: spot.x + by, y: spot.y }))
        .filter((place) => Math.abs(place.x) <= reach),
    ]
    return { id: node.id, text, places: wanted ? around : [], forced }
  }

  function linkWish({
    link,
    curve,
    near: touches,
  }: {
    link: MapLink
    curve: Curve
    near: boolean
  }) {
    const [first = '', ...more] = link.applications
    const text = shortened(first, longestName) + (more.length > 0 ? ` +${more.length}` : '')
    const wanted = touches || (!chosen && graph.links.length <= mostLinksWithNames)
    return { id: link.id, text, places: wanted ? curve.along : [], forced: false }
  }
}
