import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@accord/contract/session.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { secretsFrom } from '#crypto/secrets.ts'
import { loadSigningKeys } from '#crypto/signing-keys.store.ts'
import { spawnAccord } from '#testing/helpers/accord-process.ts'
import { signingKeysForTests } from './testing/test-service.ts'
import { createTestDatabase, emptyDatabase } from '#testing/helpers/test-database.ts'
import { caller } from '#testing/test-client.ts'

let folder: string
/** The settings for the test run's database, so that a start doesn't wait for PostgreSQL. */
let onGivenDatabase: Record<string, string>
let another: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  const keyFile = join(folder, 'given.key')
  const master = randomBytes(32)
  await writeFile(keyFile, master.toString('base64'))
  // The folder looks as if it contained the console, but has no contents.
  await writeFile(join(folder, 'index.html'), '')
  await using database = await createTestDatabase()
  // Without this, each first start would create its own keys, which takes seconds.
  await loadSigningKeys(database.db, secretsFrom(master), signingKeysForTests)
  another = await emptyDatabase()
  onGivenDatabase = { DATABASE_URL: database.url, SECRET_KEY_FILE: keyFile }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.concurrent('a start with an invalid value fails with one sentence', () => {
  const unreachable = 'postgresql://accord:hidden@127.0.0.1:1/accord'
  const oneLine = /^.+\n$/
  const open = {
    DEVELOPMENT: 'off',
    PUBLIC_URL: 'https://id.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
  }

  const demoRefused =
    '--demo works only with DEVELOPMENT=on, because its accounts have a known password. npm start sets that unless PUBLIC_URL, DATABASE_URL, SMTP_URL, or TRUST_PROXY is set.\n'

  type Case = [string, (given: Record<string, string>) => Record<string, string>, string]
  /** Other rows show the same kind of error, so `npm test` leaves these out. */
  const similar = [
    'HOST',
    'EXPORTS_DIR',
    "a folder in which the system can't create any",
    'PORT and METRICS_PORT',
  ]
  const cases: Case[] = [
    [
      'DATABASE_URL',
      (given) => ({ ...given, DATABASE_URL: unreachable }),
      "DATABASE_URL can't be reached (connect ECONNREFUSED 127.0.0.1:1). Check that PostgreSQL is running there and accepts connections from this machine, or correct the address.",
    ],
    [
      'DATABASE_URL and DATABASE_MIGRATION_URL',
      (given) => ({ ...given, DATABASE_MIGRATION_URL: another }),
      'DATABASE_URL and DATABASE_MIGRATION_URL point to different databases ',
    ],
    ['SECRET_KEY_FILE', () => ({ DATABASE_URL: unreachable }), 'SECRET_KEY_FILE must name a file'],
    [
      'HOST',
      (given) => ({ ...given, ...open, HOST: '203.0.113.1' }),
      "HOST '203.0.113.1' is not an address of this machine. Set it to one of the machine's addresses, such as 127.0.0.1.",
    ],
    [
      'DATA_DIR',
      () => ({ DATA_DIR: '/dev/null/data' }),
      "DATA_DIR is '/dev/null/data', but Accord can't write to it (ENOTDIR)",
    ],
    [
      'EXPORTS_DIR',
      (given) => ({ ...given, EXPORTS_DIR: '/dev/null/exports' }),
      "EXPORTS_DIR is '/dev/null/exports', but Accord can't write to it (ENOTDIR)",
    ],
    [
      "a folder in which the system can't create any",
      () => ({ DATA_DIR: '/proc/accord/data' }),
      "DATA_DIR is '/proc/accord/data', but Accord can't write to it (ENOENT)",
    ],
    [
      'PORT and METRICS_PORT',
      (given) => ({ ...given, PORT: '5099', METRICS_PORT: '5099' }),
      'PORT and METRICS_PORT are both 5099. Set one of them to another number.',
    ],
    [
      'an incomplete console, which is found while routes are added',
      (given) => ({ ...given, CONSOLE_DIR: folder }),
      'The console is not built yet. Run npm run build.',
    ],
    [
      'METRICS_HOST',
      (given) => ({ ...given, METRICS_PORT: '5099', METRICS_HOST: '203.0.113.1' }),
      "METRICS_PORT 5099 can't be opened on METRICS_HOST '203.0.113.1' (EADDRNOTAVAIL)",
    ],
  ]
  for (const [name, environment, sentence] of cases) {
    const tags = similar.includes(name) ? ['long'] : []
    test(
      `a start with an invalid value fails with one sentence that names ${name}`,
      { tags },
      async () => {
        await using accord = await spawnAccord(environment(onGivenDatabase))
        const { code, stdout, stderr } = await accord.ended
        expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
        expect(stderr).toMatch(oneLine)
        expect(stderr.slice(0, sentence.length)).toBe(sentence)
        expect(stderr).not.toContain('hidden')
      },
    )
  }

  test('a start with an invalid value fails with one sentence that names --demo', async () => {
    await using accord = await spawnAccord({ ...onGivenDatabase, ...open }, '--demo')
    expect(await accord.ended).toEqual({ code: 1, stdout: '', stderr: demoRefused })
  })

  test('a start with an invalid value fails with one sentence that names a port that another program uses', async () => {
    const other = createServer().listen(0, 'localhost')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    await using accord = await spawnAccord({ ...onGivenDatabase, PORT: String(port) })
    expect(await accord.ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `PORT ${port} is already in use by another program. Set it to a free port.\n`,
    })
    other.close()
  })
})

test('a probably misspelled variable is reported, and the start continues', async () => {
  await using accord = await spawnAccord({ ...onGivenDatabase, PUBLIC_ULR: 'https://id.example' })
  await accord.ready
  accord.kill('SIGTERM')
  expect(await accord.ended).toMatchObject({
    code: 0,
    stderr: 'PUBLIC_ULR is not a setting. Did you mean PUBLIC_URL?\n',
  })
})

test('a start on a port that the system chooses prints the port', async () => {
  await using accord = await spawnAccord({ ...onGivenDatabase, PORT: '0' })
  const [, address] = /Accord is ready: (\S+)/.exec(await accord.ready) ?? []
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
})

test('all invalid values are reported together', async () => {
  await using accord = await spawnAccord({
    PORT: 'abc',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'id.example',
    DRAIN_SECONDS: 'soon',
    LIMITS: 'signUpPerAdress=10/1h',
  })
  expect(await accord.ended).toEqual({
    code: 1,
    stdout: '',
    stderr: [
      "PORT is 'abc', but it must be a number from 0 to 65535.",
      "PUBLIC_URL is 'id.example', but it must be a URL that starts with http:// or https://.",
      "DRAIN_SECONDS is 'soon', but it must be a number of seconds from 0 to 60.",
      "LIMITS contains 'signUpPerAdress=10/1h', but no limit has that name. Did you mean signUpPerAddress?",
      '',
    ].join('\n'),
  })
})

test('if other machines can reach the service, every line of its standard output is JSON', async () => {
  await using accord = await spawnAccord({
    ...onGivenDatabase,
    DEVELOPMENT: 'off',
    PUBLIC_URL: 'https://id.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
  })
  await accord.ready
  accord.kill('SIGTERM')
  const { stdout, stderr } = await accord.ended
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'Accord is ready: https://id.example' }),
  )
  expect(lines.find(({ event }) => event === 'service.started')).toMatchObject({
    database: 'configured',
    mail: 'sent',
  })
  expect(stderr).toBe('')
})

test(
  'a start with --demo lists its people and what each one shows, and one of them can sign in',
  { tags: ['long'] },
  async () => {
    await using accord = await spawnAccord(onGivenDatabase, '--demo')
    const printed = await accord.ready
    const password = /all with the password (\S+)\):/.exec(printed)?.[1] ?? ''
    const [email = ''] = /\S+@\S+/.exec(printed) ?? []
    expect(printed).toMatch(new RegExp(`${email} +owns Northside Health`))
    const signedIn = await caller(accord.url).call(login, { body: { email, password } })
    expect(signedIn).toMatchObject({ email, accessToken: expect.stringMatching(/./) })
  },
)
