import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connect } from '#connect.ts'
import { openDatabase } from '#database/open.ts'
import { StartupError } from '#config/startup-error.ts'
import { createTestSignUp } from '#testing/accounts.ts'
import { createTestApplication } from '#testing/applications.ts'
import { runCommand } from '#testing/helpers/accord-process.ts'
import { copyTemplate } from '#testing/helpers/postgres-for-tests.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { readConfig } from '#config/config.ts'
import { recordDataKey } from './data-key.ts'
import { loadSecrets } from './load-secrets.ts'
import { secretsFrom } from './secrets.ts'

let service: TestService
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  service = await startTestService()
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const another = () => secretsFrom(randomBytes(32))
const notTheKey =
  "SECRET_KEY_FILE /keys/secret.key doesn't contain the key for this data, so no password " +
  'or secret can be decrypted. Restore the original key.'

/** Starts the service with this key and an external database. */
async function startsOn(DATABASE_URL: string, secrets = another()) {
  const config = readConfig({ DATABASE_URL, SECRET_KEY_FILE: '/keys/secret.key' })
  const { close } = await connect(config, () => {}, secrets)
  await close()
}

describe('a database and its secret key', () => {
  test('a database accepts the key of its first start and no other', async () => {
    const url = await copyTemplate(inject('postgres'))
    const [first, other] = [another(), another()]
    await startsOn(url, first)
    await startsOn(url, first)
    const refused = startsOn(url, other)
    await expect(refused).rejects.toBeInstanceOf(StartupError)
    await expect(refused).rejects.toThrow(notTheKey)
    await startsOn(url, first)
  })

  test('simultaneous first starts record one key, and all other starts fail', async () => {
    const url = await copyTemplate(inject('postgres'))
    const keys = [another(), another(), another()]
    const starts = await Promise.allSettled(
      keys.map(async (secrets) => {
        const { db, close } = openDatabase(url)
        try {
          await recordDataKey(db, secrets, '/keys/secret.key')
        } finally {
          await close()
        }
      }),
    )
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const [at, { status }] of starts.entries()) {
      if (status === 'fulfilled') await startsOn(url, keys[at])
      else await expect(startsOn(url, keys[at])).rejects.toThrow(notTheKey)
    }
  })

  test("a start with another key doesn't migrate the database", async () => {
    const url = await copyTemplate(inject('postgres'))
    await startsOn(url)
    const { pool, close } = openDatabase(url)
    const migrated = () => pool.query('select name from kysely_migration order by name')
    await pool.query(
      'delete from kysely_migration where name = (select max(name) from kysely_migration)',
    )
    const { rows } = await migrated()
    await expect(startsOn(url)).rejects.toThrow(notTheKey)
    expect((await migrated()).rows).toEqual(rows)
    await close()
  })
})

describe('a database without a record of its key', () => {
  test.each([
    ['an email', 'delete from application_keys'],
    ['an application secret', 'delete from mails'],
  ])('the key is recorded only if it decrypts %s', async (_sealed, withoutTheOther) => {
    const { pool } = service.context
    await createTestApplication(await service.createOrganization())
    await createTestSignUp(service)
    await pool.query(withoutTheOther)
    await pool.query('delete from secret_key_check')
    await expect(startsOn(service.databaseUrl)).rejects.toThrow(notTheKey)
    expect((await pool.query('select 1 from secret_key_check')).rowCount).toBe(0)
    await startsOn(service.databaseUrl, service.context.secrets)
    await expect(startsOn(service.databaseUrl)).rejects.toThrow(notTheKey)
  })
})

test("signing keys aren't rotated with another key", async () => {
  await service.context.pool.query('delete from secret_key_check')
  await startsOn(service.databaseUrl, service.context.secrets)
  const keyFile = join(folder, 'another.key')
  await writeFile(keyFile, randomBytes(32).toString('base64'))
  const env = { DATABASE_URL: service.databaseUrl, SECRET_KEY_FILE: keyFile }
  const refused = runCommand('rotate-signing-keys', [], env)
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `${notTheKey.replace('/keys/secret.key', keyFile)}\n`,
  })
  expect(await readdir(folder)).toEqual(['another.key'])
})

describe('a data folder with the embedded database', () => {
  test("a folder with a database but no key doesn't get a new key", async () => {
    const DATA_DIR = join(folder, 'data')
    const key = join(DATA_DIR, 'secret.key')
    loadSecrets(readConfig({ DATA_DIR }))
    await mkdir(join(DATA_DIR, 'postgres'))
    await writeFile(join(DATA_DIR, 'postgres', 'PG_VERSION'), '18\n')
    loadSecrets(readConfig({ DATA_DIR }))
    await rm(key)
    expect(() => loadSecrets(readConfig({ DATA_DIR }))).toThrow(
      `The key for the data in ${DATA_DIR} is missing. It was in ${key}. ` +
        'Restore the file, or set DATA_DIR to another folder to start over.',
    )
    expect(await readdir(DATA_DIR)).toEqual(['postgres'])
  })
})
