import type { Point, Projection } from './map-layout.ts'
import { type MapGraph, type MapLink, type MapNode, applicationsOf, nearTo } from './map-graph.ts'

const bend = 0.22
const arrowLength = 8
/** The distance from the mark to the middle of the arrowhead, so that they don't touch. */
const headMiddle = 6
const wordsAside = 12

/** A line between two marks, with the possible positions of its label. */
interface Curve {
  path: string
  /** The middle of the arrowhead. */
  head: Point
  along: Point[]
}

/** The position and radius of a mark. */
interface End extends Point {
  reach: number
}

/** Returns a curve, which differs from the straight line to the owner. It ends at the edge of the mark. */
function curveBetween(from: End, to: End): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  const aside = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend }
  const start = towards(from, aside, from.reach)
  const end = towards(to, aside, to.reach + arrowLength)
  return {
    path: `M${written(start)}Q${written(aside)} ${written(end)}`,
    head: towards(to, aside, to.reach + headMiddle),
    // The label is above or below, so that it doesn't cover a horizontal line.
    along: [wordsAside, -wordsAside].flatMap((away) =>
      [0.5, 0.36, 0.64].map((part) => {
        const { x, y } = pointOn(from, aside, to, part)
        return { x, y: y + (dx / length) * away }
      }),
    ),
  }
}

/** Returns a point on a quadratic Bézier curve. */
function pointOn(from: Point, aside: Point, to: Point, part: number): Point {
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2]
  return { x: a * from.x + b * aside.x + c * to.x, y: a * from.y + b * aside.y + c * to.y }
}

function towards(from: Point, to: Point, distance: number): Point {
  const part = distance / (Math.hypot(to.x - from.x, to.y - from.y) || 1)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

function written({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`
}

/** A label to place. */
export interface WantedLabel {
  id: string
  text: string
  /** The possible centers, best first. */
  places: readonly Point[]
  /** Whether the label is placed even if it covers something. */
  forced: boolean
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export const lineHeight = 16
const letterWidth = 7
/** The minimum distance at which two names don't read as one. */
const apart = 8

export function widthOf(text: string): number {
  return text.length * letterWidth
}

/** Places labels so that they don't cover each other or a mark. Labels for which there's no space are left out. */
export function placeLabels(
  wantedLabels: readonly WantedLabel[],
  marks: readonly { at: Point; radius: number }[],
): Map<string, Point & { text: string }> {
  const taken = marks.map(({ at, radius }) => boxAround(at, radius * 2, radius * 2))
  const placed = new Map<string, Point & { text: string }>()
  for (const { id, text, places, forced } of wantedLabels) {
    const boxes = places.map((place) => boxAround(place, widthOf(text) + apart, lineHeight))
    const free = boxes.findIndex((box) => !taken.some((other) => overlap(box, other)))
    const chosen = free === -1 && forced ? 0 : free
    const [place, box] = [places[chosen], boxes[chosen]]
    if (!place || !box) continue
    placed.set(id, { ...place, text })
    taken.push(box)
  }
  return placed
}

/** Shortens a name to fit below a mark. The full name appears elsewhere. */
export function shortened(name: string, max: number): string {
  const letters = [...name]
  return letters.length <= max
    ? name
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}

function boxAround({ x, y }: Point, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

export interface Label extends Point {
  text: string
}

interface Drawn {
  /** This is undefined if there's no space for a label. */
  label: Label | undefined
  /** Whether the element or one of its ends is selected. */
  near: boolean
  /** Whether something unrelated is selected. */
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
/** The distance from a rounded square's center to its corner, relative to half of its side. */
const cornerOfOwner = 1.28
const headReach = 6
/** The minimum radius at which a mark shows its name. Smaller marks show it only on hover or selection. */
const leastMarkWithName = 8
/** The maximum number of lines that show their names. With more lines, the names would be too crowded. */
const maxLinksWithNames = 12

/** Computes the position of each element, in pixels from the center, and which labels fit. */
export function picture(
  graph: MapGraph,
  places: ReadonlyMap<string, Point>,
  { at, mark, room, edge }: Projection,
  { selected, hovered }: Pointed,
): { nodes: DrawnNode[]; links: DrawnLink[] } {
  const max = Math.min(Math.max(Math.floor(room / widthOf('m')), shortestName), longestName)
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

  const wantedLabels = [
    ...nodes.toSorted((one, other) => weight(other.node) - weight(one.node)).map(nameLabel),
    ...links.toSorted((one, other) => Number(other.near) - Number(one.near)).map(linkLabel),
  ]
  // Labels must also avoid arrowheads, which show a line's direction.
  const heads = links.map(({ curve }) => ({ at: curve.head, radius: headReach }))
  const labels = placeLabels(wantedLabels, [...nodes, ...heads])
  return {
    nodes: nodes.map((drawn) => ({ ...drawn, label: labels.get(drawn.node.id) })),
    links: links.map(({ curve, ...drawn }) => ({
      ...drawn,
      path: curve.path,
      label: labels.get(drawn.link.id),
    })),
  }

  /**
   * Ranks labels: first the hovered or selected one, then the owner and its connections, and then by the number of
   * applications.
   */
  function weight(node: MapNode): number {
    if (isPointedAt(node)) return 1e9
    return near?.has(node.id) || node === graph.owner ? 1e6 : applicationsOf(node)
  }

  function isPointedAt({ id }: MapNode) {
    return id === selected || id === hovered
  }

  function nameLabel({ node, at: spot, radius }: (typeof nodes)[number]): WantedLabel {
    const text = shortened(node.name, isPointedAt(node) ? longestName : max)
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

  function linkLabel({
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
    const wanted = touches || (!chosen && graph.links.length <= maxLinksWithNames)
    return { id: link.id, text, places: wanted ? curve.along : [], forced: false }
  }
}
