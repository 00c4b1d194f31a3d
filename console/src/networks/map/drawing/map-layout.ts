import type { MapGraph } from './map-graph.ts'

/** The distance between two neighbors. */
export const gap = 100

interface Ring {
  radius: number
  count: number
}

interface OnRing {
  id: string
  x: number
  y: number
}

/** Returns the smallest number of rings that fits all of them, with equal numbers on each ring. */
function ringsFor(count: number, start: number): Ring[] {
  const radii: number[] = []
  let room = 0
  for (let radius = start; room < count; radius += gap) {
    radii.push(radius)
    room += roomOn(radius)
  }
  let left = count
  let roomLeft = room
  return radii.map((radius) => {
    const onThis = Math.round((left * roomOn(radius)) / roomLeft)
    left -= onThis
    roomLeft -= roomOn(radius)
    return { radius, count: onThis }
  })
}

function roomOn(radius: number): number {
  return Math.floor((2 * Math.PI * radius) / gap)
}

/** Gives neighbors in the list neighboring angles, on any ring with free space. */
function onRings(
  nodes: readonly { id: string }[],
  rings: readonly Ring[],
  begin: number,
): OnRing[] {
  const places = rings.flatMap(({ radius, count }, ring) =>
    Array.from({ length: count }, (_, index) => {
      // Every other ring is rotated by half a position, so that few marks line up.
      const turn = (index + ((begin + ring / 2) % 1)) / count
      return { radius, turn }
    }),
  )
  const inOrder = places.toSorted(
    (one, other) => one.turn - other.turn || one.radius - other.radius,
  )
  return nodes.flatMap(({ id }, index) => {
    const place = inOrder[index]
    if (!place) return []
    const angle = place.turn * 2 * Math.PI - Math.PI / 2
    const { radius } = place
    return { id, x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
}

export interface Point {
  x: number
  y: number
}

/**
 * Places the owner in the center, surrounded by rings of members, invited organizations, and former members. Connected
 * organizations are neighbors. The same graph always has the same layout, and marks stay in place at every point in
 * time.
 */
export function layOut(
  { owner, members }: Pick<MapGraph, 'owner' | 'members'>,
  gone: readonly { id: string }[] = [],
): Map<string, Point> {
  const places = new Map([[owner.id, { x: 0, y: 0 }]])
  const joined = members.filter(({ standing }) => standing === 'joined')
  const invited = members.filter(({ standing }) => standing === 'invited')
  let radius = 1.5 * gap
  for (const [nth, group] of [joined, invited, gone].entries()) {
    const rings = ringsFor(group.length, radius)
    // The next group starts on the opposite side if it's small, and in the gaps if it's large.
    for (const { id, x, y } of onRings(group, rings, 0.25 + nth / 2)) places.set(id, { x, y })
    radius += rings.length * gap
  }
  return places
}

export interface Size {
  width: number
  height: number
}

/** Converts the layout to pixels for wide and tall screens. */
export interface Projection {
  /** Returns the position in pixels from the picture's center. */
  at: (point: Point) => Point
  /** The radius of an organization's mark, in pixels. */
  mark: number
  /** The maximum width of a name between its neighbors, in pixels. */
  room: number
  /** The horizontal limit for labels while the whole map is visible. */
  edge: number
}

// The margins leave space for marks and their labels at the edges.
const margin = { narrow: 28, wide: 64, y: 52 }
const narrow = 480
const maxScale = 1.5
const maxStretch = 2.2
const marks = { min: 5, max: 20 }

/** Centers the points. There can be a single member or hundreds of them. */
export function project(points: readonly Point[], size: Size, zoom: number): Projection {
  const x = spanOf(points.map((point) => point.x))
  const y = spanOf(points.map((point) => point.y))
  const sides = size.width < narrow ? margin.narrow : margin.wide
  const across = Math.max(size.width - 2 * sides, 1) / x.length
  const down = Math.max(size.height - 2 * margin.y, 1) / y.length
  const scaleX = Math.min(across, maxScale, down * maxStretch) * zoom
  const scaleY = Math.min(down, maxScale, across * maxStretch) * zoom
  return {
    at: (point) => ({ x: (point.x - x.middle) * scaleX, y: (point.y - y.middle) * scaleY }),
    mark: Math.min(Math.max(0.3 * gap * Math.min(scaleX, scaleY), marks.min), marks.max),
    room: 1.2 * gap * scaleX,
    edge: zoom === 1 ? size.width / 2 - 4 : Infinity,
  }
}

function spanOf(values: readonly number[]) {
  const [least, max] = [Math.min(...values), Math.max(...values)]
  return { middle: (least + max) / 2, length: Math.max(max - least, gap) }
}
