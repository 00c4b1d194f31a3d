import { expect, test } from 'vitest'
import { seedOf } from '#testing/factors.ts'
import { base32, presentSeed } from '#factors/factors.present.ts'
import { codeOf, stepAt, stepOf } from './totp.ts'

/** The seeds from RFC 6238, appendix B. Each repeats the same digits up to the length of its hash. */
const seeds = {
  sha1: Buffer.from('12345678901234567890'),
  sha256: Buffer.from('12345678901234567890123456789012'),
  sha512: Buffer.from('1234567890123456789012345678901234567890123456789012345678901234'),
}

test.each([
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
])('ASVS 6.5.5: the codes match RFC 6238 at second %i', (second, sha1, sha256, sha512) => {
  const step = stepAt(second * 1000)
  const made = Object.entries(seeds).map(([hash, seed]) => codeOf(seed, step, { digits: 8, hash }))
  expect(made).toEqual([sha1, sha256, sha512])
  expect(codeOf(seeds.sha1, step)).toBe(sha1.slice(2))
})

test('a code is accepted at most 30 seconds early or late', () => {
  const now = 1_234_567_890_000
  const at = (steps: number) => codeOf(seeds.sha1, stepAt(now) + steps)
  const taken = [-2, -1, 0, 1, 2].filter((away) => stepOf(seeds.sha1, at(away), now) !== undefined)
  expect(taken).toEqual([-1, 0, 1])
  expect(stepOf(seeds.sha1, at(1), now)).toBe(stepAt(now) + 1)
})

test('a key is encoded in the format that every authenticator app reads', () => {
  const vectors = { f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', fooba: 'MZXW6YTB' }
  for (const [text, written] of Object.entries(vectors)) {
    expect(base32(Buffer.from(text))).toBe(written)
  }
  const shown = presentSeed({ seed: seeds.sha1, issuer: 'Accord & Co', email: 'ana@example.com' })
  expect(shown.secret).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
  expect(seedOf(shown.secret)).toEqual(seeds.sha1)
  const { protocol, pathname, searchParams } = new URL(shown.uri)
  expect([protocol, decodeURIComponent(pathname)]).toEqual([
    'otpauth:',
    '/Accord & Co:ana@example.com',
  ])
  expect(Object.fromEntries(searchParams)).toEqual({
    secret: shown.secret.replaceAll(' ', ''),
    issuer: 'Accord & Co',
  })
})

test('the QR code has its quiet zone and the three corners that scanners look for', () => {
  const { qr } = presentSeed({ seed: seeds.sha1, issuer: 'Accord', email: 'ana@example.com' })
  const dark = Array.from({ length: qr.size }, () => Array<boolean>(qr.size).fill(false))
  for (const [, x, y, width] of qr.path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) dark[Number(y)]![at] = true
  }
  const corner = (x: number, y: number) =>
    dark[y]!.slice(x, x + 7).every(Boolean) && dark[y + 3]!.slice(x + 2, x + 5).every(Boolean)
  const far = qr.size - 4 - 7
  expect([corner(4, 4), corner(far, 4), corner(4, far)]).toEqual([true, true, true])
  expect([...dark.slice(0, 4), ...dark.slice(-4)].flat().some(Boolean)).toBe(false)
  expect(dark.some((row) => [...row.slice(0, 4), ...row.slice(-4)].some(Boolean))).toBe(false)
})
