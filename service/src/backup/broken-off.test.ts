import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { connect } from '#connect.ts'
import { openDatabase } from '#database/open.ts'
import { restoring } from '#database/restoring.ts'
import { recordDataKey } from '#crypto/data-key.ts'
import { secretsFrom } from '#crypto/secrets.ts'
import { compileCache, programFile, runCommand } from '#testing/helpers/accord-process.ts'
import { sumsOf } from '#testing/dump.ts'
import { emptyDatabase } from '#testing/helpers/test-database.ts'
import { startTestService } from '#testing/test-service.ts'
import { writeManifest } from './manifest.ts'

const master = randomBytes(32)

let folder: string
let environment: { SECRET_KEY_FILE: string; EXPORTS_DIR: string }
let sums: Record<string, string>
const backup = () => join(folder, 'backup')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  const SECRET_KEY_FILE = join(folder, 'secret.key')
  environment = { SECRET_KEY_FILE, EXPORTS_DIR: join(folder, 'exports') }
  await writeFile(SECRET_KEY_FILE, master.toString('base64'))
  await using service = await startTestService({ masterKey: master })
  const { db, pool, secrets } = service.context
  await recordDataKey(db, secrets, SECRET_KEY_FILE)
  await service.createOrganization()
  await runCommand('backup', [backup()], {
    ...environment,
    DATABASE_URL: service.databaseUrl,
  })
  sums = await sumsOf(pool, { except: ['instances'] })
})
afterAll(() => rm(folder, { recursive: true }))

/** Kills the restore when it prints this line. */
async function killAt(said: string, DATABASE_URL: string) {
  const file = await programFile('commands/restore')
  const own = { ...environment, DATABASE_URL }
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...own }
  const child = spawn(process.execPath, [file, backup()], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith(said)) child.kill('SIGKILL')
  }
  expect(await ended).toEqual([null, 'SIGKILL'])
}

const startOn = (DATABASE_URL: string) =>
  connect(readConfig({ ...environment, DATABASE_URL }), () => {}, secretsFrom(master))

async function expectWhole(url: string) {
  const { pool, close } = openDatabase(url)
  expect(await sumsOf(pool, { except: ['instances'] })).toEqual(sums)
  await close()
}

describe('an interrupted restore', () => {
  test('a restore that was killed at any point can be run again', { tags: ['long'] }, async () => {
    const url = await emptyDatabase()
    for (const moment of ['Created the tables of Accord', 'users: ', 'Loaded the rows']) {
      await killAt(moment, url)
      // Partial data looks complete, so the service must not start with it.
      await expect(startOn(url)).rejects.toThrow(/^A restore into this database did not finish/)
    }
    // Commands reject this data, too.
    const copy = runCommand('backup', [join(folder, 'half')], {
      ...environment,
      DATABASE_URL: url,
    })
    await expect(copy).rejects.toMatchObject({
      stderr: expect.stringMatching(/^A restore into this database did not finish.*Run `accord/),
    })
    await runCommand('restore', [backup()], { ...environment, DATABASE_URL: url })
    await expectWhole(url)
    await (await startOn(url)).close()
  })

  test(
    'a failed restore reports the failure and can be run again',
    { tags: ['long'] },
    async () => {
      const url = await emptyDatabase()
      const wrong = join(folder, 'wrong')
      const sound = JSON.parse(await readFile(join(backup(), 'manifest.json'), 'utf8'))
      await cp(backup(), wrong, { recursive: true })
      await rm(join(wrong, 'manifest.json'))
      await rm(join(wrong, 'manifest.seal'))
      await writeManifest(
        wrong,
        JSON.parse(JSON.stringify(sound).replaceAll(/"sum":"\d/g, '$&1')),
        secretsFrom(master),
      )
      const env = { ...environment, DATABASE_URL: url }
      await expect(runCommand('restore', [wrong], env)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining(
          'Restore failed. Fix the problem below and run the command again. It starts over automatically.',
        ),
      })
      await runCommand('restore', [backup()], env)
      await expectWhole(url)
    },
  )

  test('a running restore is distinguished from an interrupted one', async () => {
    const url = await emptyDatabase()
    const database = openDatabase(url)
    await restoring(database, async () => {
      const second = runCommand('restore', [backup()], { ...environment, DATABASE_URL: url })
      await expect(second).rejects.toMatchObject({
        stderr: 'Another restore is running on this database. Wait for it to finish.\n',
      })
    })
    await database.close()
  })
})
