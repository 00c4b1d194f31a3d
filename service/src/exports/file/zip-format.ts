/** What a ZIP file says of one of its files. */
export interface ZipEntry {
  name: string
  /** Where its header begins. */
  offset: number
  crc: number
  /** Bytes, deflated and as they were. */
  packed: number
  size: number
}

/** Sizes from here on do not fit into 32 bits; then the format's 64-bit fields are used (ZIP64). */
const full = 0xffffffff
const manyEntries = 0xffff

const deflated = 8
/** Names are UTF-8; sizes follow the data, because they are not known before. */
const flags = 0x0808

export function localHeader(name: string, at: Date): Buffer {
  const path = Buffer.from(name)
  return bytes(
    [4, 0x04034b50],
    [2, 20],
    ...commonFields(at),
    ...[4, 4, 4].map((width): Field => [width, 0]),
    [2, path.length],
    [2, 0],
    path,
  )
}

/** Follows the data. */
export function dataDescriptor({ crc, packed, size }: ZipEntry): Buffer {
  const width = packed >= full || size >= full ? 8 : 4
  return bytes([4, 0x08074b50], [4, crc], [width, packed], [width, size])
}

export function directoryRecord(entry: ZipEntry, at: Date): Buffer {
  const { name, crc, packed, size, offset } = entry
  const path = Buffer.from(name)
  const large = [size, packed, offset].some((value) => value >= full)
  const extra = large
    ? bytes([2, 1], [2, 24], [8, size], [8, packed], [8, offset])
    : Buffer.alloc(0)
  return bytes(
    [4, 0x02014b50],
    // Made on Unix, where the file's mode has a meaning.
    [2, 0x033f],
    [2, large ? 45 : 20],
    ...commonFields(at),
    [4, crc],
    ...[packed, size].map((value): Field => [4, large ? full : value]),
    [2, path.length],
    [2, extra.length],
    ...[2, 2, 2].map((width): Field => [width, 0]),
    // A regular file that its owner may change and everybody may read.
    [4, 0o100644 * 0x10000],
    [4, large ? full : offset],
    path,
    extra,
  )
}

/** The directory's own place and length; a reader looks here first. */
export function directoryEnd(count: number, offset: number, length: number): Buffer {
  const large = count >= manyEntries || offset >= full || length >= full
  const long = large
    ? bytes(
        [4, 0x06064b50],
        [8, 44],
        [2, 0x033f],
        [2, 45],
        [4, 0],
        [4, 0],
        ...[count, count, length, offset].map((value): Field => [8, value]),
        [4, 0x07064b50],
        [4, 0],
        [8, offset + length],
        [4, 1],
      )
    : Buffer.alloc(0)
  return bytes(
    long,
    [4, 0x06054b50],
    [4, 0],
    ...[count, count].map((value): Field => [2, large ? manyEntries : value]),
    ...[length, offset].map((value): Field => [4, large ? full : value]),
    [2, 0],
  )
}

function commonFields(at: Date): Field[] {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return [
    [2, flags],
    [2, deflated],
    [2, time],
    [2, day],
  ]
}

type Field = [width: number, value: number] | Buffer

/** Numbers in the order of the format: the lowest byte first. */
function bytes(...fields: Field[]): Buffer {
  return Buffer.concat(
    fields.map((field) => {
      if (Buffer.isBuffer(field)) return field
      const [width, value] = field
      const number = Buffer.alloc(width)
      number.writeUIntLE(value, 0, Math.min(width, 6))
      return number
    }),
  )
}
