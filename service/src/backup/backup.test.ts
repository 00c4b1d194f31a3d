import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { signUp } from '@accord/contract/accounts.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { masterKey } from '#secrets/master-keys.ts'
import { noteKeyOfData } from '#secrets/key-of-data.ts'
import { loadSigningKeys } from '#secrets/signing-keys.store.ts'
import { sumsOf } from '#testing/dump.ts'
import { download, exported, ofOrganization } from '#testing/export-runs.ts'
import { aRegistered } from '#testing/oauth.ts'
import type { AnOrganization } from '#testing/organizations.ts'
import { asRole } from '#testing/parts/test-database.ts'
import { newDataFolder, spawnAccord } from '#testing/parts/accord-process.ts'
import { signUpForm } from '#testing/people.ts'
import { caller } from '#testing/test-client.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import type { BackupManifest } from './manifest.ts'
import { writeBackup } from './write-backup.ts'

const commands = join(import.meta.dirname, '../commands')
const masterBytes = randomBytes(32)
const version = '1.2.3'
const patience = { timeout: 90_000 }

let folder: string
let keyFile: string
let service: TestService
let organization: AnOrganization
let manifest: BackupManifest

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  keyFile = join(folder, 'secret.key')
  await writeFile(keyFile, masterBytes.toString('base64'))
  service = await startTestService({ masterKey: masterBytes, worker: true })
  const { db, secrets } = service.context
  await noteKeyOfData(db, secrets, keyFile)
  await loadSigningKeys(db, secrets)
  organization = await service.anOrganization()
  await aRegistered(organization)
  await exported(organization.owner.as, ofOrganization(organization))
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const run = (name: 'backup' | 'restore', into: string, env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join(commands, `${name}.ts`), into], {
    env: { PATH: process.env['PATH'], SECRET_KEY_FILE: keyFile, ...env },
  })

const whole = () => join(folder, 'whole')

async function emptyDatabase(): Promise<string> {
  const { serverUrl, template } = inject('postgres')
  const name = template.replace(/template$/, randomBytes(6).toString('hex'))
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name} template template0`)
  await client.end()
  return serverUrl.replace(/^(\w+:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
}

/** One role owns it, another is to work on it. */
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
  test('is of one moment while everything goes on, and has no key in it', patience, async () => {
    // As a command opens it: without a limit that a long COPY would meet.
    const { reader: pool, config } = service.context
    let going = true
    const writers = [1, 2].map(async () => {
      while (going) {
        await service.anOrganization({ owner: organization.owner })
        await setTimeout(10)
      }
    })
    const say = () => {}
    const parts = { pool, exportsDir: config.exportsDir, version, say }
    manifest = await writeBackup(parts, join(folder, 'busy'))
    going = false
    await Promise.all(writers)
    const url = await emptyDatabase()
    const { stdout } = await run('restore', join(folder, 'busy'), {
      DATABASE_URL: url,
      EXPORTS_DIR: join(folder, 'busy-exports'),
    })
    expect(stdout).toMatch(/activity {2}\d+ rows of \d+ organizations hold/)
    expect(manifest.keys).toEqual([masterKey(masterBytes).id.toString('hex')])
    const text = await readFile(join(folder, 'busy', 'manifest.json'), 'utf8')
    expect(text).not.toContain(masterBytes.toString('base64'))
    for (const name of ['manifest.json', 'public.users.copy.zst']) {
      expect((await stat(join(folder, 'busy', name))).mode & 0o777).toBe(0o600)
    }
  })

  test(
    'holds every row, although a migration writes a table anew meanwhile',
    patience,
    async () => {
      const { pool, config, databaseUrl } = { ...service.context, ...service }
      const before = await pool.query<{ count: string }>('select count(*) from users')
      const other = new Client({ connectionString: databaseUrl, options: '-c lock_timeout=1000' })
      await other.connect()
      let migrated: Promise<unknown> | undefined
      const say = () => {
        migrated ??= other
          .query('alter table users alter column first_name type text using first_name || $$$$')
          .catch(() => {})
      }
      const parts = { pool: service.context.reader, exportsDir: config.exportsDir, version, say }
      const written = await writeBackup(parts, join(folder, 'rewritten'))
      await migrated
      await other.end()
      const users = written.tables.find(({ table }) => table === 'users')!
      expect(users.rows).toBe(Number(before.rows[0]!.count))
    },
  )

  test('that cannot be restored says how to begin again', patience, async () => {
    const wrong = join(folder, 'wrong')
    await cp(join(folder, 'busy'), wrong, { recursive: true })
    const text = await readFile(join(wrong, 'manifest.json'), 'utf8')
    const sums = text.replaceAll(/"sum": "\d/g, '$&1')
    await writeFile(join(wrong, 'manifest.json'), sums)
    const DATABASE_URL = await emptyDatabase()
    await expect(run('restore', wrong, { DATABASE_URL })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        'Not restored: drop the database and create it again before the next attempt.',
      ),
    })
  })

  test(
    'restored elsewhere is the same in every table, and the service works on it',
    patience,
    async () => {
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
        'one each of users.password_hash, mails.sealed, application_keys.sealed',
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
    },
  )

  test('is not restored over data, damaged, cut, or without its key', patience, async () => {
    const refused = async (from: string, env: Record<string, string>, sentence: string) =>
      expect(run('restore', from, env)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining(sentence),
      })
    const damaged = join(folder, 'damaged')
    await cp(whole(), damaged, { recursive: true })
    await appendFile(join(damaged, 'public.users.copy.zst'), 'x')
    const cut = join(folder, 'cut')
    await cp(whole(), cut, { recursive: true })
    await rm(join(cut, 'public.users.copy.zst'))
    const other = join(folder, 'other.key')
    await writeFile(other, randomBytes(32).toString('base64'))
    const env = { DATABASE_URL: service.databaseUrl }
    const id = masterKey(masterBytes).id.toString('hex')
    await Promise.all([
      refused(whole(), env, 'This database is not empty ('),
      refused(
        damaged,
        env,
        'public.users.copy.zst is not as it was written: the backup is damaged.',
      ),
      refused(cut, env, 'public.users.copy.zst is missing: the backup is not whole.'),
      refused(whole(), { ...env, SECRET_KEY_FILE: other }, `takes the secret key ${id}: put it`),
      refused(folder, env, 'is no backup: it has no manifest.json.'),
    ])
  })

  test('whose manifest names files elsewhere writes none of them', patience, async () => {
    const tampered = async (name: string, change: (read: BackupManifest) => void) => {
      const from = join(folder, name)
      await cp(whole(), from, { recursive: true })
      const read = JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8'))
      change(read)
      await writeFile(join(from, 'manifest.json'), JSON.stringify(read))
      return expect(
        run('restore', from, {
          DATABASE_URL: await emptyDatabase(),
          EXPORTS_DIR: join(folder, 'tampered-exports'),
        }),
      ).rejects.toMatchObject({ stderr: expect.stringContaining('is not one that this version') })
    }
    // The file is there and its digest is right: `exports/..` is the folder of the backup itself.
    const escaping = 'exports/../public.users.copy.zst'
    await tampered('escaping', ({ tables, exports }) => {
      const { bytes, sha256 } = tables.find(({ table }) => table === 'users')!
      exports.push({ file: escaping, bytes, sha256 })
    })
    expect(await readdir(folder)).not.toContain('public.users.copy.zst')
    await tampered('borrowing', ({ tables }) => {
      tables.find(({ table }) => table === 'users')!.file = '../whole/public.users.copy.zst'
    })
    await tampered('odd', ({ tables }) => {
      tables[0]!.table = '../../users'
    })
  })

  test(
    'is restored by the role that owns the tables, for the one that works',
    patience,
    async () => {
      const { ownerUrl, workUrl } = await emptyDatabaseOfTwo()
      const env = { DATABASE_URL: workUrl, EXPORTS_DIR: join(folder, 'exports-of-two-roles') }
      await expect(run('restore', whole(), env)).rejects.toMatchObject({
        stderr: expect.stringMatching(
          /^The database has to be changed .*set DATABASE_MIGRATION_URL/m,
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
    'of a service with its own database is made while it runs, and restored elsewhere',
    patience,
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
        await expect(run('restore', copy, env)).rejects.toMatchObject({
          stderr: expect.stringContaining('Another Accord is already running on the data folder'),
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
