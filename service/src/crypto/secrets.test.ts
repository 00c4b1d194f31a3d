import { randomBytes } from 'node:crypto'
import {
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { addKeyTo, loadSecrets, readKeyFile } from './load-secrets.ts'
import { randomSecret } from './random-secret.ts'
import { keyAlone, seal, UnknownKey, unseal } from './seal.ts'
import { secretsFrom } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'accord-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a random secret has 256 bits and a prefix for its kind, and is never repeated', () => {
  test('a random secret has 256 bits, a prefix for its kind, and is never the same', () => {
    const values = Array.from({ length: 1000 }, () => randomSecret('acu').value)
    expect(new Set(values).size).toBe(1000)
    for (const value of values) expect(value).toMatch(/^acu_[\w-]{43}$/)
    expect(randomSecret('acc').hash).toHaveLength(32)
  })
})

describe('sealing', () => {
  const bytes = randomBytes(32)
  const key = keyAlone(bytes)
  const anotherKey = () => keyAlone(randomBytes(32))

  test('sealing is reversible, and its result differs each time', () => {
    const [one, other] = [seal(key, 'Grüße', 'row'), seal(key, 'Grüße', 'row')]
    expect(unseal(key, one, 'row')).toBe('Grüße')
    expect(one.equals(other)).toBe(false)
    expect(one.toString('latin1')).not.toContain('Gr')
  })

  test('unsealing fails for another row, another key, and every changed byte', () => {
    const sealed = seal(key, 'text', 'row')
    expect(() => unseal(key, sealed, 'other row')).toThrow()
    expect(() => unseal(anotherKey(), sealed, 'row')).toThrow(UnknownKey)
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      expect(() => unseal(key, changed, 'row')).toThrow()
    }
  })

  test.each(['', 'text'])('unsealing fails for every shortened form of %j', (text) => {
    const sealed = seal(key, text, 'row')
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => unseal(key, sealed.subarray(0, length), 'row')).toThrow()
    }
  })

  test('an unsealing error names the key it needs without revealing it', () => {
    const sealed = seal(key, 'text', 'row')
    const other = anotherKey()
    const needed = sealed.subarray(1, 9).toString('hex')
    const has = seal(other, 'text', 'row').subarray(1, 9).toString('hex')
    expect(() => unseal(other, sealed, 'row')).toThrow(
      `This was encrypted with the key ${needed}, but the available key is ${has}.`,
    )
    expect(bytes.toString('hex')).not.toContain(needed)
    expect(() => unseal(key, Buffer.from('no seal at all, but long enough'), 'row')).toThrow(
      "This service didn't encrypt this value.",
    )
  })
})

describe('the master key', () => {
  test('the key file is created once, is readable only for its owner, and is reused', () => {
    const file = join(folder, 'new', 'secret.key')
    const [made] = readKeyFile(file, { create: true })
    expect(made).toHaveLength(32)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readKeyFile(file, { create: true })).toEqual([made])
    expect(readFileSync(file, 'utf8').trim()).toBe(made!.toString('base64'))
  })

  test("the key file isn't created at a configured path", () => {
    const missing = join(folder, 'missing.key')
    expect(() => readKeyFile(missing, { create: false })).toThrow(
      /^SECRET_KEY_FILE names .*missing/,
    )
  })

  test('a key that is too short is rejected', () => {
    const short = join(folder, 'short.key')
    writeFileSync(short, randomBytes(16).toString('base64'))
    expect(() => readKeyFile(short, { create: true })).toThrow(
      /^SECRET_KEY_FILE .* 32 random bytes/,
    )
  })

  test('a key file contains one key per line, and no comments', () => {
    const odd = join(folder, 'odd.key')
    const key = randomBytes(32).toString('base64')
    const remark = '# the new key, made in March by the people of operations'
    for (const text of [`${remark}\n${key}`, `key: ${key}`, `${key} ${key}`, `${key}\n${remark}`]) {
      writeFileSync(odd, text)
      expect(() => readKeyFile(odd, { create: false }), text).toThrow('one key per line')
    }
    writeFileSync(odd, `${key}\r\n\n${randomBytes(48).toString('base64url')}\n`)
    expect(readKeyFile(odd, { create: false })).toHaveLength(2)
  })

  test('a new key is added to the target of a link, and the link stays', () => {
    const [file, link] = [join(folder, 'kept.key'), join(folder, 'linked.key')]
    const [former] = readKeyFile(file, { create: true })
    symlinkSync(file, link)
    const added = addKeyTo(link)
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(readKeyFile(file, { create: false })).toEqual([added, former])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('an unreadable key file is rejected', () => {
    expect(() => readKeyFile(folder, { create: true })).toThrow(/^SECRET_KEY_FILE .* can't be read/)
  })

  test('an external database requires SECRET_KEY_FILE', () => {
    const config = readConfig({ DATABASE_URL: 'postgresql://x@y/z' })
    expect(() => loadSecrets(config)).toThrow(/^SECRET_KEY_FILE must name a file/)
    const own = loadSecrets(readConfig({ DATA_DIR: join(folder, 'data') }))
    expect(loadSecrets(readConfig({ DATA_DIR: join(folder, 'data') })).masters.sealing).toEqual(
      own.masters.sealing,
    )
  })

  test('every purpose has a separate key', () => {
    const secrets = secretsFrom(Buffer.alloc(32, 7))
    const { passwords, mails } = secrets
    expect(() => passwords.unseal(mails.seal('text', 'row'), 'row')).toThrow()
    expect(secretsFrom(Buffer.alloc(32, 8)).cookieKeys()).not.toEqual(secrets.cookieKeys())
  })
})
