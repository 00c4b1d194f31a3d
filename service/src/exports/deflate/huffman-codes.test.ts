import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeLengths, codesOf } from './huffman-codes.ts'

const someCounts = fc
  .array(fc.oneof(fc.constant(0), fc.nat(9), fc.nat(1_000_000)), { minLength: 2, maxLength: 286 })
  .filter((counts) => counts.filter((count) => count > 0).length >= 2)
  .map((counts) => Uint32Array.from(counts))

/** One, when each sequence of bits means something. */
function used(lengths: Uint8Array): number {
  return lengths.reduce((sum, length) => sum + (length > 0 ? 2 ** -length : 0), 0)
}

function bitsOf(counts: Uint32Array, lengths: Uint8Array): number {
  return counts.reduce((sum, count, symbol) => sum + count * lengths[symbol]!, 0)
}

test('whatever is counted has a code within the limit, nothing else has one, and none is wasted', () => {
  fc.assert(
    fc.property(someCounts, fc.integer({ min: 9, max: 15 }), (counts, most) => {
      const lengths = codeLengths(counts, most)
      expect(used(lengths)).toBe(1)
      expect(Math.max(...lengths)).toBeLessThanOrEqual(most)
      expect([...lengths].map((length) => length > 0)).toEqual([...counts].map((n) => n > 0))
    }),
  )
})

test('what is more frequent has no longer code, and all are within a bit of the least that is possible', () => {
  fc.assert(
    fc.property(someCounts, (counts) => {
      const lengths = codeLengths(counts, 15)
      const all = counts.reduce((sum, count) => sum + count, 0)
      const least = counts.reduce((sum, n) => sum + (n > 0 ? n * Math.log2(all / n) : 0), 0)
      // Codes that had to be shortened cost others a little.
      expect(bitsOf(counts, lengths)).toBeLessThanOrEqual(Math.ceil((least + all) * 1.01))
      for (const [one, count] of counts.entries()) {
        const next = (one + 1) % counts.length
        if (count > counts[next]! && counts[next]! > 0) {
          expect(lengths[one]).toBeLessThanOrEqual(lengths[next]!)
        }
      }
    }),
  )
})

test('counts whose tree is deepest are held to the limit', () => {
  const fibonacci = [1, 1]
  while (fibonacci.length < 40) fibonacci.push(fibonacci.at(-1)! + fibonacci.at(-2)!)
  for (const most of [6, 9, 12, 15]) {
    const lengths = codeLengths(Uint32Array.from(fibonacci), most)
    expect(Math.max(...lengths)).toBe(most)
    expect(used(lengths)).toBe(1)
  }
})

test('no code begins like another, and those of the standard are the same', () => {
  // RFC 1951, 3.2.2: A to H.
  const codes = codesOf(Uint8Array.of(3, 3, 3, 3, 3, 2, 4, 4))
  const written = Array.from(codes, (code) =>
    Array.from({ length: code & 15 }, (_, bit) => (code >> (4 + bit)) & 1).join(''),
  )
  expect(written).toEqual(['010', '011', '100', '101', '110', '00', '1110', '1111'])
})
