import type { Point } from './map-layout.ts'

const bend = 0.22
const arrowLength = 8
/** Of its head, from the mark: it does not touch that. */
const headMiddle = 6
const wordsAside = 12

/** A line between two marks, and where its words may stand. */
export interface Curve {
  path: string
  /** The middle of its arrow's head. */
  head: Point
  along: Point[]
}

/** Where a mark is, and how far it reaches. */
interface End extends Point {
  reach: number
}

/** Bent, so that it is told from the straight line to the owner; it ends at the edge of the mark. */
export function curveBetween(from: End, to: End): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  const aside = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend }
  const start = towards(from, aside, from.reach)
  const end = towards(to, aside, to.reach + arrowLength)
  return {
    path: `M${written(start)}Q${written(aside)} ${written(end)}`,
    head: towards(to, aside, to.reach + headMiddle),
    // Above or below, so that words do not hide a line that lies flat.
    along: [wordsAside, -wordsAside].flatMap((away) =>
      [0.5, 0.36, 0.64].map((part) => {
        const { x, y } = pointOn(from, aside, to, part)
        return { x, y: y + (dx / length) * away }
      }),
    ),
  }
}

/** Of a quadratic Bézier curve. */
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
