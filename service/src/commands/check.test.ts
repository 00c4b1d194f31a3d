import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { compileCache, freePort, programFile } from '#testing/helpers/accord-process.ts'
import { copyTemplate } from '#testing/helpers/postgres-for-tests.ts'
import { startSmtpCatcher } from '#testing/helpers/smtp-catcher.ts'

let folder: string
let right: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  const SECRET_KEY_FILE = join(folder, 'key')
  await writeFile(SECRET_KEY_FILE, randomBytes(32).toString('base64'))
  const DATABASE_URL = await copyTemplate(inject('postgres'))
  right = { DATABASE_URL, SECRET_KEY_FILE, EXPORTS_DIR: join(folder, 'exports'), PORT: '0' }
})
afterAll(() => rm(folder, { recursive: true }))

async function check(environment: Record<string, string>) {
  const file = await programFile('commands/check')
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...environment }
  return new Promise<{ code: number; lines: string[]; stderr: string }>((done) => {
    execFile(process.execPath, [file], { env, cwd: folder }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), lines: stdout.trimEnd().split('\n'), stderr }),
    )
  })
}

describe.concurrent('accord check', () => {
  test('accord check reports ok for every part, and starts nothing', async () => {
    await using mail = await startSmtpCatcher()
    const environment = { ...right, SMTP_URL: mail.url, METRICS_PORT: '0' }
    const { code, lines, stderr } = await check(environment)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const parts = ['variables', 'address', 'port', 'metrics port', 'mail server', 'exports folder']
    expect(lines.map((line) => line.replace(/:.*/, ''))).toEqual(
      [...parts, 'database', 'tables', 'key'].map((what) => `ok     ${what}`),
    )
  })

  test('accord check reports the problem and the fix for every part, and exits with 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { code, lines, stderr } = await check({
      ...right,
      DATABASE_URL: right['DATABASE_URL']!.replace(/(\/)[^/?]*(\?)/, '$1nowhere$2'),
      PUBLIC_URL: 'https://nowhere.invalid',
      PUBLIC_ULR: 'x',
      LOG_LEVELS: 'x',
      SMTP_URL: 'smtp://user:secret@127.0.0.1:1',
      EXPORTS_DIR: '/dev/null/exports',
      WORKER: 'off',
      HOST: '203.0.113.1',
      METRICS_PORT: String((taken.address() as AddressInfo).port),
    })
    taken.close()
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(lines).toEqual([
      'wrong  variables: LOG_LEVELS is not a setting. Did you mean LOG_LEVEL?',
      "wrong  address: PUBLIC_URL is https://nowhere.invalid, but nowhere.invalid can't be resolved on this machine. Add a DNS record for it, or correct PUBLIC_URL.",
      "wrong  port: HOST '203.0.113.1' is not an address of this machine. Set it to one of the machine's addresses, such as 127.0.0.1.",
      expect.stringMatching(
        /^wrong {2}metrics port: METRICS_PORT \d+ can't be opened on METRICS_HOST '127\.0\.0\.1' \(EADDRINUSE\)\. Set/,
      ),
      "wrong  mail server: Couldn't connect to 127.0.0.1:1, the mail server in SMTP_URL (connect ECONNREFUSED 127.0.0.1:1). Correct SMTP_URL, or check the mail server.",
      expect.stringMatching(
        /^wrong {2}exports folder: EXPORTS_DIR is '\/dev\/null\/exports', but Accord can't write to it/,
      ),
      expect.stringMatching(/^wrong {2}database: DATABASE_URL names a database that doesn't exist/),
      expect.stringMatching(/^wrong {2}tables: DATABASE_URL names a database that doesn't exist/),
      expect.stringMatching(/^wrong {2}key: DATABASE_URL names a database that doesn't exist/),
      'note   host: HOST is 203.0.113.1, so other machines can reach the service without TLS. If your proxy runs on this machine, set HOST=127.0.0.1.',
      expect.stringMatching(
        /^note {3}support: SUPPORT_EMAIL is not set, so .* Set it to your own address/,
      ),
    ])
    expect(lines.join()).not.toContain('secret')
  })

  test('accord check reports no problem for a service that only a proxy on the same machine can reach', async () => {
    const behindProxy = { PUBLIC_URL: 'https://nowhere.invalid', HOST: '127.0.0.1' }
    const { lines } = await check({ ...right, ...behindProxy, SMTP_URL: 'smtp://127.0.0.1:1' })
    expect(lines.filter((line) => line.startsWith('note   host'))).toEqual([])
  })

  test('accord check finds an interrupted restore, whose tables no start would use', async () => {
    const DATABASE_URL = await copyTemplate(inject('postgres'))
    const database = openDatabase(DATABASE_URL)
    await database.pool.query('create schema accord_restoring')
    await database.close()
    const { code, lines } = await check({ ...right, DATABASE_URL })
    expect(code).toBe(1)
    expect(lines).toContainEqual(
      expect.stringMatching(/^wrong {2}tables: A restore into this database did not finish/),
    )
  })

  test('accord check finds tables that were changed manually, and reports the fix', async () => {
    const DATABASE_URL = await copyTemplate(inject('postgres'))
    const database = openDatabase(DATABASE_URL)
    await database.pool.query('alter table users drop column last_name cascade')
    await database.close()
    const { code, lines } = await check({ ...right, DATABASE_URL })
    expect(code).toBe(1)
    expect(lines).toContain('wrong  tables: The column users.last_name is missing.')
    expect(lines).toContain(
      'wrong  tables: The tables differ from what this version expects. Undo the changes in the database, or restore a backup into an empty one.',
    )
  })

  test('accord check finds that the role for migrations uses another database', async () => {
    const DATABASE_MIGRATION_URL = await copyTemplate(inject('postgres'))
    const { code, lines } = await check({ ...right, DATABASE_MIGRATION_URL })
    expect(code).toBe(1)
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^wrong {2}tables: DATABASE_URL and DATABASE_MIGRATION_URL point to different databases/,
      ),
    )
    const same = await check({ ...right, DATABASE_MIGRATION_URL: right['DATABASE_URL']! })
    expect(same.code).toBe(0)
  })

  test('accord check finds that metrics and the service would use the same port', async () => {
    const port = String(await freePort())
    const { code, lines } = await check({ ...right, PORT: port, METRICS_PORT: port })
    expect(code).toBe(1)
    expect(lines).toContain(
      `wrong  metrics port: PORT and METRICS_PORT are both ${port}. Set one of them to another number.`,
    )
  })

  test('accord check prints a sentence for each invalid value, and exits with 1', async () => {
    expect(await check({ PORT: 'x', WORKER: 'maybe' })).toMatchObject({
      code: 1,
      lines: [
        "wrong  variables: PORT is 'x', but it must be a number from 0 to 65535.",
        "wrong  variables: WORKER is 'maybe', but it must be on or off.",
      ],
    })
  })
})
