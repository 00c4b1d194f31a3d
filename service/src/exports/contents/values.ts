// Values of PostgreSQL's binary format as text. Each is written from `end` on, and the answer is where it ends.

const digits = '0123456789abcdef'
/** Two digits for each byte, and for each number below a hundred. */
const hex = Uint16Array.from({ length: 256 }, (_, value) => pair(value >> 4, value & 15))
const decimal = Uint16Array.from({ length: 100 }, (_, value) => pair((value / 10) | 0, value % 10))

function pair(first: number, second: number): number {
  return digits.charCodeAt(first) | (digits.charCodeAt(second) << 8)
}

const [zero, minus, dot, colon, letterZ] = [0x30, 0x2d, 0x2e, 0x3a, 0x5a]

export function writeHex(
  from: DataView,
  at: number,
  length: number,
  to: DataView,
  end: number,
): number {
  let index = 0
  for (; index + 1 < length; index += 2) {
    const two = from.getUint16(at + index)
    to.setInt32(end + 2 * index, hex[two >> 8]! | (hex[two & 255]! << 16), true)
  }
  if (index < length) to.setUint16(end + 2 * index, hex[from.getUint8(at + index)]!, true)
  return end + 2 * length
}

export function writeUuid(from: DataView, at: number, to: DataView, end: number): number {
  let place = writeHex(from, at, 4, to, end)
  for (let part = 4; part < 10; part += 2) {
    to.setUint8(place, minus)
    place = writeHex(from, at + part, 2, to, place + 1)
  }
  to.setUint8(place, minus)
  return writeHex(from, at + 10, 6, to, place + 1)
}

/** Of 64 bits; those of the database's numbers that do not fit into one of ours are written the slow way. */
export function writeNumber(from: DataView, at: number, to: DataView, end: number): number {
  const value = longAt(from, at)
  if (!Number.isSafeInteger(value)) return writeText(String(from.getBigInt64(at)), to, end)
  let rest = Math.abs(value)
  let length = value < 0 ? 2 : 1
  for (let most = 10; most <= rest; most *= 10) length += 1
  if (value < 0) to.setUint8(end, minus)
  let place = end + length
  do {
    to.setUint8(--place, zero + (rest % 10))
    rest = Math.floor(rest / 10)
  } while (rest > 0)
  return end + length
}

/** Before it the database counts microseconds backwards. */
const epoch = Date.UTC(2000, 0, 1)
const day = 24 * 60 * 60 * 1_000_000
/** Whole days, more than there are before it. */
const ages = BigInt(day) * 110_000_000n

/** As PostgreSQL writes a time in UTC: to the microsecond, without zeros at the end. */
export function timeWriter() {
  let known = NaN
  let begin = ''
  return (from: DataView, at: number, to: DataView, end: number): number => {
    const value = longAt(from, at)
    let days = Math.floor(value / day)
    let within = value - days * day
    // From the year 2285 on, and as long ago.
    if (!Number.isSafeInteger(value)) {
      within = Number(BigInt.asUintN(64, from.getBigInt64(at) + ages) % BigInt(day))
      days = Number((from.getBigInt64(at) - BigInt(within)) / BigInt(day))
    }
    if (days !== known) {
      const date = new Date(epoch + days * (day / 1000))
      // 'infinity', or no year that a calendar has.
      if (Number.isNaN(date.getTime())) {
        return writeText(value < 0 ? '-infinity' : 'infinity', to, end)
      }
      known = days
      begin = date.toISOString().slice(0, -'00:00:00.000Z'.length)
    }
    let place = writeText(begin, to, end)
    const seconds = Math.floor(within / 1_000_000)
    to.setUint16(place, decimal[Math.floor(seconds / 3600)]!, true)
    to.setUint8(place + 2, colon)
    to.setUint16(place + 3, decimal[Math.floor(seconds / 60) % 60]!, true)
    to.setUint8(place + 5, colon)
    to.setUint16(place + 6, decimal[seconds % 60]!, true)
    place += 8
    const fraction = within - seconds * 1_000_000
    if (fraction > 0) {
      to.setUint8(place, dot)
      to.setUint16(place + 1, decimal[Math.floor(fraction / 10_000)]!, true)
      to.setUint16(place + 3, decimal[Math.floor(fraction / 100) % 100]!, true)
      to.setUint16(place + 5, decimal[fraction % 100]!, true)
      place += 7
      while (to.getUint8(place - 1) === zero) place -= 1
    }
    to.setUint8(place, letterZ)
    return place + 1
  }
}

/** Exact as far as numbers are. */
function longAt(from: DataView, at: number): number {
  return from.getInt32(at) * 2 ** 32 + from.getUint32(at + 4)
}

export function writeText(text: string, to: DataView, end: number): number {
  for (let index = 0; index < text.length; index += 1) {
    to.setUint8(end + index, text.charCodeAt(index))
  }
  return end + text.length
}
