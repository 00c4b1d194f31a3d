import { useState } from 'react'

/** Which rows of a list can be chosen, and how many of them at once. */
export interface Ticking<Row> {
  keyOf: (row: Row) => string
  /** To which anything can be done together with others. */
  isTickable?: (row: Row) => boolean
  most: number
}

export interface Ticks<Row> {
  rows: readonly Row[]
  has: (row: Row) => boolean
  /** Also false once no more fit. */
  mayTick: (row: Row) => boolean
  tick: (rows: readonly Row[], on: boolean) => void
  clear: () => void
}

/** What something is to be done to together; it stays chosen on other pages and behind other filters. */
export function useTicks<Row>(ticking: Ticking<Row>): Ticks<Row> {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Row>>(new Map())
  const { keyOf, isTickable, most } = ticking

  return {
    rows: [...ticked.values()],
    has: (row) => ticked.has(keyOf(row)),
    mayTick: (row) => (isTickable?.(row) ?? true) && (ticked.size < most || ticked.has(keyOf(row))),
    tick: (rows, on) => setTicked((before) => withTicks(before, rows, on, ticking)),
    clear: () => setTicked(new Map()),
  }
}

/** As many of them more as fit, or all of them less. */
export function withTicks<Row>(
  ticked: ReadonlyMap<string, Row>,
  rows: readonly Row[],
  on: boolean,
  { keyOf, most }: Ticking<Row>,
): ReadonlyMap<string, Row> {
  const next = new Map(ticked)
  for (const row of rows) {
    const key = keyOf(row)
    if (!on) next.delete(key)
    else if (next.size < most || next.has(key)) next.set(key, row)
  }
  return next
}
