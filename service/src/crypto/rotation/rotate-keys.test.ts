import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect } from '#connect.ts'
import { readConfig } from '#config/config.ts'
import { columns } from '#database/tables.ts'
import { loadSecrets } from '#crypto/load-secrets.ts'
import { masterKey } from '#crypto/key-ring.ts'
import { recordDataKey } from '#crypto/data-key.ts'
import { secretsFrom } from '#crypto/secrets.ts'
import { loadSigningKeys } from '#crypto/signing-keys.store.ts'
import { keysOf } from '#testing/applications.ts'
import { dumpOf } from '#testing/dump.ts'
import { download, runTestExport, ofOrganization } from '#testing/exports.ts'
import { registerTestClient, publicUrl, type TestClientRegistration } from '#testing/oauth.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { compileCache, programFile, runCommand } from '#testing/helpers/accord-process.ts'
import { type TestService, signingKeysForTests, startTestService } from '#testing/test-service.ts'
import { createTestDatabase } from '#testing/helpers/test-database.ts'
import { signUpForm } from '#testing/people.ts'
import { waitOptions } from '#testing/concurrency.ts'
import { findMail, openMail } from '#mail/outbox.store.ts'
import { startKeyPolling } from '#crypto/key-polling.ts'
import { isOnlyKeyNeeded, rotateKeys } from './rotate-keys.ts'
import { sealedColumns } from './sealed-columns.ts'

const log = { warn: () => {} }

let folder: string
let keyFile: string
let services: [TestService, TestService]
let watches: Awaited<ReturnType<typeof startKeyPolling>>[]
let organization: TestOrganization
let application: TestClientRegistration
const first = randomBytes(32)
const idOf = (key: Buffer) => masterKey(key).id.toString('hex')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  keyFile = join(folder, 'secret.key')
  await writeFile(keyFile, `${first.toString('base64')}\n`, { mode: 0o640 })
  const { url, close } = await createTestDatabase()
  const places = readConfig({ DATABASE_URL: url, SECRET_KEY_FILE: keyFile })
  const environment = { PUBLIC_URL: publicUrl }
  const started = { databaseUrl: url, environment, worker: true } as const
  const one = await startTestService({ ...started, secrets: loadSecrets(places) })
  const other = await startTestService({ ...started, secrets: loadSecrets(places), beside: one })
  services = [one, other]
  for (const { context } of services) {
    await recordDataKey(context.db, context.secrets, keyFile)
  }
  await loadSigningKeys(one.context.db, one.context.secrets, signingKeysForTests)
  watches = await Promise.all(
    services.map(({ context }) => startKeyPolling({ ...context, log }, 50)),
  )
  organization = await one.createOrganization()
  application = await registerTestClient(organization)
  await close()
})
afterAll(async () => {
  for (const watch of watches) await watch.stop()
  for (const service of services.toReversed()) await service[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const environment = () => ({
  DATABASE_URL: services[0].databaseUrl,
  SECRET_KEY_FILE: keyFile,
})
const rotate = (...args: string[]) => runCommand('rotate-keys', args, environment())

/** Sends all kinds of requests to both instances, and collects failures. */
function startLoad() {
  const failed: string[] = []
  const done: Record<string, number> = {}
  let going = true
  const subject = ofOrganization(organization)
  const work = {
    'sign in': async ({ anonymous }: TestService) => {
      const { email, password } = organization.owner
      return (await anonymous.request('POST', '/api/auth/login', { email, password })).status
    },
    'send an email': async ({ anonymous, context }: TestService) => {
      const { status, body } = await anonymous.request('POST', '/api/user', signUpForm())
      const { rows } = await context.pool.query<{ id: string }>(
        'select id from mails where recipient = $1',
        [(body as { email: string }).email],
      )
      const mail = await findMail(context.db, rows[0]!.id)
      return openMail(context.secrets, mail!) ? status : 500
    },
    'read a key': async () => {
      const [key] = await keysOf(organization.owner.as, application)
      return key!.secret === application.secret ? 200 : 500
    },
    'get a token': async ({ url }: TestService) => {
      const { id: client_id, secret: client_secret } = application
      const body = new URLSearchParams({
        client_id,
        client_secret,
        grant_type: 'client_credentials',
      })
      return (await fetch(`${url}/oauth/token`, { method: 'POST', body })).status
    },
    'export and download': async (service: TestService) => {
      const job = await runTestExport(organization.owner.as, subject)
      return (await download(service, organization.owner, subject, job)).status
    },
  }
  const workers = Object.entries(work).map(async ([name, doIt]) => {
    for (let turn = 0; going; turn += 1) {
      const status = await doIt(services[turn % 2]!).catch((error: Error) => error.message)
      if (status !== 200 && status !== 201) failed.push(`${name}: ${status}`)
      done[name] = (done[name] ?? 0) + 1
      await setTimeout(50)
    }
  })
  return {
    stop: async () => {
      going = false
      await Promise.all(workers)
      return { failed, done }
    },
  }
}

describe('the secret key', () => {
  test(
    'the secret key can be rotated under load, even if the first run is killed, without a failed request',
    { tags: ['long'] },
    async () => {
      const { pool, db } = services[0].context
      const early = await runTestExport(organization.owner.as, ofOrganization(organization))
      const browser = await services[0].createBrowserOf(organization.owner)
      const load = startLoad()
      const { stdout: told } = await rotate('--new')
      const lines = (await readFile(keyFile, 'utf8')).trim().split('\n')
      const second = Buffer.from(lines[0]!, 'base64')
      expect(lines[1]).toBe(first.toString('base64'))
      expect(told).toContain(`The new key ${idOf(second)} is now the first in `)

      // This kills the command while it waits for the signing keys, after everything before them was re-encrypted.
      const holder = await pool.connect()
      await holder.query('begin')
      await holder.query('lock table signing_keys in exclusive mode')
      const command = await programFile('commands/rotate-keys')
      const killed = spawn(process.execPath, [command, '--settle', '0'], {
        env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...environment() },
      })
      await vi.waitFor(async () => {
        const waiting = `select from pg_stat_activity where wait_event_type = 'Lock'
          and query like '%"signing_keys"%' and datname = current_database()`
        expect((await pool.query(waiting)).rowCount).toBeGreaterThan(0)
      }, waitOptions)
      killed.kill('SIGKILL')
      await once(killed, 'exit')
      const under = async (key: Buffer) => {
        const text = `select count(*)::int as count from users where encode(password_hash, 'hex') like $1`
        return (await pool.query<{ count: number }>(text, [`01${idOf(key)}%`])).rows[0]!.count
      }
      expect(await under(second)).toBeGreaterThan(0)
      await holder.query('rollback')
      holder.release()
      // During a rotation, the service needs both keys to start.
      const { secrets } = services[1].context
      expect(await isOnlyKeyNeeded(db, secrets)).toBe(false)
      const config = readConfig({
        DATABASE_URL: services[0].databaseUrl,
        SECRET_KEY_FILE: join(folder, 'second.key'),
      })
      await writeFile(join(folder, 'second.key'), inBase64(second))
      await expect(connect(config, () => {}, loadSecrets(config))).rejects.toThrow(
        `is missing the key ${idOf(first)}, which still encrypts some of this data`,
      )

      const said: string[] = []
      const say = (sentence: string) => said.push(sentence)
      await rotateKeys({ db, secrets, say, settle: 0, patience: 20 })
      expect(said.at(-1)).toContain(`Everything is encrypted with the key ${idOf(second)}.`)
      await rotate('--drop')
      expect(await readFile(keyFile, 'utf8')).toBe(`${inBase64(second)}\n`)
      const { failed, done } = await load.stop()
      expect(failed).toEqual([])
      expect(Object.values(done).every((times) => times > 0)).toBe(true)
      expect(Object.keys(done)).toHaveLength(5)

      // Nothing is encrypted with the former key, and the service starts without it.
      expect(await dumpOf(pool, { except: ['instances'] })).not.toContain(`\\x01${idOf(first)}`)
      const former = secretsFrom(first)
      const { rows } = await pool.query<{ id: string; password_hash: Buffer }>(
        'select id, password_hash from users',
      )
      for (const { id, password_hash } of rows) {
        expect(() => former.passwords.unseal(password_hash, id)).toThrow('This was encrypted with')
      }
      const { close } = await connect(config, () => {}, loadSecrets(config))
      await close()
      await expect(recordDataKey(db, former, keyFile)).rejects.toThrow(
        "doesn't contain the key for",
      )

      // Older sessions, files, and signatures still work.
      expect((await browser.as.request('POST', '/api/auth/refresh')).status).toBe(200)
      const subject = ofOrganization(organization)
      expect((await download(services[1], organization.owner, subject, early)).status).toBe(200)
      const again = loadSecrets(config)
      await recordDataKey(db, again, keyFile)
      expect(again.signatureKey.equals(former.signatureKey)).toBe(true)
    },
  )

  test("the secret key doesn't change until every process has loaded the new one", async () => {
    const { context } = services[1]
    const before = (await readFile(keyFile, 'utf8')).trim()
    const unaware = startUnaware(context.db, before)
    await unaware.started
    await rotate('--new')
    const [line] = (await readFile(keyFile, 'utf8')).split('\n')
    const next = masterKey(Buffer.from(line!, 'base64'))
    await vi.waitFor(() => expect(context.secrets.masters.all).toHaveLength(2), waitOptions)
    await vi.waitFor(async () => {
      const { rows } = await context.pool.query<{ keys: string[] }>('select keys from instances')
      expect(rows.filter(({ keys }) => keys.length === 2)).toHaveLength(2)
    }, waitOptions)
    // Each instance has polled again and has both keys.
    const { rows: noted } = await context.pool.query<{ now: string }>('select now()::text')
    await vi.waitFor(async () => {
      const late = 'select from instances where seen_at <= $1'
      expect((await context.pool.query(late, [noted[0]!.now])).rowCount).toBe(0)
    }, waitOptions)
    expect(context.secrets.masters.sealing.id.toString('hex')).toBe(
      idOf(Buffer.from(before, 'base64')),
    )
    await unaware.stop()
    await vi.waitFor(() => expect(context.secrets.masters.sealing.id).toEqual(next.id), waitOptions)
  })
})

const inBase64 = (key: Buffer) => key.toString('base64')

/** Starts a process whose key file doesn't get the new key. */
function startUnaware(db: TestService['context']['db'], line: string) {
  const secrets = secretsFrom(Buffer.from(line, 'base64'))
  const watching = startKeyPolling({ db, secrets, log }, 50)
  return { started: watching, stop: async () => (await watching).stop() }
}

describe('every column of bytes', () => {
  /** Columns with bytes that the secret key doesn't encrypt. */
  const notSealed = [
    /\.(?:\w+_)?hash$/, // SHA-256 hashes, except for the encrypted password hash
    /_(?:salt|commitment)$/, // this and the next ones belong to activity
    /^organizations\.activity_head$/,
    /^activity_(?:heads|floors)\.signature$/,
    /^exports\.digest$/,
    /^oauth_artifacts\.answer$/, // encrypted with the refresh token that it answers
    /^secret_key_check\.value$/,
    /^users\.webauthn_handle$/, // random and shared with every authenticator, like the next ones
    /^passkeys\.(?:credential_id|public_key)$/,
    /^logos\.bytes$/, // images that anyone may load
  ]

  test("rotate-keys encrypts every column of bytes again, except columns that the key doesn't encrypt", () => {
    const bytes = Object.entries(columns).flatMap(([table, known]) =>
      Object.entries(known)
        .filter(([, type]) => type.startsWith('bytea'))
        .map(([column]) => `${table}.${column}`),
    )
    const sealed = sealedColumns.map(({ table, column }) => `${table}.${column}`)
    const others = bytes.filter((name) => !sealed.includes(name))
    expect(sealed.filter((name) => !bytes.includes(name))).toEqual([])
    expect(others.filter((name) => !notSealed.some((kind) => kind.test(name)))).toEqual([])
  })
})
