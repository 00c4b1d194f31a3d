/** Positions that follow each other, both ends included. */
export interface Range {
  from: number
  to: number
}

/** Positions come in their order. */
export function addTo(ranges: Range[], position: number) {
  const last = ranges.at(-1)
  if (last?.to === position - 1) last.to = position
  else ranges.push({ from: position, to: position })
}

export function rangesOf(positions: Iterable<number>): Range[] {
  const ranges: Range[] = []
  for (const position of [...positions].toSorted((one, other) => one - other)) {
    addTo(ranges, position)
  }
  return ranges
}

/** The first position of a range that stands in none of the others, which may overlap. */
export function firstOutside(others: readonly Range[], { from, to }: Range): number | undefined {
  let next = from
  for (const other of others.toSorted((one, another) => one.from - another.from)) {
    if (other.from <= next && other.to >= next) next = other.to + 1
  }
  return next > to ? undefined : next
}
