// What RFC 1951, 3.2.5 writes lengths and distances with: a symbol that stands for several, and bits for which of them.

export const shortest = 3
export const longest = 258
export const farthest = 32_768

export const endOfBlock = 256
/** Symbols of lengths follow those of single bytes and of the end. */
export const firstLength = endOfBlock + 1

interface Symbols {
  /** The least that each stands for. */
  least: Uint16Array
  /** How many bits follow it. */
  bits: Uint8Array
}

export const lengths = symbols(shortest, 29, (symbol) => (symbol < 8 ? 0 : (symbol - 4) >> 2))
export const distances = symbols(1, 30, (symbol) => (symbol < 4 ? 0 : (symbol - 2) >> 1))

export const symbolCount = firstLength + lengths.least.length
export const distanceCount = distances.least.length

// The longest has a symbol of its own.
lengths.least[28] = longest
lengths.bits[28] = 0

function symbols(least: number, count: number, bitsOf: (symbol: number) => number): Symbols {
  const all = { least: new Uint16Array(count), bits: new Uint8Array(count) }
  for (let [symbol, next] = [0, least]; symbol < count; symbol += 1) {
    all.least[symbol] = next
    all.bits[symbol] = bitsOf(symbol)
    next += 1 << bitsOf(symbol)
  }
  return all
}

/** For each length. */
export const lengthSymbols = new Uint8Array(longest + 1)
for (const [symbol, least] of lengths.least.entries()) lengthSymbols.fill(symbol, least)

export function distanceSymbol(distance: number): number {
  const before = distance - 1
  if (before < 4) return before
  const highest = 31 - Math.clz32(before)
  return 2 * highest + ((before >> (highest - 1)) & 1)
}
