import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase, type OpenDatabase } from '#database/open.ts'
import { dumpOf } from '#testing/dump.ts'
import { runCommand } from '#testing/helpers/accord-process.ts'
import {
  createTestDatabase,
  patientLimits,
  type TestDatabase,
} from '#testing/helpers/test-database.ts'
import { signingKeysForTests } from '#testing/test-service.ts'
import { runConcurrently } from '#testing/concurrency.ts'
import { secretsFrom } from './secrets.ts'
import {
  keySetOf,
  canReplace,
  newSigningKeys,
  rotateKeySet,
  type SigningKeys,
} from './signing-keys.ts'
import { loadSigningKeys, rotateSigningKeys } from './signing-keys.store.ts'

const folder = mkdtempSync(join(tmpdir(), 'accord-signing-keys-'))
const master = randomBytes(32)
const secrets = secretsFrom(master)

let database: TestDatabase
/** The database connection of another instance. */
let other: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  other = openDatabase(database.url, { limits: patientLimits })
})
afterAll(async () => {
  await other.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

/** Creates short keys, because those of an installation take a second. */
const make = (at: Date) => newSigningKeys(at, 1024)
const now = new Date('2026-01-01T00:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const kids = ({ keys }: { keys: { kid: string }[] }) => keys.map(({ kid }) => kid)
const both = ({ ES256, RS256 }: SigningKeys['current']) => [ES256.kid, RS256.kid]

describe('signing keys', () => {
  test('signing keys of both kinds are published before they are used, and for a day afterward', async () => {
    const first = await signingKeysForTests()
    const another = (await make(now)).next
    const second = await rotateKeySet(first, now, another)
    expect(second.current).toEqual(first.next)
    expect(kids(keySetOf(first, now))).toEqual([...both(first.current), ...both(first.next)])
    expect(kids(keySetOf(second, now))).toEqual(
      [first.next, second.next, first.current].flatMap(both),
    )
    const [old] = both(first.current)
    expect(kids(keySetOf(second, later(23)))).toContain(old)
    expect(kids(keySetOf(second, later(24)))).not.toContain(old)

    expect((await rotateKeySet(second, later(1), another)).previous).toHaveLength(2)
    expect(
      (await rotateKeySet(second, later(25), another)).previous.map(({ keys }) => keys),
    ).toEqual([second.current])
  })

  test('signing keys are created only once, even if many instances start for the first time simultaneously', async () => {
    const loaded = await runConcurrently(6, (index) =>
      loadSigningKeys([database, other][index % 2]!.db, secrets, make),
    )
    expect(new Set(loaded.map(({ current }) => both(current).join(' '))).size).toBe(1)
    const { current, next } = loaded[0]!
    expect(current.ES256).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })
    expect(current.RS256).toMatchObject({ kty: 'RSA', e: 'AQAB', alg: 'RS256', use: 'sig' })
    const asMade = (await signingKeysForTests()).current.RS256
    expect(Buffer.from(asMade.n!, 'base64url')).toHaveLength(384)
    expect(new Set([current, next].flatMap(both)).size).toBe(4)
  })

  test("signing keys are dated by the database's clock, even if the process's clock is wrong", async () => {
    await using fresh = await createTestDatabase()
    vi.useFakeTimers({ toFake: ['Date'], now: later(24 * 365) })
    try {
      const { nextSince } = await loadSigningKeys(fresh.db, secrets, make)
      const { rows } = await fresh.pool.query<{ at: Date }>('select now() as at')
      const { nextSince: after } = await rotateSigningKeys(fresh.db, secrets, {
        leaked: true,
        make,
      })
      expect(Date.parse(nextSince)).toBeLessThanOrEqual(rows[0]!.at.getTime())
      expect(Date.parse(after)).toBeLessThan(later(24 * 365).getTime())
    } finally {
      vi.useRealTimers()
    }
  })

  test("signing keys can't be read from the database or decrypted with another key", async () => {
    const { current } = await loadSigningKeys(database.db, secrets)
    const dump = await dumpOf(database.pool)
    for (const { d } of Object.values(current)) {
      expect(dump).not.toContain(d)
      expect(dump).not.toContain(Buffer.from(d!).toString('hex'))
      expect(dump).not.toContain(Buffer.from(d!, 'base64url').toString('hex'))
    }
    await expect(loadSigningKeys(database.db, secretsFrom(randomBytes(32)))).rejects.toThrow(
      'This was encrypted with the key',
    )
  })

  test('two simultaneous rotations rotate twice', async () => {
    const before = await loadSigningKeys(database.db, secrets)
    await runConcurrently(2, (index) =>
      rotateSigningKeys([database, other][index]!.db, secrets, { atOnce: true, make }),
    )
    const after = await loadSigningKeys(database.db, secrets)
    expect(after.previous.map(({ keys }) => keys)).toEqual([before.next, before.current])
    expect(both(after.current)).not.toEqual(both(before.next))
  })

  test('the command rotates signing keys once the next ones were published for long enough', async () => {
    const before = await loadSigningKeys(database.db, secrets)
    const keyFile = join(folder, 'secret.key')
    writeFileSync(keyFile, master.toString('base64'))
    const env = { DATABASE_URL: database.url, SECRET_KEY_FILE: keyFile }
    const run = (...args: string[]) => runCommand('rotate-signing-keys', args, env)
    const from = canReplace(before)
    await expect(run()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`The next keys can't sign before ${from.toISOString()}`),
    })
    await expect(run('--at-once', '--leaked')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Specify --at-once or --leaked, not both\.\nUsage/),
    })
    expect(await loadSigningKeys(database.db, secrets)).toEqual(before)
    const { stdout } = await run('--at-once')
    const after = await loadSigningKeys(database.db, secrets)
    expect(after.current).toEqual(before.next)
    expect(after.previous[0]!.keys).toEqual(before.current)
    for (const { alg, kid, d } of Object.values(after.current)) {
      expect(stdout).toContain(`${alg}: every instance will sign with ${kid} within a minute`)
      expect(stdout).not.toContain(d)
    }
  })

  test('a rotation after a leak withdraws all previous and next keys', async () => {
    await rotateSigningKeys(database.db, secrets, { atOnce: true, make })
    const { current, next, previous } = await loadSigningKeys(database.db, secrets)
    const leaked = [current, next, ...previous.map(({ keys }) => keys)].flatMap(both)
    const after = await rotateSigningKeys(database.db, secrets, { leaked: true, make })
    expect(kids(keySetOf(after, new Date()))).toEqual([after.current, after.next].flatMap(both))
    expect(kids(keySetOf(after, new Date())).filter((kid) => leaked.includes(kid))).toEqual([])
    expect(await loadSigningKeys(database.db, secrets)).toEqual(after)
  })

  test.each(['rotate-signing-keys', 'rotate-keys', 'backup x'])(
    '%s creates no keys and no folder if there is no data yet',
    async (line) => {
      const [name = '', ...args] = line.split(' ')
      const env = { DATA_DIR: join(folder, name) }
      await expect(runCommand(name, args, env)).rejects.toMatchObject({
        code: 1,
        stderr: `${env.DATA_DIR} doesn't contain any data yet. Start the service once to create it, or correct DATA_DIR.\n`,
      })
      expect(existsSync(env.DATA_DIR)).toBe(false)
    },
  )
})
