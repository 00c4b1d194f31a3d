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
  // The owner stands in the middle of the layout, and stays there however the others lie.
  let [wide, tall] = [gap / 2, gap / 2]
  for (const { x, y } of points) {
    wide = Math.max(wide, Math.abs(x))
    tall = Math.max(tall, Math.abs(y))
  }
  const sides = size.width < narrow ? margin.narrow : margin.wide
  const across = Math.max(size.width - 2 * sides, 1) / (2 * wide)
  const down = Math.max(size.height - 2 * margin.y, 1) / (2 * tall)
  const scaleX = Math.min(across, mostScale, down * mostStretch) * zoom
  const scaleY = Math.min(down, mostScale, across * mostStretch) * zoom
  return {
    at: ({ x, y }) => ({ x: x * scaleX, y: y * scaleY }),
    mark: Math.min(Math.max(0.3 * gap * Math.min(scaleX, scaleY), marks.least), marks.most),
    edge: zoom === 1 ? size.width / 2 - 4 : Infinity,
  }
}
