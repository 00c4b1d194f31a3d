import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { loadSecrets } from './load-secrets.ts'
import { secretsFrom } from './secrets.ts'
import { readConfig } from '#config.ts'
import {
  firstSigningKeys,
  keySetOf,
  readSigningKeys,
  rotated,
  writeSigningKeys,
} from './signing-keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'accord-signing-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = new Date('2026-01-01T00:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const kids = ({ keys }: { keys: { kid: string }[] }) => keys.map(({ kid }) => kid)

describe('signing keys', () => {
  test('come from the master key at first: every instance that has it has the same', () => {
    const master = randomBytes(32)
    expect(firstSigningKeys(master)).toEqual(secretsFrom(master).signingKeys)
    const { current, next } = firstSigningKeys(master)
    expect(
      new Set([current.kid, next.kid, firstSigningKeys(randomBytes(32)).current.kid]).size,
    ).toBe(3)
    expect(current).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })
  })

  test('are shown before they are used, and for a day after', () => {
    const first = firstSigningKeys(randomBytes(32))
    const second = rotated(first, now)
    expect(second.current).toEqual(first.next)
    expect(kids(keySetOf(first, now))).toEqual([first.current.kid, first.next.kid])
    expect(kids(keySetOf(second, now))).toEqual([
      first.next.kid,
      second.next.kid,
      first.current.kid,
    ])
    expect(kids(keySetOf(second, later(23)))).toContain(first.current.kid)
    expect(kids(keySetOf(second, later(24)))).not.toContain(first.current.kid)

    expect(rotated(second, later(1)).previous).toHaveLength(2)
    expect(rotated(second, later(25)).previous.map(({ key }) => key)).toEqual([second.current])
  })

  test('are kept for their owner only, whole or not at all', () => {
    const file = join(folder, 'signing-keys.json')
    const keys = rotated(firstSigningKeys(randomBytes(32)), now)
    expect(readSigningKeys(file)).toBeUndefined()
    writeSigningKeys(file, keys)
    expect(readSigningKeys(file)).toEqual(keys)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['signing-keys.json'])
    for (const broken of ['', '{}', JSON.stringify({ ...keys, current: { kty: 'EC' } })]) {
      writeFileSync(file, broken)
      expect(() => readSigningKeys(file)).toThrow(/^SIGNING_KEYS_FILE .* cannot be read/)
    }
  })

  test('are rotated by the command, beside the master key, and used from the next start on', async () => {
    const environment = { DATA_DIR: join(folder, 'data') }
    const before = loadSecrets(readConfig(environment)).signingKeys
    const command = join(import.meta.dirname, '../commands/rotate-signing-keys.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [command], { env: environment })
    const after = loadSecrets(readConfig(environment)).signingKeys
    expect(after.current).toEqual(before.next)
    expect(after.previous.map(({ key }) => key)).toEqual([before.current])
    expect(stdout).toContain(after.current.kid)
    expect(stdout).not.toContain(after.current.d)
    expect(readFileSync(join(folder, 'data', 'signing-keys.json'), 'utf8')).toContain(
      after.next.kid,
    )

    const elsewhere = { ...environment, SIGNING_KEYS_FILE: join(folder, 'elsewhere.json') }
    expect(loadSecrets(readConfig(elsewhere)).signingKeys).toEqual(before)
  })
})
