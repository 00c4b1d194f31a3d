import { codeLengths, codesOf } from './huffman-codes.ts'
import type { Repeats } from './find-repeats.ts'
import {
  distanceCount,
  distanceSymbol,
  endOfBlock,
  firstLength,
  lengthSymbols,
  symbolCount,
} from './symbols.ts'

/** What a block is written with. */
export interface BlockCodes {
  symbols: Int32Array
  distances: Int32Array
  /** How long those of all symbols are, then those of all distances. */
  lengths: Uint8Array
  /** Of two digits of an id or a digest at once, by both of them: most of what repeats nothing is such. */
  digits: Int32Array
}

/** So that two symbols, or one with what follows it, are 24 bits at most. */
export const mostBits = { symbol: 12, distance: 11 }

/** Codes for these bytes, and for others of their kind: each length and distance has one, and each byte that is among them. */
export function blockCodes(
  bytes: Buffer,
  { found, rest }: Repeats,
  digits: Int32Array,
): BlockCodes {
  const symbols = new Uint32Array(symbolCount).fill(1, endOfBlock)
  const ofDistances = new Uint32Array(distanceCount).fill(1)
  let at = 0
  const count = (until: number) => {
    for (; at < until; at += 1) symbols[bytes[at]!]! += 1
  }
  for (let index = 0; index < found.length; index += 3) {
    count(at + found[index]!)
    at += found[index + 1]!
    symbols[firstLength + lengthSymbols[found[index + 1]!]!]! += 1
    ofDistances[distanceSymbol(found[index + 2]!)]! += 1
  }
  count(at + rest)
  const long = codeLengths(symbols, mostBits.symbol)
  const longOfDistances = codeLengths(ofDistances, mostBits.distance)
  const codes = codesOf(long)
  setDigits(digits, codes)
  return {
    symbols: codes,
    distances: codesOf(longOfDistances),
    lengths: Uint8Array.of(...long, ...longOfDistances),
    digits,
  }
}

const hex = Buffer.from('0123456789abcdef')

function setDigits(digits: Int32Array, codes: Int32Array) {
  for (const one of hex) {
    for (const other of hex) {
      const [first, second] = [codes[one]!, codes[other]!]
      const length = (first & 15) + (second & 15)
      // Two of them are 24 bits at most.
      const isShort = first !== 0 && second !== 0 && length <= 12
      const code = (first >>> 4) | ((second >>> 4) << (first & 15))
      digits[one | (other << 8)] = isShort ? (code << 4) | length : 0
    }
  }
}
