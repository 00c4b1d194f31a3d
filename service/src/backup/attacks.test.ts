import { randomBytes } from 'node:crypto'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { recordDataKey } from '#crypto/data-key.ts'
import { secretsFrom } from '#crypto/secrets.ts'
import { runCommand } from '#testing/helpers/accord-process.ts'
import { createTestDatabase, emptyDatabase } from '#testing/helpers/test-database.ts'
import { StartupError } from '#config/startup-error.ts'
import { type BackupManifest, writeManifest } from './manifest.ts'
import { readBackup } from './restore-backup.ts'

const master = randomBytes(32)
const secrets = secretsFrom(master)

let folder: string
let keyFile: string
let whole: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  keyFile = join(folder, 'secret.key')
  whole = join(folder, 'whole')
  await writeFile(keyFile, master.toString('base64'))
  await using data = await createTestDatabase()
  await recordDataKey(data.db, secrets, keyFile)
  await runCommand('backup', [whole], { SECRET_KEY_FILE: keyFile, DATABASE_URL: data.url })
})
afterAll(() => rm(folder, { recursive: true }))

/** Creates a copy that someone with write access has changed. */
async function changed(name: string, change: (from: string) => Promise<void>): Promise<string> {
  const from = join(folder, name)
  await cp(whole, from, { recursive: true })
  await change(from)
  return from
}

async function manifestOf(from: string): Promise<BackupManifest> {
  return JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8'))
}

/** Changes the manifest, like someone who also has the secret key. */
async function rewriteSealed(from: string, change: (read: BackupManifest) => void) {
  const read = await manifestOf(from)
  change(read)
  await rm(join(from, 'manifest.json'))
  await rm(join(from, 'manifest.seal'))
  await writeManifest(from, read, secrets)
}

async function expectRefused(from: string, sentence: string | RegExp) {
  const refused = readBackup(from, secrets, keyFile)
  await expect(refused).rejects.toThrow(StartupError)
  await expect(refused).rejects.toThrow(sentence)
}

describe('a backup with an invalid seal', () => {
  test('a changed manifest is detected before anything is written', async () => {
    const from = await changed('changed', async (into) => {
      const read = await manifestOf(into)
      read.tables = read.tables.filter(({ table }) => table !== 'users')
      await writeFile(join(into, 'manifest.json'), `${JSON.stringify(read, null, 2)}\n`)
    })
    const DATABASE_URL = await emptyDatabase()
    const refused = runCommand('restore', [from], { SECRET_KEY_FILE: keyFile, DATABASE_URL })
    await expect(refused).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `${join(from, 'manifest.json')} was changed, so the backup is damaged or was edited. Use another backup.\n`,
    })
    const { pool, close } = openDatabase(DATABASE_URL)
    const { rows } = await pool.query(
      "select nspname from pg_namespace where nspname in ('pgboss', 'accord_restoring') union all select relname from pg_class where relnamespace = 'public'::regnamespace",
    )
    await close()
    expect(rows).toEqual([])
  })

  test('changed rows are detected even if their digest was also changed', async () => {
    const from = await changed('rows', async (into) => {
      await appendFile(join(into, 'public.users.copy.zst'), 'x')
    })
    await expectRefused(from, 'public.users.copy.zst was changed')
    const text = await readFile(join(from, 'manifest.json'), 'utf8')
    await writeFile(join(from, 'manifest.json'), text.replace(/"sha256": "\w/, '$&0'))
    await expectRefused(from, 'manifest.json was changed')
  })

  test('a missing or shortened seal, or one of another backup, is rejected', async () => {
    const none = await changed('none', (into) => rm(join(into, 'manifest.seal')))
    await expectRefused(none, "isn't a backup because it has no manifest.seal.")
    const cut = await changed('cut', (into) => writeFile(join(into, 'manifest.seal'), 'AQ=='))
    await expectRefused(cut, 'manifest.json was changed')
    const other = await changed('another', (into) =>
      rewriteSealed(into, (read) => {
        read.at = new Date(0).toISOString()
      }),
    )
    await cp(join(other, 'manifest.seal'), join(cut, 'manifest.seal'))
    await expectRefused(cut, 'manifest.json was changed')
  })

  test('a backup from another secret key is rejected with an explanation', async () => {
    await expect(readBackup(whole, secretsFrom(randomBytes(32)), keyFile)).rejects.toThrow(
      /^The backup in \S+ was created with a different secret key\. .* Add that key to SECRET_KEY_FILE/,
    )
  })

  test('a job queue of a newer version is rejected before anything is written', async () => {
    const from = await changed('queue', (into) =>
      rewriteSealed(into, (read) => {
        read.queue = 10_000
      }),
    )
    await expectRefused(from, 'its tables have version 10000')
  })

  test('a backup of data with different migrations is rejected', async () => {
    const from = await changed('drifted', (into) =>
      rewriteSealed(into, ({ migrations }) => {
        migrations[0]!.sha256 = '0'.repeat(64)
      }),
    )
    await expectRefused(
      from,
      /^The migration \S+ isn't the one that ran on this backup's data. Restore the backup with an unmodified release of Accord /,
    )
  })

  test("a file name that points outside the folder isn't followed", async () => {
    const cases: [name: string, change: (read: BackupManifest) => void][] = [
      // The file exists and its digest is correct, because `exports/..` is the backup's own folder.
      [
        'escaping',
        ({ tables, exports }) => {
          const { bytes, sha256 } = tables.find(({ table }) => table === 'users')!
          exports.push({ file: 'exports/../public.users.copy.zst', bytes, sha256 })
        },
      ],
      [
        'borrowing',
        ({ tables }) => {
          tables.find(({ table }) => table === 'users')!.file = '../whole/public.users.copy.zst'
        },
      ],
      [
        'odd',
        ({ tables }) => {
          tables[0]!.table = '../../users'
        },
      ],
    ]
    for (const [name, change] of cases) {
      const from = await changed(name, (into) => rewriteSealed(into, change))
      await expectRefused(from, "This version can't read")
    }
    expect(await readdir(folder)).not.toContain('public.users.copy.zst')
  })
})
