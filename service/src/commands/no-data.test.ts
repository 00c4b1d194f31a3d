import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { runCommand } from '#testing/helpers/accord-process.ts'
import { createTestDatabase, emptyDatabase } from '#testing/helpers/test-database.ts'

let folder: string
let env: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  env = { SECRET_KEY_FILE: join(folder, 'key') }
  await writeFile(env['SECRET_KEY_FILE']!, randomBytes(32).toString('base64'))
})
afterAll(() => rm(folder, { recursive: true }))

const refused = (stderr: RegExp) => ({ code: 1, stderr: expect.stringMatching(stderr) })

describe.concurrent('a command', () => {
  test.each([
    ['check-activity', []],
    ['reset-limit', ['--email', 'ana@example.com']],
    ['backup', ['unmade']],
  ])(
    'the command %s finds no data in an empty database, and creates none',
    async (command, given) => {
      const DATABASE_URL = await emptyDatabase()
      const words = given.map((word) => (word === 'unmade' ? join(folder, word) : word))
      await expect(runCommand(command, words, { ...env, DATABASE_URL })).rejects.toMatchObject(
        refused(/^This database has no Accord data yet\. .+\n$/),
      )
      const { pool, close } = openDatabase(DATABASE_URL)
      const { rows } = await pool.query("select from pg_tables where schemaname = 'public'")
      await close()
      expect(rows).toEqual([])
      expect(existsSync(join(folder, 'unmade.part'))).toBe(false)
    },
  )

  test.each([
    ['', /^Specify the folder\.\n/],
    ['/etc/hostname/x', /^\/etc\/hostname\/x\.part can't be created \(ENOTDIR\)\. .+\n$/],
    ['/proc/x', /^\/proc\/x\.part can't be created \(ENOENT\)\. .+\n$/],
  ])("backup reports that it can't write to '%s'", async (into, sentence) => {
    await using database = await createTestDatabase()
    const given = { ...env, DATABASE_URL: database.url }
    await expect(runCommand('backup', [into], given)).rejects.toMatchObject(refused(sentence))
  })

  test('backup accepts a folder with a trailing slash, as shells complete it', async () => {
    await using database = await createTestDatabase()
    const given = { ...env, DATABASE_URL: database.url, EXPORTS_DIR: join(folder, 'exports') }
    await runCommand('backup', [`${join(folder, 'made')}/`], given)
    expect(existsSync(join(folder, 'made', 'manifest.json'))).toBe(true)
  })
})
