import type { Point } from './map-layout.ts'

/** Words that want to stand somewhere. */
export interface Wish {
  id: string
  text: string
  /** Where their middle may be, the best first. */
  places: readonly Point[]
  /** Stands there whatever else does. */
  forced: boolean
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export const lineHeight = 16
const letterWidth = 7
/** Or two names would read as one. */
const apart = 8

export function widthOf(text: string): number {
  return text.length * letterWidth
}

/** Which words have room, and where: they cover neither one another nor a mark. */
export function placeLabels(
  wishes: readonly Wish[],
  marks: readonly { at: Point; radius: number }[],
): Map<string, Point & { text: string }> {
  const taken = marks.map(({ at, radius }) => boxAround(at, radius * 2, radius * 2))
  const placed = new Map<string, Point & { text: string }>()
  for (const { id, text, places, forced } of wishes) {
    const boxes = places.map((place) => boxAround(place, widthOf(text) + apart, lineHeight))
    const free = boxes.findIndex((box) => !taken.some((other) => overlap(box, other)))
    const chosen = free === -1 && forced ? 0 : free
    const [place, box] = [places[chosen], boxes[chosen]]
    if (!place || !box) continue
    placed.set(id, { ...place, text })
    taken.push(box)
  }
  return placed
}

/** A name short enough to stand under a mark; the whole is told elsewhere. */
export function shortened(name: string, most: number): string {
  const letters = [...name]
  return letters.length <= most
    ? name
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

function boxAround({ x, y }: Point, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
