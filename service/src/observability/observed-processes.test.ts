import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { secretsFrom } from '#crypto/secrets.ts'
import { loadSigningKeys } from '#crypto/signing-keys.store.ts'
import { freePort, spawnAccord, spawnWorker } from '#testing/helpers/accord-process.ts'
import { type TestService, signingKeysForTests, startTestService } from '#testing/test-service.ts'
import { createTestDatabase } from '#testing/helpers/test-database.ts'

let service: TestService
let folder: string
let environment: Record<string, string>
const masterKey = randomBytes(32)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  const keyFile = join(folder, 'secret.key')
  await writeFile(keyFile, masterKey.toString('base64'))
  service = await startTestService({ masterKey })
  environment = {
    DATABASE_URL: service.databaseUrl,
    SECRET_KEY_FILE: keyFile,
    EXPORTS_DIR: join(folder, 'exports'),
  }
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

type Ready = { checks: { disk: string } }
const textOf = async (url: string) => (await fetch(url)).text()

describe.concurrent('a process that is monitored', () => {
  test('a worker serves its health and metrics on a separate port', async () => {
    const port = await freePort()
    await using worker = await spawnWorker({ ...environment, METRICS_PORT: String(port) })
    await worker.ready
    const url = `http://127.0.0.1:${port}`
    expect(JSON.parse(await textOf(`${url}/healthz`))).toEqual({ status: 'alive' })
    expect(JSON.parse(await textOf(`${url}/readyz`))).toMatchObject({ ready: true })
    const metrics = await textOf(`${url}/metrics`)
    expect(metrics).toMatch(/^accord_database_up 1$/m)
    expect(metrics).toMatch(/^accord_pool_connections\{pool="unhurried",state="busy"\} 0$/m)
    worker.kill('SIGTERM')
    expect(await worker.ended).toMatchObject({ code: 0, stderr: '' })
  })

  test.skipIf(process.platform !== 'linux')(
    'a worker reports a full disk for exports, even if the environment sets WORKER to off',
    async () => {
      const [port, EXPORTS_DIR] = [await freePort(), join(folder, 'no-room')]
      const own = { ...environment, EXPORTS_DIR, WORKER: 'off', METRICS_PORT: String(port) }
      await using worker = await spawnWorker(own)
      await worker.ready
      const disk = async () => {
        const { checks } = JSON.parse(await textOf(`http://127.0.0.1:${port}/readyz`)) as Ready
        return checks.disk
      }
      expect(await disk()).toBe('ok')
      await rm(EXPORTS_DIR, { recursive: true })
      // Nothing can be written to this system folder.
      await symlink('/proc/self', EXPORTS_DIR)
      expect(await disk()).toBe('full')
    },
  )

  test(
    "a worker that can't open its port cleans up before it exits",
    { tags: ['long'] },
    async () => {
      const other = createServer().listen(0, '127.0.0.1')
      await once(other, 'listening')
      const { port } = other.address() as AddressInfo
      await using database = await createTestDatabase()
      const own = { ...environment, DATABASE_URL: database.url }
      await loadSigningKeys(database.db, secretsFrom(masterKey), signingKeysForTests)
      await using worker = await spawnWorker({ ...own, METRICS_PORT: String(port) })
      expect(await worker.ended).toEqual({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining(`METRICS_PORT ${port} can't be opened`),
      })
      // A registered instance would delay a key rotation.
      expect((await database.pool.query('select from instances')).rowCount).toBe(0)
      other.close()
    },
  )

  test('the service logs its start, with its settings, and its stop', async () => {
    const port = await freePort()
    await using accord = await spawnAccord({
      ...environment,
      METRICS_PORT: String(port),
      LOG_LEVEL: 'info',
    })
    await accord.ready
    expect(await textOf(`http://127.0.0.1:${port}/metrics`)).toMatch(
      /^accord_connections_open \d+$/m,
    )
    // The public port has no metrics.
    expect(await textOf(`${accord.url}/metrics`)).not.toContain('accord_')
    accord.kill('SIGTERM')
    const { code, stdout } = await accord.ended
    expect(code).toBe(0)
    const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
    const events = lines.map((line) => JSON.parse(line) as { event?: string })
    expect(events.find(({ event }) => event === 'service.started')).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      publicUrl: accord.url,
    })
    expect(events.at(-1)).toMatchObject({ event: 'service.stopped' })
    expect(stdout).not.toContain(service.databaseUrl)
  })
})
