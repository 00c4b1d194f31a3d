import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { graceDays } from '@accord/contract/deletions.ts'
import { resetHours } from '@accord/contract/factors.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { compileCache } from '#testing/helpers/accord-process.ts'
import { copyTemplate } from '#testing/helpers/postgres-for-tests.ts'
import { commands } from './command-table.ts'
import { version } from './version.ts'

const { version: released } = createRequire(import.meta.url)('../../package.json') as {
  version: string
}

let empty: string
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
})
afterAll(() => rm(empty, { recursive: true, force: true }))

/** Runs the program with an empty environment, and returns its output and exit code. */
function accord(args: string[], environment: Record<string, string> = {}) {
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...environment }
  const file = join(import.meta.dirname, 'accord.ts')
  return promisify(execFile)(process.execPath, [file, ...args], { cwd: empty, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  )
}

test('every file in commands/ is a command, and every command has a file', () => {
  const files = readdirSync(join(import.meta.dirname, 'commands'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace('.ts', ''))
  expect(commands.map(({ name }) => name).toSorted()).toEqual(['worker', ...files].toSorted())
})

// The command table is loaded even for a line of help, so it repeats these numbers instead of loading the contract.
test.each([
  ['reset-second-factor', `${resetHours} hours`],
  ['delete-account', `${graceDays.account} days`],
])('the help line of %s names the period that the service uses', (command, period) => {
  const { says } = commands.find(({ name }) => name === command)!
  expect(says.match(/\d+ (?:hours|days)/g)).toEqual([period])
})

describe.concurrent('accord', () => {
  test("accord --version prints the product's version", async () => {
    expect(version).toBe(released)
    expect(await accord(['--version'])).toEqual({ code: 0, stdout: `${released}\n`, stderr: '' })
  })

  test('accord --help lists each command on one line', async () => {
    const { code, stdout } = await accord(['--help'])
    expect(code).toBe(0)
    for (const { name, says } of commands) {
      expect(stdout).toMatch(new RegExp(`^  ${name} +${says.replaceAll(/[.()]/g, '\\$&')}$`, 'm'))
    }
  })

  for (const { name } of commands) {
    // Each command runs in its own process, so `npm test` runs only one of them.
    const tags = name === 'backup' ? [] : ['long']
    test(`accord ${name} --help describes the command`, { tags }, async () => {
      const { code, stdout, stderr } = await accord([name, '--help'])
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).toContain(`Usage: accord ${name}`)
    })
  }

  test.each([
    ['a misspelled command', ['wroker'], "Did you mean 'worker'? Run accord --help to list"],
    ['an unknown command', ['start'], "'start' isn't an accord command. Run accord --help"],
    ['an argument of the service', ['--dmeo'], "Unknown argument '--dmeo'. Use --help"],
    [
      'an argument of a command',
      ['migrate', 'now'],
      "Unknown argument 'now'. The only argument is",
    ],
  ])('accord rejects %s with one sentence', async (_what, args, sentence) => {
    const { code, stdout, stderr } = await accord(args, { HOME: empty })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^[^\n]+\n$/)
    expect(stderr).toContain(sentence)
  })

  test("accord doesn't create data in the current folder if DATA_DIR isn't set", async () => {
    const { code, stderr } = await accord([])
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr:
        'DATA_DIR is not set. Set it to a folder for the database and its key, such as /var/lib/accord.\n',
    })
    expect(readdirSync(empty)).toEqual([])
  })

  test('accord migrate updates a database without a key, and prints the last migration', async () => {
    const DATABASE_URL = await copyTemplate(inject('postgres'))
    const { code, stdout, stderr } = await accord(['migrate'], { DATABASE_URL, HOME: empty })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const last = readdirSync(join(import.meta.dirname, 'database/migrations'))
      .filter((file) => file.endsWith('.sql'))
      .toSorted()
      .at(-1)!
    expect(stdout).toBe(
      `The database is up to date. Its last migration is ${last.replace('.sql', '')}.\n`,
    )
  })

  test('npm in a checkout runs a command and passes SIGTERM on to it', async () => {
    const folder = await mkdtemp(join(empty, '..', `accord-test-${process.pid}-`))
    const keyFile = join(folder, 'secret.key')
    await writeFile(keyFile, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
    const npm = spawn('npm', ['run', '--silent', 'accord', '--', 'worker'], {
      cwd: join(import.meta.dirname, '../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        HOME: empty,
        DATA_DIR: folder,
        DATABASE_URL: await copyTemplate(inject('postgres')),
        SECRET_KEY_FILE: keyFile,
        LOG_LEVEL: 'fatal',
        NODE_COMPILE_CACHE: compileCache,
      },
    })
    const ended = once(npm, 'close')
    await Promise.race([once(npm.stdout, 'data'), ended])
    npm.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})
