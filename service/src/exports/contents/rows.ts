export interface Column {
  name: string
  /** What it holds decides how it is written. */
  kind: 'text' | 'time' | 'number' | 'boolean' | 'list' | 'json'
}

/** The bytes are good as long as it is under way. */
export interface Formatted {
  bytes: Buffer
  rows: number
}

/**
 * Whole lines of COPY's text format in one of those of an export. PostgreSQL could write both formats itself, but it would have to read everything twice, and its JSON alone takes longer than all of this.
 * Byte by byte, because strings would leave a hundred megabytes of garbage between two collections.
 */
export type RowFormatter = (lines: Buffer) => Formatted

/** Bytes that mean something in COPY, JSON or CSV. */
export const byte = {
  tab: 9,
  newline: 10,
  carriageReturn: 13,
  space: 32,
  quote: 34,
  apostrophe: 39,
  comma: 44,
  semicolon: 59,
  N: 78,
  T: 84,
  Z: 90,
  backslash: 92,
  t: 116,
  v: 118,
  closingBrace: 125,
} as const

/** Of a time in UTC, as PostgreSQL ends it. */
export const zone = '+00'

/** So many batches are worked on at once: while one is deflated, the next one is formatted. */
export const mostUnderWay = 2

/** Memory in turn, so that nobody writes over a batch that is still under way. */
export function memoryInTurn(): (room: number) => Buffer {
  const kept = Array.from({ length: mostUnderWay }, () => Buffer.alloc(0))
  let turn = 0
  return (room) => {
    turn = (turn + 1) % kept.length
    if (kept[turn]!.length < room) kept[turn] = Buffer.allocUnsafeSlow(room)
    return kept[turn]!
  }
}
