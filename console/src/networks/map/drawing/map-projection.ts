import type { Point } from './map-layout.ts'
import { gap } from './map-rings.ts'

export interface Size {
  width: number
  height: number
}

/** How the layout becomes pixels: wide on a wide screen, tall on a tall one. */
export interface Projection {
  /** Pixels from the middle of the picture. */
  at: (point: Point) => Point
  /** Radius of an organization's mark, in pixels. */
  mark: number
  /** How wide a name may be beside those of its neighbours, in pixels. */
  room: number
  /** Words may not reach further to either side while the whole map is seen. */
  edge: number
}

// Room at the edges for marks and the words below them.
const margin = { narrow: 28, wide: 64, y: 52 }
const narrow = 480
const mostScale = 1.5
const mostStretch = 2.2
const marks = { least: 5, most: 20 }

/** What is shown stands in the middle, be it one organization beside the owner or hundreds around it. */
export function project(points: readonly Point[], size: Size, zoom: number): Projection {
  const x = spanOf(points.map((point) => point.x))
  const y = spanOf(points.map((point) => point.y))
  const sides = size.width < narrow ? margin.narrow : margin.wide
  const across = Math.max(size.width - 2 * sides, 1) / x.length
  const down = Math.max(size.height - 2 * margin.y, 1) / y.length
  const scaleX = Math.min(across, mostScale, down * mostStretch) * zoom
  const scaleY = Math.min(down, mostScale, across * mostStretch) * zoom
  return {
    at: (point) => ({ x: (point.x - x.middle) * scaleX, y: (point.y - y.middle) * scaleY }),
    mark: Math.min(Math.max(0.3 * gap * Math.min(scaleX, scaleY), marks.least), marks.most),
    room: 1.2 * gap * scaleX,
    edge: zoom === 1 ? size.width / 2 - 4 : Infinity,
  }
}

function spanOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { middle: (least + most) / 2, length: Math.max(most - least, gap) }
}
