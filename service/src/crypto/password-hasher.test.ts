import { randomBytes, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { beforeAll, describe, expect, test } from 'vitest'
import { RequestError } from '#request-error.ts'
import { createPasswordHasher, type HashFor, type PasswordHasher } from './password-hasher.ts'
import { secretsFrom } from './secrets.ts'

const { passwords } = secretsFrom(randomBytes(32))
const id = randomUUID()
let hasher: PasswordHasher

beforeAll(async () => {
  hasher = await createPasswordHasher(passwords)
})

/** Returns the columns of an account's row. */
const kept = (made: HashFor) => ({ id, password_hash: made(id) })
const stored = async (password: string) => kept(await hasher.hash(password))

describe('a stored password', () => {
  test('a stored password is an encrypted argon2id hash with its parameters and a unique salt', async () => {
    const made = await Promise.all([stored('Harbour-42'), stored('Harbour-42')])
    const [one, other] = made.map(({ password_hash }) => passwords.unseal(password_hash, id))
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
  })

  test('a stored password matches only the same password', async () => {
    const ours = await stored('Harbour-42-Lantern')
    expect(await hasher.check(ours, 'Harbour-42-Lantern')).toEqual({ matches: true })
    expect(await hasher.check(ours, 'Harbour-42-Lantern ')).toEqual({ matches: false })
    expect(await hasher.check(ours, 'harbour-42-lantern')).toEqual({ matches: false })
  })

  test("a stored password is useless without the key or in another account's row", async () => {
    const elsewhere = await createPasswordHasher(secretsFrom(randomBytes(32)).passwords)
    const ours = await stored('Harbour-42-Lantern')
    await expect(elsewhere.check(ours, 'Harbour-42-Lantern')).rejects.toThrow(
      'This was encrypted with the key',
    )
    const moved = { ...ours, id: randomUUID() }
    await expect(hasher.check(moved, 'Harbour-42-Lantern')).rejects.toThrow()
  })

  test('a stored password matches any composition of its accents', async () => {
    const ours = await stored('Br\u00fccke-42')
    expect(await hasher.check(ours, 'Bru\u0308cke-42')).toEqual({ matches: true })
  })

  test('every character of a stored password counts, including the last', async () => {
    const long = 'Xk7!'.repeat(63)
    const ours = await stored(`${long}one`)
    expect(await hasher.check(ours, `${long}two`)).toEqual({ matches: false })
  })

  test('a password stored with weaker parameters is hashed again', async () => {
    const weak = await weakly('Harbour-42-Lantern')
    const { matches, rehashed } = await hasher.check(weak, 'Harbour-42-Lantern')
    expect(matches).toBe(true)
    expect(await hasher.check(kept(rehashed!), 'Harbour-42-Lantern')).toEqual({ matches: true })
    expect(await hasher.check(weak, 'wrong')).toEqual({ matches: false })
  })
})

describe('an unknown account', () => {
  test('an unknown account matches no password, not even the decoy', async () => {
    expect(await hasher.check(undefined, 'a password that no one has')).toEqual({ matches: false })
  })

  test('an unknown account takes as much time as a known one', async () => {
    const ours = await stored('Harbour-42-Lantern')
    const known = await fastestOf(() => hasher.check(ours, 'wrong'))
    const unknown = await fastestOf(() => hasher.check(undefined, 'wrong'))
    expect(unknown).toBeGreaterThan(known / 3)
  })
})

describe('a flood of passwords', () => {
  test('at most four passwords are hashed at a time and forty-eight can wait, and hashing continues after a flood', async () => {
    const flood = Array.from({ length: 55 }, async () => {
      using _turn = await hasher.turn()
      return await hasher.check(undefined, 'x')
    })
    const outcomes = await Promise.allSettled(flood)
    // Only the last ones are checked, because a slow machine may accept more of them.
    for (const outcome of outcomes.slice(-3)) {
      const { reason } = outcome as PromiseRejectedResult
      expect(reason).toBeInstanceOf(RequestError)
      expect((reason as RequestError).expected.status).toBe(429)
    }
    for (const outcome of outcomes.slice(0, 4)) expect(outcome.status).toBe('fulfilled')
    expect(await hasher.check(undefined, 'x')).toEqual({ matches: false })
  })
})

/** Stores a password with weaker parameters. */
async function weakly(password: string) {
  const cheap = { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 }
  return { id, password_hash: passwords.seal(await hash(password, cheap), id) }
}

/** Returns the time of the fastest run, because other load on the machine only makes runs slower. */
async function fastestOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 8; round += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return Math.min(...times)
}
