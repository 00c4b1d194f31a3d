/** As the standard has them, FIPS 180-4. */
const [initial, constants] = rootsOfPrimes()

/**
 * SHA-256 of bytes that come bit by bit. The browser's own takes them whole only, and a file of an export can be larger
 * than the memory.
 */
export function sha256() {
  const state = Int32Array.from(initial)
  const block = new Uint8Array(64)
  const view = new DataView(block.buffer)
  const words = new Int32Array(64)
  let length = 0

  function update(bytes: Uint8Array) {
    for (let at = 0; at < bytes.length;) {
      const used = length % 64
      const part = bytes.subarray(at, at + 64 - used)
      block.set(part, used)
      at += part.length
      length += part.length
      if (length % 64 === 0) compress()
    }
  }

  function compress() {
    for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(at * 4)
    for (let at = 16; at < 64; at += 1) {
      const [old, recent] = [words[at - 15]!, words[at - 2]!]
      const one = turned(old, 7) ^ turned(old, 18) ^ (old >>> 3)
      const other = turned(recent, 17) ^ turned(recent, 19) ^ (recent >>> 10)
      words[at] = (words[at - 16]! + one + words[at - 7]! + other) | 0
    }
    let a = state[0]!
    let b = state[1]!
    let c = state[2]!
    let d = state[3]!
    let e = state[4]!
    let f = state[5]!
    let g = state[6]!
    let h = state[7]!
    for (let at = 0; at < 64; at += 1) {
      const chosen = (e & f) ^ (~e & g)
      const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      const first = (h + mixed + chosen + constants[at]! + words[at]!) | 0
      const most = (a & b) ^ (a & c) ^ (b & c)
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
      h = g
      g = f
      f = e
      e = (d + first) | 0
      d = c
      c = b
      b = a
      a = (first + second) | 0
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at]! += word
  }

  function digest(_encoding: 'hex'): string {
    const zeros = (119 - (length % 64)) % 64
    const end = new Uint8Array(1 + zeros + 8)
    end[0] = 0x80
    new DataView(end.buffer).setBigUint64(1 + zeros, BigInt(length) * 8n)
    update(end)
    return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
  }

  return { update, digest }
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The first bits behind the point: of the square roots of eight primes, and the cube roots of 64. */
function rootsOfPrimes(): [initial: number[], constants: number[]] {
  const primes: number[] = []
  for (let number = 2; primes.length < 64; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  }
  const bits = (root: number) => (root * 2 ** 32) | 0
  return [
    primes.slice(0, 8).map((prime) => bits(Math.sqrt(prime))),
    primes.map((prime) => bits(Math.cbrt(prime))),
  ]
}
