import { randomBytes } from 'node:crypto'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { signUp } from '@accord/contract/accounts.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateTo } from '#database/migrator/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { installQueues } from '#jobs/queues.ts'
import { masterKey } from '#crypto/key-ring.ts'
import { recordDataKey } from '#crypto/data-key.ts'
import { secretsFrom } from '#crypto/secrets.ts'
import { loadSigningKeys } from '#crypto/signing-keys.store.ts'
import { StartupError } from '#config/startup-error.ts'
import { newDataFolder, runCommand, spawnAccord } from '#testing/helpers/accord-process.ts'
import { sumsOf } from '#testing/dump.ts'
import { download, runTestExport, ofOrganization } from '#testing/exports.ts'
import { registerTestClient } from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { type TestService, signingKeysForTests, startTestService } from '#testing/test-service.ts'
import { asRole, emptyDatabase } from '#testing/helpers/test-database.ts'
import { signUpForm } from '#testing/people.ts'
import { caller } from '#testing/test-client.ts'
import { fillTables, readBackup } from './restore-backup.ts'
import type { BackupManifest } from './manifest.ts'
import { writeBackup } from './write-backup.ts'

const masterBytes = randomBytes(32)
const version = '1.2.3'

let folder: string
let keyFile: string
let service: TestService
let organization: TestOrganization
let manifest: BackupManifest

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  keyFile = join(folder, 'secret.key')
  await writeFile(keyFile, masterBytes.toString('base64'))
  service = await startTestService({ masterKey: masterBytes, worker: true })
  const { db, secrets } = service.context
  await recordDataKey(db, secrets, keyFile)
  await loadSigningKeys(db, secrets, signingKeysForTests)
  organization = await service.createOrganization()
  await registerTestClient(organization)
  await runTestExport(organization.owner.as, ofOrganization(organization))
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const run = (name: 'backup' | 'restore', into: string, env: Record<string, string>) =>
  runCommand(name, [into], { SECRET_KEY_FILE: keyFile, ...env })

const whole = () => join(folder, 'whole')

/** Creates a database with one role that owns it and another one that works in it. */
async function emptyDatabaseOfTwo() {
  const url = await emptyDatabase()
  const [name] = /accord\w*(?=\?|$)/.exec(url)!
  const [owner, work] = [`${name}_owner`, `${name}_work`]
  const server = new Client({ connectionString: url })
  await server.connect()
  await server.query(`create role ${owner} login`)
  await server.query(`create role ${work} login`)
  await server.query(`alter database ${name} owner to ${owner}`)
  await server.end()
  return { ownerUrl: asRole(url, owner), workUrl: asRole(url, work) }
}

describe('BK1: a backup', () => {
  test(
    'a backup is a snapshot of a busy service and contains no key',
    { tags: ['long'] },
    async () => {
      // This pool is like the command's and has no limit that a long COPY would exceed.
      const { reader: pool, config, secrets } = service.context
      let going = true
      const writers = [1, 2].map(async () => {
        while (going) {
          await service.createOrganization({ owner: organization.owner })
          await setTimeout(10)
        }
      })
      const say = () => {}
      const parts = { pool, exportsDir: config.exportsDir, secrets, version, say }
      manifest = await writeBackup(parts, join(folder, 'busy'))
      going = false
      await Promise.all(writers)
      const url = await emptyDatabase()
      const { stdout } = await run('restore', join(folder, 'busy'), {
        DATABASE_URL: url,
        EXPORTS_DIR: join(folder, 'busy-exports'),
      })
      expect(stdout).toMatch(/activity {2}\d+ valid rows in \d+ organizations/)
      expect(manifest.keys).toEqual([masterKey(masterBytes).id.toString('hex')])
      const text = await readFile(join(folder, 'busy', 'manifest.json'), 'utf8')
      expect(text).not.toContain(masterBytes.toString('base64'))
      for (const name of ['manifest.json', 'manifest.seal', 'public.users.copy.zst']) {
        expect((await stat(join(folder, 'busy', name))).mode & 0o777).toBe(0o600)
      }
    },
  )

  test(
    'a backup contains every row, even if a migration rewrites a table during the backup',
    { tags: ['long'] },
    async () => {
      const { pool, reader, config, secrets, databaseUrl } = { ...service.context, ...service }
      const before = await pool.query<{ count: string }>('select count(*) from users')
      const other = new Client({ connectionString: databaseUrl, options: '-c lock_timeout=1000' })
      await other.connect()
      let migrated: Promise<unknown> | undefined
      const say = () => {
        migrated ??= other
          .query('alter table users alter column first_name type text using first_name || $$$$')
          .catch(() => {})
      }
      const parts = { pool: reader, exportsDir: config.exportsDir, secrets, version, say }
      const written = await writeBackup(parts, join(folder, 'rewritten'))
      await migrated
      await other.end()
      const users = written.tables.find(({ table }) => table === 'users')!
      expect(users.rows).toBe(Number(before.rows[0]!.count))
    },
  )

  test(
    'a failed backup reports the cause and leaves nothing behind',
    { tags: ['long'] },
    async () => {
      const { reader, config, secrets } = service.context
      const pool = Object.create(reader, {
        connect: {
          value: async () => {
            const client = await reader.connect()
            const query = client.query.bind(client) as (...asked: unknown[]) => unknown
            const broken = (...asked: unknown[]) => {
              if (asked[0] instanceof Readable) {
                Object.assign(asked[0], { text: 'copy (select 1 / 0) to stdout' })
              }
              return query(...asked)
            }
            return Object.assign(client, { query: broken })
          },
        },
      }) as typeof reader
      const parts = { pool, exportsDir: config.exportsDir, secrets, version, say: () => {} }
      await expect(writeBackup(parts, join(folder, 'broken'))).rejects.toThrow('division by zero')
      expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([])
    },
  )

  test(
    "a backup with a missing file isn't restored, and reports it",
    { tags: ['long'] },
    async () => {
      const { db, pool, close } = openDatabase(await emptyDatabase())
      await migrateTo(db, manifest.migrations.at(-1)!.name)
      await installQueues(pool)
      const partly = join(folder, 'partly')
      await cp(join(folder, 'busy'), partly, { recursive: true })
      await rm(join(partly, 'public.users.copy.zst'))
      await expect(fillTables(pool, partly, manifest, () => {})).rejects.toThrow('ENOENT')
      expect((await pool.query('select from organizations')).rowCount).toBe(0)
      await close()
    },
  )

  test('a restored backup is identical in every table, and the service works with it', async () => {
    const { pool } = service.context
    const env = {
      DATABASE_URL: service.databaseUrl,
      EXPORTS_DIR: service.context.config.exportsDir,
    }
    await run('backup', whole(), env)
    const before = await sumsOf(pool, { except: ['instances'] })
    const url = await emptyDatabase()
    const EXPORTS_DIR = join(folder, 'restored-exports')
    const { stdout } = await run('restore', whole(), { DATABASE_URL: url, EXPORTS_DIR })
    expect(stdout).toContain(
      'decrypted one value each of users.password_hash, mails.sealed, application_keys.sealed',
    )
    const restored = openDatabase(url)
    expect(await sumsOf(restored.pool, { except: ['instances'] })).toEqual(before)
    const jobs = 'select count(*)::int as jobs from pgboss.job'
    expect((await restored.pool.query(jobs)).rows).toEqual((await pool.query(jobs)).rows)
    const keys = "select count(*)::int as keys from pg_constraint where contype = 'f'"
    expect((await restored.pool.query(keys)).rows).toEqual((await pool.query(keys)).rows)
    await restored.close()

    const environment = { EXPORTS_DIR }
    await using elsewhere = await startTestService({
      databaseUrl: url,
      masterKey: masterBytes,
      environment,
    })
    const { email, password } = organization.owner
    const login = await caller(elsewhere.url).request('POST', '/api/auth/login', {
      email,
      password,
    })
    expect(login.status).toBe(200)
    const subject = ofOrganization(organization)
    const job = { id: (await readdir(EXPORTS_DIR))[0]!.replace('.export', '') }
    expect((await download(elsewhere, organization.owner, subject, job)).status).toBe(200)
  })

  test("a backup isn't restored over existing data, without its key, or if it's damaged or incomplete", async () => {
    const { secrets } = service.context
    const refused = async (from: string, sentence: string, its = secrets) => {
      const read = readBackup(from, its, keyFile)
      await expect(read).rejects.toThrow(StartupError)
      await expect(read).rejects.toThrow(sentence)
    }
    const damaged = join(folder, 'damaged')
    await cp(whole(), damaged, { recursive: true })
    await appendFile(join(damaged, 'public.users.copy.zst'), 'x')
    const cut = join(folder, 'cut')
    await cp(whole(), cut, { recursive: true })
    await rm(join(cut, 'public.users.copy.zst'))
    const id = masterKey(masterBytes).id.toString('hex')
    const over = run('restore', whole(), { DATABASE_URL: service.databaseUrl })
    await expect(over).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('This database is not empty ('),
    })
    await refused(
      damaged,
      'public.users.copy.zst was changed, so the backup is damaged. Use another backup.',
    )
    await refused(
      cut,
      'public.users.copy.zst is missing, so the backup is incomplete. Use another backup.',
    )
    await refused(
      whole(),
      `was created with a different secret key. This was encrypted with the key ${id}, but the available key is`,
      secretsFrom(randomBytes(32)),
    )
    await refused(folder, "isn't a backup because it has no manifest.json.")
  })

  test(
    'the role that owns the tables restores a backup for the role that the service uses',
    { tags: ['long'] },
    async () => {
      const { ownerUrl, workUrl } = await emptyDatabaseOfTwo()
      const env = { DATABASE_URL: workUrl, EXPORTS_DIR: join(folder, 'exports-of-two-roles') }
      await expect(run('restore', whole(), env)).rejects.toMatchObject({
        stderr: expect.stringMatching(
          /^This version has to change the database.*Set DATABASE_MIGRATION_URL/m,
        ),
      })
      const another = await emptyDatabase()
      await expect(
        run('restore', whole(), { ...env, DATABASE_MIGRATION_URL: another }),
      ).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(
          /^DATABASE_URL and DATABASE_MIGRATION_URL point to different databases \(\w+ and \w+\)\. .+\n$/,
        ),
      })
      await run('restore', whole(), { ...env, DATABASE_MIGRATION_URL: ownerUrl })
      const working = openDatabase(workUrl)
      await working.pool.query('update users set first_name = first_name')
      await expect(working.pool.query('create table mine (id int)')).rejects.toThrow(/denied/)
      await working.close()
    },
  )

  test(
    'a backup of the embedded database works while it runs, and can be restored elsewhere',
    { tags: ['long'] },
    async () => {
      await using data = await newDataFolder()
      await using other = await newDataFolder()
      const form = signUpForm()
      const copy = join(folder, 'embedded')
      const env = { DATA_DIR: data.path, SECRET_KEY_FILE: join(data.path, 'secret.key') }
      {
        await using accord = await spawnAccord({ DATA_DIR: data.path })
        await accord.ready
        await caller(accord.url).call(signUp, { body: form })
        await run('backup', copy, env)
        const { stdout } = await runCommand('check-activity', [], env)
        expect(stdout).toBe('0 organizations: 0 valid rows, 0 erased, 0 not signed yet\n')
        await expect(run('restore', copy, env)).rejects.toMatchObject({
          stderr: expect.stringContaining(
            'Another Accord process is already using the data folder',
          ),
        })
      }
      await run('restore', copy, { ...env, DATA_DIR: other.path })
      await cp(env.SECRET_KEY_FILE, join(other.path, 'secret.key'))
      await using again = await spawnAccord({ DATA_DIR: other.path })
      await again.ready
      const { email, password } = form
      const { status } = await caller(again.url).request('POST', '/api/auth/login', {
        email,
        password,
      })
      expect(status).toBe(403)
    },
  )
})
