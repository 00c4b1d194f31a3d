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
  /** Words may not reach further to either side while the whole map is seen. */
  edge: number
}

// Room at the edges for marks and the words below them.
const margin = { narrow: 28, wide: 64, y: 44 }
const narrow = 480
const mostScale = 1.5
const mostStretch = 1.8
const marks = { least: 5, most: 20 }

export function project(points: Iterable<Point>, size: Size, zoom: number): Projection {
  let [left, right, top, bottom] = [0, 0, 0, 0]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const sides = size.width < narrow ? margin.narrow : margin.wide
  const across = Math.max(size.width - 2 * sides, 1) / Math.max(right - left, gap)
  const down = Math.max(size.height - 2 * margin.y, 1) / Math.max(bottom - top, gap)
  const scaleX = Math.min(across, mostScale, down * mostStretch) * zoom
  const scaleY = Math.min(down, mostScale, across * mostStretch) * zoom
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  return {
    at: ({ x, y }) => ({ x: (x - middle.x) * scaleX, y: (y - middle.y) * scaleY }),
    mark: Math.min(Math.max(0.3 * gap * Math.min(scaleX, scaleY), marks.least), marks.most),
    edge: zoom === 1 ? size.width / 2 - 4 : Infinity,
  }
}
