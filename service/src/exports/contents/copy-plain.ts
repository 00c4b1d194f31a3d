/**
 * Copies what JSON and CSV write alike into both, up to the first byte that may mean something, and says how much that
 * was. Four bytes at a time, so that up to three more are written after them, for others to write over.
 */
export function copyPlain(
  from: DataView,
  at: number,
  length: number,
  json: DataView,
  jsonEnd: number,
  csv: DataView,
  csvEnd: number,
): number {
  for (let copied = 0; copied < length; copied += 4) {
    const bytes = from.getInt32(at + copied, true)
    json.setInt32(jsonEnd + copied, bytes, true)
    csv.setInt32(csvEnd + copied, bytes, true)
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
    if (first !== 0) return Math.min(copied + ((31 - Math.clz32(first & -first)) >> 3), length)
  }
  return length
}

/** Of four bytes. */
const highBits = 0x80808080 | 0

/** Any bytes, in the same way. */
export function copyAll(
  from: DataView,
  at: number,
  length: number,
  to: DataView,
  end: number,
): void {
  for (let copied = 0; copied < length; copied += 4) {
    to.setInt32(end + copied, from.getInt32(at + copied, true), true)
  }
}

/** What both read from: up to three bytes more than there are, which mean nothing. */
export function readable(bytes: Buffer): DataView {
  const { buffer, byteOffset, length } = bytes
  const isFollowed = byteOffset + length + 3 <= buffer.byteLength
  return isFollowed
    ? new DataView(buffer, byteOffset, length + 3)
    : readable(Buffer.concat([bytes], length + 3).subarray(0, length))
}
