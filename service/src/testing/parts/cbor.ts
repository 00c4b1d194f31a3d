/** As much of CBOR (RFC 8949) as an authenticator writes. */
export function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') {
    const bytes = Buffer.from(value)
    return Buffer.concat([head(3, bytes.length), bytes])
  }
  if (value instanceof Map) {
    return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)])
  }
  throw new Error(`No authenticator writes ${String(value)}.`)
}

function head(kind: number, amount: number): Buffer {
  if (amount < 24) return Buffer.of((kind << 5) | amount)
  if (amount < 256) return Buffer.of((kind << 5) | 24, amount)
  return Buffer.of((kind << 5) | 25, amount >> 8, amount & 255)
}
