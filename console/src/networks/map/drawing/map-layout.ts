import {
  forceCollide,
  forceLink,
  forceRadial,
  forceSimulation,
  type SimulationNodeDatum,
} from 'd3-force'
import type { MapGraph, MapLink, MapNode } from './map-graph.ts'
import { gap, onRings, ringsFor } from './map-rings.ts'

const nearest = 1.5 * gap
/** A larger crowd stays on its rings: to move it would take longer than anybody likes to wait. */
const mostMoved = 300
const steps = { together: 30, apart: 24 }

export interface Point {
  x: number
  y: number
}

interface Placed extends SimulationNodeDatum {
  id: string
  radius: number
}

/**
 * The owner in the middle, around it those that joined, further out those that are invited; whoever
 * shares applications moves together. The same graph always gives the same picture.
 */
export function layOut({ owner, members, links }: MapGraph): Map<string, Point> {
  const joined = members.filter(({ standing }) => standing === 'joined')
  const invited = members.filter(({ standing }) => standing === 'invited')
  const inner = ringsFor(joined.length, nearest)
  const outer = ringsFor(invited.length, nearest + inner.length * gap)
  const placed: Placed[] = [
    { id: owner.id, radius: 0, fx: 0, fy: 0 },
    ...onRings(joined, inner, 0.25),
    // Opposite, where there are few; between those that joined, where there are many.
    ...onRings(invited, outer, 0.75),
  ]

  if (placed.length <= mostMoved) moveTogether(placed, links, owner)
  return new Map(placed.map(({ id, x = 0, y = 0 }) => [id, { x, y }]))
}

function moveTogether(placed: Placed[], links: readonly MapLink[], owner: MapNode) {
  const among = links.filter(({ from, to }) => from !== owner.id && to !== owner.id)
  const simulation = forceSimulation(placed)
    .force('ring', forceRadial<Placed>(({ radius }) => radius).strength(0.6))
    .force(
      'apart',
      forceCollide(gap * 0.48)
        .strength(1)
        .iterations(3),
    )
    .force(
      'together',
      forceLink<Placed, { source: string; target: string }>(
        among.map(({ from, to }) => ({ source: from, target: to })),
      )
        .id(({ id }) => id)
        .distance(gap)
        .strength(0.04),
    )
    .stop()
    .tick(steps.together)
  // What was pulled too close has its room again.
  simulation.force('together', null).tick(steps.apart)
}
