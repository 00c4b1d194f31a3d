export interface Column {
  name: string
  /** What it holds decides how it is read and written. A list comes as JSON, because its elements may hold anything. */
  kind: keyof typeof types | 'list'
}

/** To what each kind is cast, for COPY's binary format. */
export const types = {
  text: 'text',
  uuid: 'uuid',
  /** Bytes, as hex. */
  hex: 'bytea',
  /** The same, of use to those who check rows by a program alone: in JSON Lines, and in no cell. */
  proof: 'bytea',
  time: 'timestamptz',
  number: 'bigint',
  boolean: 'boolean',
  json: 'jsonb',
} as const

/** Rows in both formats of an export. The bytes are good as long as the batch is under way. */
export interface Formatted {
  json: Buffer
  csv: Buffer
  rows: number
}

/** Bytes that mean something in JSON or CSV. */
export const byte = {
  tab: 9,
  newline: 10,
  carriageReturn: 13,
  quote: 34,
  apostrophe: 39,
  comma: 44,
  semicolon: 59,
  backslash: 92,
  closingBrace: 125,
} as const

export function viewOf({ buffer, byteOffset, length }: Buffer): DataView {
  return new DataView(buffer, byteOffset, length)
}

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
