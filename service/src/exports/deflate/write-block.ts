import { type BlockCodes, mostBits } from './block-codes.ts'
import type { Repeats } from './find-repeats.ts'
import { codesOf } from './huffman-codes.ts'
import {
  distanceCount,
  distances,
  distanceSymbol,
  endOfBlock,
  firstLength,
  lengths,
  lengthSymbols,
  symbolCount,
} from './symbols.ts'

/** Bits on their way into bytes, the first lowest: fewer than eight that are no whole byte yet. */
export interface Bits {
  to: DataView
  end: number
  kept: number
  count: number
}

/** Up to 24 more. Four bytes are written each time; those that are not whole yet are written over. */
export function put(bits: Bits, value: number, count: number) {
  const kept = bits.kept | (value << bits.count)
  const held = bits.count + count
  bits.to.setInt32(bits.end, kept, true)
  bits.end += held >> 3
  bits.kept = kept >>> (held & 24)
  bits.count = held & 7
}

/** The most that a block comes to, with the four bytes that are written at once. */
export function roomFor(bytes: number): number {
  return 2 * bytes + 512
}

/** Lengths of codes, in the order of the format. */
const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
/** For a run of at least 11 symbols that have none, so many more than that in 7 bits. */
const run = { symbol: 18, least: 11, most: 138, bits: 7 }
/** The same codes for all lengths of codes: none and runs of them are the most frequent. */
const lengthsOfLengths = Uint8Array.from({ length: 19 }, (_, symbol) =>
  symbol === 0 || symbol === run.symbol ? 3 : symbol <= mostBits.symbol ? 4 : 0,
)
const codesOfLengths = codesOf(lengthsOfLengths)

/** A block that is not the last; or false, and nothing of it, where there is a byte that has no code. */
export function writeBlock(
  bits: Bits,
  bytes: Buffer,
  { found, rest }: Repeats,
  { symbols, distances: ofDistances, lengths: ofCodes, digits }: BlockCodes,
): boolean {
  const before = { ...bits }
  putHead(bits, ofCodes)
  const from = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = 0
  let isWhole = true
  for (let index = 0; isWhole && index < found.length; index += 3) {
    const until = at + found[index]!
    isWhole = putBytes(bits, from, at, until, symbols, digits)
    const length = found[index + 1]!
    const symbol = lengthSymbols[length]!
    const code = symbols[firstLength + symbol]!
    putCode(bits, code, length - lengths.least[symbol]!, lengths.bits[symbol]!)
    const distance = found[index + 2]!
    const far = distanceSymbol(distance)
    putCode(bits, ofDistances[far]!, distance - distances.least[far]!, distances.bits[far]!)
    at = until + length
  }
  isWhole &&= putBytes(bits, from, at, at + rest, symbols, digits)
  putCode(bits, symbols[endOfBlock]!, 0, 0)
  if (!isWhole) Object.assign(bits, before)
  return isWhole
}

function putHead(bits: Bits, ofCodes: Uint8Array) {
  put(bits, 0b100, 3)
  put(bits, symbolCount - firstLength, 5)
  put(bits, distanceCount - 1, 5)
  put(bits, order.length - 4, 4)
  for (const symbol of order) put(bits, lengthsOfLengths[symbol]!, 3)
  putLengths(bits, ofCodes)
}

function putLengths(bits: Bits, all: Uint8Array) {
  for (let at = 0; at < all.length;) {
    let none = 0
    while (none < run.most && all[at + none] === 0) none += 1
    if (none >= run.least) putCode(bits, codesOfLengths[run.symbol]!, none - run.least, run.bits)
    else putCode(bits, codesOfLengths[all[at]!]!, 0, 0)
    at += none >= run.least ? none : 1
  }
}

function putCode(bits: Bits, code: number, extra: number, extraBits: number) {
  const length = code & 15
  put(bits, (code >>> 4) | (extra << length), length + extraBits)
}

/**
 * Single bytes, two or four at a time, and whether each has a code. Most of the work is here, so nothing goes through memory
 * but the bytes.
 */
function putBytes(
  bits: Bits,
  from: DataView,
  begin: number,
  until: number,
  codes: Int32Array,
  ofDigits: Int32Array,
): boolean {
  const { to } = bits
  let { end, kept, count } = bits
  let at = begin
  while (at + 1 < until) {
    const two = from.getUint16(at, true)
    const digits = ofDigits[two]!
    const more = digits !== 0 && at + 3 < until ? ofDigits[from.getUint16(at + 2, true)]! : 0
    if (more !== 0) {
      const length = digits & 15
      kept |= ((digits >>> 4) | ((more >>> 4) << length)) << count
      count += length + (more & 15)
      at += 4
    } else {
      const first = codes[two & 255]!
      const second = codes[two >>> 8]!
      if (first === 0 || second === 0) return false
      const length = first & 15
      kept |= ((first >>> 4) | ((second >>> 4) << length)) << count
      count += length + (second & 15)
      at += 2
    }
    to.setInt32(end, kept, true)
    end += count >> 3
    // Signed like all others that it is: numbers that are now this, now that are computed as fractions.
    kept = (kept >>> (count & 24)) | 0
    count &= 7
  }
  bits.end = end
  bits.kept = kept
  bits.count = count
  if (at === until) return true
  const last = codes[from.getUint8(at)]!
  putCode(bits, last, 0, 0)
  return last !== 0
}
