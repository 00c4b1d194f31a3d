import { codeLengths, codesOf } from './huffman-codes.ts'
import type { Repeats } from './find-repeats.ts'
import {
  distances,
  distanceSymbol,
  endOfBlock,
  firstLength,
  lengths,
  lengthSymbols,
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

/** So that two symbols, or one with what follows it, are 24 bits at most. */
const mostBits = { symbol: 12, distance: 11 }

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

/** A block with codes of its own, and not the last. */
export function writeBlock(bits: Bits, bytes: Buffer, { found, rest, counts }: Repeats) {
  const symbols = codeLengths(counts.symbols, mostBits.symbol)
  const ofDistances = codeLengths(counts.distances, mostBits.distance)
  put(bits, 0b100, 3)
  put(bits, symbols.length - 257, 5)
  put(bits, ofDistances.length - 1, 5)
  put(bits, order.length - 4, 4)
  for (const symbol of order) put(bits, lengthsOfLengths[symbol]!, 3)
  putLengths(bits, [...symbols, ...ofDistances])

  const codes = codesOf(symbols)
  const distanceCodes = codesOf(ofDistances)
  const from = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = 0
  for (let index = 0; index < found.length; index += 3) {
    const until = at + found[index]!
    putBytes(bits, from, at, until, codes)
    const length = found[index + 1]!
    const symbol = lengthSymbols[length]!
    const code = codes[firstLength + symbol]!
    putCode(bits, code, length - lengths.least[symbol]!, lengths.bits[symbol]!)
    const distance = found[index + 2]!
    const far = distanceSymbol(distance)
    putCode(bits, distanceCodes[far]!, distance - distances.least[far]!, distances.bits[far]!)
    at = until + length
  }
  putBytes(bits, from, at, at + rest, codes)
  putCode(bits, codes[endOfBlock]!, 0, 0)
}

function putLengths(bits: Bits, all: readonly number[]) {
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

/** Single bytes, two at a time. Most of the work is here, so nothing goes through memory but the bytes. */
function putBytes(bits: Bits, from: DataView, begin: number, until: number, codes: Int32Array) {
  const { to } = bits
  let { end, kept, count } = bits
  let at = begin
  for (; at + 1 < until; at += 2) {
    const two = from.getUint16(at, true)
    const first = codes[two & 255]!
    const second = codes[two >>> 8]!
    const length = first & 15
    kept |= ((first >>> 4) | ((second >>> 4) << length)) << count
    count += length + (second & 15)
    to.setInt32(end, kept, true)
    end += count >> 3
    // Signed like all others that it is: numbers that are now this, now that are computed as fractions.
    kept = (kept >>> (count & 24)) | 0
    count &= 7
  }
  bits.end = end
  bits.kept = kept
  bits.count = count
  if (at < until) putCode(bits, codes[from.getUint8(at)]!, 0, 0)
}
