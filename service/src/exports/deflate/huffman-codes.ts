/**
 * How many bits each symbol is written with: the fewer the more often it is counted, none where it is not, and `most` at
 * most. At least two must be counted.
 */
export function codeLengths(counts: Uint32Array, most: number): Uint8Array {
  const symbols = [...counts.keys()].filter((symbol) => counts[symbol]! > 0)
  symbols.sort((a, b) => counts[a]! - counts[b]!)
  const ofLength = limited(lengthsOfTree(symbols.map((symbol) => counts[symbol]!)), most)
  const lengths = new Uint8Array(counts.length)
  let rarest = 0
  for (let length = most; length > 0; length -= 1) {
    for (let left = ofLength[length]!; left > 0; left -= 1) lengths[symbols[rarest++]!] = length
  }
  return lengths
}

/** How deep each leaf stands in Huffman's tree; the leaves come with the lightest first. */
function lengthsOfTree(weights: readonly number[]): number[] {
  const leaves = weights.length
  const nodes = [...weights]
  const parents: number[] = []
  let [leaf, inner] = [0, leaves]
  const lightest = () => {
    const isLeaf = leaf < leaves && (inner === nodes.length || nodes[leaf]! <= nodes[inner]!)
    return isLeaf ? leaf++ : inner++
  }
  while (nodes.length < 2 * leaves - 1) {
    const first = lightest()
    const second = lightest()
    parents[first] = parents[second] = nodes.length
    nodes.push(nodes[first]! + nodes[second]!)
  }
  const depths = nodes.map(() => 0)
  for (let node = nodes.length - 2; node >= 0; node -= 1) depths[node] = depths[parents[node]!]! + 1
  return depths.slice(0, leaves)
}

/** How many codes there are of each length, none longer than this: what was cut off is made up for by longer codes for others. */
function limited(lengths: readonly number[], most: number): number[] {
  const ofLength = Array.from({ length: most + 1 }, () => 0)
  let used = 0
  for (const length of lengths) {
    const within = Math.min(length, most)
    ofLength[within]! += 1
    used += 2 ** (most - within)
  }
  for (; used > 2 ** most; used -= 1) {
    const shorter = ofLength.findLastIndex((count, length) => count > 0 && length < most)
    ofLength[shorter]! -= 1
    ofLength[shorter + 1]! += 2
    ofLength[most]! -= 1
  }
  return ofLength
}

/** The codes of these lengths, each as it is written, its first bit lowest, with its length in the four bits below. */
export function codesOf(lengths: Uint8Array): Int32Array {
  const next = new Int32Array(17)
  for (const length of lengths) if (length > 0) next[length + 1]! += 1
  for (let length = 1; length < 17; length += 1)
    next[length] = 2 * (next[length]! + next[length - 1]!)
  const codes = new Int32Array(lengths.length)
  for (let symbol = 0; symbol < lengths.length; symbol += 1) {
    const length = lengths[symbol]!
    if (length > 0) codes[symbol] = (reversed(next[length]!++, length) << 4) | length
  }
  return codes
}

/** Of sixteen bits at most: their neighbours change places, then pairs, fours and eights of them. */
function reversed(bits: number, length: number): number {
  let turned = ((bits & 0x5555) << 1) | ((bits >> 1) & 0x5555)
  turned = ((turned & 0x3333) << 2) | ((turned >> 2) & 0x3333)
  turned = ((turned & 0x0f0f) << 4) | ((turned >> 4) & 0x0f0f)
  turned = ((turned & 0x00ff) << 8) | (turned >> 8)
  return turned >> (16 - length)
}
