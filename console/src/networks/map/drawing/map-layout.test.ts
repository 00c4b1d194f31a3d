import { describe, expect, test } from 'vitest'
import { graphOf } from './map-graph.ts'
import { layOut, type Point } from './map-layout.ts'
import { gap } from './map-rings.ts'

/** An owner, members of whom every third is invited, and some applications among them. */
function aMap(members: number) {
  return {
    organizations: Array.from({ length: members + 1 }, (_, index) => ({
      id: `o${index}`,
      name: `Organization ${index}`,
      standing:
        index === 0 ? ('owner' as const) : index % 3 ? ('joined' as const) : ('invited' as const),
    })),
    authorizations: Array.from({ length: members }, (_, index) => ({
      application: { id: `a${index % 7}`, name: `Application ${index % 7}` },
      owner: `o${index % 7}`,
      organization: `o${((index * 13) % members) + 1}`,
    })).filter(({ owner, organization }) => owner !== organization),
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

describe.each([1, 2, 12, 200, 600])('a map of an owner and %i more', (members) => {
  const graph = graphOf(aMap(members))
  const places = layOut(graph)
  const points = [...places.values()]

  test('the same graph gives the same picture', () => {
    expect([...layOut(graphOf(aMap(members)))]).toEqual([...places])
  })

  test('everybody has a place, and nobody stands on another', () => {
    expect(points).toHaveLength(members + 1)
    const closest = Math.min(
      ...points.map((point, index) =>
        Math.min(...points.slice(index + 1).map((other) => distance(point, other))),
      ),
    )
    expect(closest).toBeGreaterThan(0.75 * gap)
  })

  test('the owner is in the middle, and who is invited is further out than who joined', () => {
    expect(places.get('o0')).toEqual({ x: 0, y: 0 })
    const farthest = (standing: string, pick: (...numbers: number[]) => number) =>
      pick(
        ...graph.members
          .filter((node) => node.standing === standing)
          .map(({ id }) => distance(places.get(id)!, { x: 0, y: 0 })),
      )
    if (members < 3) return
    expect(farthest('invited', Math.min)).toBeGreaterThan(farthest('joined', Math.max) - gap / 2)
  })
})
