import { expect, test } from 'vitest'
import { isUsableKey } from './check-attestation.ts'

const rsa = (bytes: number) =>
  new Map<number, unknown>([
    [1, 3],
    [3, -257],
    [-1, Buffer.alloc(bytes, 0xff)],
    [-2, Buffer.of(1, 0, 1)],
  ])

test.each([
  [255, false],
  [256, true],
  [512, true],
  [513, false],
])('an RSA key of %i bytes is usable: %s', (bytes, usable) => {
  expect(isUsableKey(rsa(bytes))).toBe(usable)
})

test("a point that isn't on the curve is rejected", () => {
  const made = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.alloc(32, 1)],
    [-3, Buffer.alloc(32, 1)],
  ])
  expect(isUsableKey(made)).toBe(false)
  expect(isUsableKey(new Map())).toBe(false)
})
