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

/** Rows in both formats of an export: the bytes are good until the next but one are formatted, the rest until the next. */
export interface Formatted {
  json: Lines
  csv: Lines
  rows: number
}

/** Rows in one format, and where in it each of their fields begins. */
export interface Lines {
  bytes: Buffer
  starts: Int32Array
  perRow: number
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

/** Memory that is used again, and as large as it ever had to be. */
export function growing<Memory extends { length: number }>(
  make: (room: number) => Memory,
): (room: number) => Memory {
  let memory = make(0)
  return (room) => {
    if (memory.length < room) memory = make(room)
    return memory
  }
}

/** Memory that threads share. */
export function shared(room: number): Buffer {
  return Buffer.from(new SharedArrayBuffer(room))
}

/** Two of them in turn: what was formatted last is still read when the next is. */
export function sharedInTurn(): (room: number) => Buffer {
  const memories = [growing(shared), growing(shared)] as const
  let turn = 0
  return (room) => memories[(turn ^= 1) as 0 | 1](room)
}

/**
 * Frees the memory of bytes that nobody reads any more, where they are alone in it. Collections come for such by what they
 * add up to: one for every few dozen megabytes, and each looks at all that the thread has.
 */
export function letGo({ buffer, byteLength }: Uint8Array) {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
