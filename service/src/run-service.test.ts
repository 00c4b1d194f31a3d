import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { secretsFrom } from '#crypto/secrets.ts'
import { createTestDatabase } from '#testing/helpers/test-database.ts'
import { signingKeysForTests } from './testing/test-service.ts'
import { createServer } from './app.ts'
import { readConfig } from './config/config.ts'
import { connect } from './connect.ts'
import { runService } from './run-service.ts'

test('a start that fails while routes are added stops everything it began and reports the failure', async () => {
  await using data = await createTestDatabase()
  const config = readConfig({
    DATABASE_URL: data.url,
    PORT: '0',
    LOG_LEVEL: 'silent',
    WORKER: 'off',
    CONSOLE_DIR: join(import.meta.dirname, 'testing/built-console'),
  })
  const secrets = secretsFrom(randomBytes(32))
  const database = await connect(config, () => {})
  const app = createServer(config)
  const newKeys = await signingKeysForTests()
  const fillIn = () => Promise.reject(new Error('The demo data is broken.'))
  let closed = false
  app.addHook('onClose', async () => {
    closed = true
  })
  await expect(
    runService({ config, secrets, app, database, hashing: undefined, newKeys, fillIn }),
  ).rejects.toThrow('The demo data is broken.')
  expect(closed).toBe(true)
})
