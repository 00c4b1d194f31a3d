import type { MapGraph } from './map-graph.ts'
import { gap, onRings, ringsFor } from './map-rings.ts'

export interface Point {
  x: number
  y: number
}

/**
 * The owner in the middle, around it those that joined, further out those that are invited, and outermost those that were
 * there before. Whoever shares applications follows one another. The same graph always gives the same picture, and
 * nobody moves from one moment to another.
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
    // The next ones opposite, where there are few; between the others, where there are many.
    for (const { id, x, y } of onRings(group, rings, 0.25 + nth / 2)) places.set(id, { x, y })
    radius += rings.length * gap
  }
  return places
}
