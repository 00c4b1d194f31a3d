import { describe, expect, test } from 'vitest'
import { graphOf } from './map-graph.ts'
import { type Point, gap, layOut, project } from './map-layout.ts'
import { lineHeight, picture, widthOf } from './map-picture.ts'

/** Creates an owner, members (every third one is only invited), and some applications. */
function aMap(members: number) {
  return {
    organizations: Array.from({ length: members + 1 }, (_, index) => ({
      id: `o${index}`,
      name: `Organization ${index}`,
      shares: [],
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

describe.each([1, 2, 12, 60, 200, 600])('a map of an owner and %i more', (members) => {
  const graph = graphOf(aMap(members))
  const places = layOut(graph)
  const points = [...places.values()]

  test('the same graph always produces the same picture', () => {
    expect([...layOut(graphOf(aMap(members)))]).toEqual([...places])
  })

  test('every organization has its own place', () => {
    expect(points).toHaveLength(members + 1)
    const closest = Math.min(
      ...points.map((point, index) =>
        Math.min(...points.slice(index + 1).map((other) => distance(point, other))),
      ),
    )
    expect(closest).toBeGreaterThan(0.75 * gap)
  })

  test('former members on a map are outermost and don’t move anyone else', () => {
    const gone = [{ id: 'x' }, { id: 'y' }]
    const withThem = layOut(graph, gone)
    expect([...withThem].slice(0, -2)).toEqual([...places])
    const farthest = Math.max(...points.map((point) => distance(point, { x: 0, y: 0 })))
    for (const { id } of gone) {
      expect(distance(withThem.get(id)!, { x: 0, y: 0 })).toBeGreaterThan(farthest)
    }
  })

  test.each([
    [360, 400],
    [900, 480],
    [1600, 700],
  ])('a map on %i x %i pixels is centered, and no name covers another', (width, height) => {
    const projection = project(points, { width, height }, 1)
    const shown = points.map((point) => projection.at(point))
    for (const side of ['x', 'y'] as const) {
      const values = shown.map((point) => point[side])
      expect(Math.min(...values) + Math.max(...values)).toBeCloseTo(0)
    }
    const { nodes } = picture(graph, places, projection, {
      selected: undefined,
      hovered: undefined,
    })
    const names = nodes.flatMap(({ label }) => label ?? [])
    if (members <= 12) expect(names.length).toBeGreaterThanOrEqual(width > 360 ? members + 1 : 2)
    for (const [index, one] of names.entries()) {
      for (const other of names.slice(index + 1)) {
        const besides = Math.abs(one.x - other.x) >= (widthOf(one.text) + widthOf(other.text)) / 2
        expect(
          besides || Math.abs(one.y - other.y) >= lineHeight,
          `${one.text} ${other.text}`,
        ).toBe(true)
      }
    }
  })

  test('the owner is in the center, and invited organizations are further out than members', () => {
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
