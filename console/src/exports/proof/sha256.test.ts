import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 100_000])(
  '%i bytes have the same digest as elsewhere, however they come',
  (length) => {
    const bytes = randomBytes(length)
    const hash = sha256()
    for (let at = 0, step = 1; at < length; at += step, step = (step * 7) % 997) {
      hash.update(bytes.subarray(at, at + step))
    }
    expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
  },
)
