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

/**
 * Copies what is written as it is in COPY, JSON and CSV alike, up to the first byte that may mean something, and says how
 * much that was. Four bytes at a time, so that up to three more are written after them, for others to write over.
 */
export function copyPlain(from: DataView, at: number, to: DataView, end: number): number {
  const last = from.byteLength - 4
  for (let copied = 0; ; copied += 4) {
    const place = at + copied
    const bytes = place <= last ? from.getInt32(place, true) : lastBytes(from, place)
    to.setInt32(end + copied, bytes, true)
    // Each is zero in a byte that is a quote, a semicolon, a backslash. Less one, such a byte has its high bit set;
    // so has a control, less a space.
    const quotes = bytes ^ 0x22222222
    const semicolons = bytes ^ 0x3b3b3b3b
    const backslashes = bytes ^ 0x5c5c5c5c
    const first =
      ((((bytes - 0x20202020) | 0) & ~bytes) |
        (((quotes - 0x01010101) | 0) & ~quotes) |
        (((semicolons - 0x01010101) | 0) & ~semicolons) |
        (((backslashes - 0x01010101) | 0) & ~backslashes)) &
      highBits
    if (first !== 0) return copied + ((31 - Math.clz32(first & -first)) >> 3)
  }
}

/** Of four bytes. */
const highBits = 0x80808080 | 0

/** As many as there are, and controls after them. */
function lastBytes(from: DataView, at: number): number {
  let bytes = 0
  for (let index = from.byteLength - 1; index >= at; index -= 1) {
    bytes = (bytes << 8) | from.getUint8(index)
  }
  return bytes
}

export function viewOf({ buffer, byteOffset, length }: Buffer): DataView {
  return new DataView(buffer, byteOffset, length)
}

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
