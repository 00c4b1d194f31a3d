import { expect, test } from 'vitest'
import { graphOf } from './map-graph.ts'
import { lineHeight, picture } from './map-picture.ts'
import { type Point, project } from './map-layout.ts'

const nobody = { selected: undefined, hovered: undefined }

/**
 * Returns the positions of the names of an owner and one member, with or without authorized applications between them.
 */
function names(member: Point, links: ('to' | 'from')[], edge = 400) {
  const graph = graphOf({
    organizations: [
      { id: 'owner', name: 'Northside', shares: [], standing: 'owner' },
      { id: 'member', name: 'Maple', shares: [], standing: 'joined' },
    ],
    authorizations: links.map((way) => ({
      application: { id: way, name: 'Scheduler' },
      owner: way === 'to' ? 'owner' : 'member',
      organization: way === 'to' ? 'member' : 'owner',
    })),
  })
  const places = new Map([
    ['owner', { x: 0, y: 0 }],
    ['member', member],
  ])
  const projection = { at: (point: Point) => point, mark: 20, room: 200, edge }
  const { nodes } = picture(graph, places, projection, nobody)
  return Object.fromEntries(
    nodes.map(({ node, at, label }) => [
      node.id,
      [Math.sign(label!.x - at.x), Math.sign(label!.y - at.y)],
    ]),
  )
}

const below = [0, 1]
const above = [0, -1]

test('a name is below its mark unless an arrowhead is there', () => {
  expect(names({ x: 0, y: -200 }, [])).toEqual({ owner: below, member: below })
  expect(names({ x: 0, y: -200 }, ['to'])).toEqual({ owner: below, member: above })
  expect(names({ x: 0, y: 200 }, ['to', 'from'])).toEqual({ owner: above, member: below })
})

test('names at the outermost marks keep a distance from the edge', () => {
  const size = { width: 328, height: 400 }
  const organizations = ['owner', 'above', 'below'].map((id, index) => ({
    id,
    name: id,
    shares: [],
    standing: index === 0 ? ('owner' as const) : ('joined' as const),
  }))
  const places = new Map(
    organizations.map(({ id }, index) => [id, { x: 0, y: [0, -300, 300][index]! }]),
  )
  const projection = project([...places.values()], size, 1)
  const { nodes } = picture(
    graphOf({ organizations, authorizations: [] }),
    places,
    projection,
    nobody,
  )
  for (const { at, label } of nodes) {
    // If there's no space below, the name is above.
    const reach = Math.abs(at.y) + Math.abs(label!.y - at.y) + lineHeight / 2
    expect(size.height / 2 - reach).toBeGreaterThanOrEqual(8)
  }
})
