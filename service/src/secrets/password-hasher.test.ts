import { createHmac, randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { beforeAll, describe, expect, test } from 'vitest'
import { Refused } from '#refused.ts'
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts'

const pepper = randomBytes(32)
let hasher: PasswordHasher

beforeAll(async () => {
  hasher = await createPasswordHasher(pepper)
})

describe('a stored password', () => {
  test('is argon2id with its parameters, the name of the pepper, and a salt of its own', async () => {
    const [one, other] = await Promise.all([hasher.hash('Harbour-42'), hasher.hash('Harbour-42')])
    expect(one).toMatch(/^p1\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
  })

  test('matches itself only', async () => {
    const stored = await hasher.hash('Harbour-42-Lantern')
    expect(await hasher.check(stored, 'Harbour-42-Lantern')).toEqual({ matches: true })
    expect(await hasher.check(stored, 'Harbour-42-Lantern ')).toEqual({ matches: false })
    expect(await hasher.check(stored, 'harbour-42-lantern')).toEqual({ matches: false })
  })

  test('is useless without the pepper', async () => {
    const elsewhere = await createPasswordHasher(randomBytes(32))
    const stored = await hasher.hash('Harbour-42-Lantern')
    expect(await elsewhere.check(stored, 'Harbour-42-Lantern')).toEqual({ matches: false })
  })

  test('is the same however a keyboard composes its accents', async () => {
    const stored = await hasher.hash('Br\u00fccke-42')
    expect(await hasher.check(stored, 'Bru\u0308cke-42')).toEqual({ matches: true })
  })

  test('counts to its last character', async () => {
    const long = 'Xk7!'.repeat(63)
    const stored = await hasher.hash(`${long}one`)
    expect(await hasher.check(stored, `${long}two`)).toEqual({ matches: false })
  })

  test('made with weaker parameters comes back hashed anew', async () => {
    const weak = await weakly('Harbour-42-Lantern')
    const { matches, rehashed } = await hasher.check(weak, 'Harbour-42-Lantern')
    expect(matches).toBe(true)
    expect(rehashed).toMatch(/^p1\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await hasher.check(rehashed, 'Harbour-42-Lantern')).toEqual({ matches: true })
    expect(await hasher.check(weak, 'wrong')).toEqual({ matches: false })
  })
})

describe('an unknown account', () => {
  test('matches nothing, not even the decoy', async () => {
    expect(await hasher.check(undefined, 'a password that nobody has')).toEqual({ matches: false })
  })

  test('costs the work of a hash', async () => {
    const stored = await hasher.hash('Harbour-42-Lantern')
    const known = await fastestOf(() => hasher.check(stored, 'wrong'))
    const unknown = await fastestOf(() => hasher.check(undefined, 'wrong'))
    expect(unknown).toBeGreaterThan(known / 3)
  })
})

describe('a flood of passwords', () => {
  test('is refused beyond four at once and forty-eight in line, and then goes on', async () => {
    const flood = Array.from({ length: 55 }, async () => {
      using _turn = await hasher.turn()
      return await hasher.check(undefined, 'x')
    })
    const outcomes = await Promise.allSettled(flood)
    // The last ones, whatever the machine does meanwhile; it may be too slow for more of them.
    for (const outcome of outcomes.slice(-3)) {
      const { reason } = outcome as PromiseRejectedResult
      expect(reason).toBeInstanceOf(Refused)
      expect((reason as Refused).refusal.status).toBe(429)
    }
    for (const outcome of outcomes.slice(0, 4)) expect(outcome.status).toBe('fulfilled')
    expect(await hasher.check(undefined, 'x')).toEqual({ matches: false })
  })
})

/** As the service would have stored it under smaller parameters: borrow its pepper, not its cost. */
async function weakly(password: string): Promise<string> {
  const peppered = createHmac('sha256', pepper).update(password).digest('base64')
  return `p1${await hash(peppered, { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 })}`
}

/** The fastest of several, because whatever else the machine does only slows it down. */
async function fastestOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 8; round += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return Math.min(...times)
}
