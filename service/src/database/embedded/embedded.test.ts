import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serverPid } from './embedded-postmaster.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts'
import { StartupError } from '#config/startup-error.ts'

let dataDir: string
let postgres: EmbeddedPostgres | undefined
let said: string[] = []

const start = async () => {
  postgres = await startEmbeddedPostgres({ dataDir, log: (sentence) => said.push(sentence) })
  return postgres
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'accord-embedded-'))
  await writeFile(join(dataDir, 'key'), 'secret', { mode: 0o644 })
  // A process that was killed while creating the cluster left this file behind. No process has this ID.
  await writeFile(join(dataDir, 'postgres.new-99999999'), '')
})

beforeEach(() => {
  said = []
})

afterAll(async () => {
  await postgres?.stop()
  await rm(await realpath(join(dataDir, 'postgres')), { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

test('a first start creates a database that listens on a socket only', async () => {
  const { url, foundRunning, stop } = await start()
  expect(foundRunning).toBe(false)
  await ask(url, 'create table kept (id int)')
  expect(await ask(url, 'select current_database() as name')).toEqual([{ name: 'accord' }])
  expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(await ask(url, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(await ask(url, "select lower('ÄÉ') as small")).toEqual([{ small: 'äé' }])
  await stop()
})

test("the data folder contains no unfinished files, and others can't read its files", async () => {
  expect((await readdir(dataDir)).toSorted()).toEqual(['key', 'postgres'])
  const asRoot = process.getuid?.() === 0
  expect((await stat(dataDir)).mode & 0o777).toBe(asRoot ? 0o701 : 0o700)
  if (asRoot) expect((await stat(join(dataDir, 'key'))).mode & 0o007).toBe(0)
})

test('a second start keeps the data of the first', async () => {
  const { url, foundRunning } = await start()
  expect(foundRunning).toBe(false)
  expect(await ask(url, 'select count(*)::int from kept')).toEqual([{ count: 0 }])
})

test('a second owner is rejected, and the first one continues', async () => {
  const second = startEmbeddedPostgres({ dataDir, log: () => {} })
  await expect(second).rejects.toBeInstanceOf(StartupError)
  await expect(second).rejects.toThrow(
    `Another Accord is already running on the data folder ${dataDir}. ` +
      'Stop it first, or set DATA_DIR to another folder.',
  )
  expect(await ask(postgres!.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a killed server is restarted while Accord runs', { tags: ['long'] }, async () => {
  const killed = await killServer()
  await expect.poll(serverNow).toSatisfy((pid) => pid !== killed)
  await expect.poll(() => ask(postgres!.url, 'select 1 as one')).toBeDefined()
  expect(said).toContain('Embedded PostgreSQL stopped unexpectedly. Restarting it.')
})

test('a start during a stop starts the server again', async () => {
  const { stop } = postgres!
  const [, successor] = await Promise.all([stop(), start()])
  expect(await ask(successor.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await successor.stop()
})

test('a server that outlived a killed Accord is found and used', { tags: ['long'] }, async () => {
  await startAndKillAccord()
  const { url, foundRunning } = await start()
  expect(foundRunning).toBe(true)
  expect(await ask(url, 'select count(*)::int from kept')).toEqual([{ count: 0 }])
  await postgres!.stop()
})

test('a start succeeds after Accord and server were killed', async () => {
  await startAndKillAccord()
  await killServer()
  expect((await start()).foundRunning).toBe(false)
  await postgres!.stop()
})

test(
  'a start succeeds when another program has the process ID of the former server',
  { tags: ['long'] },
  async () => {
    await start()
    await postgres!.stop()
    const stranger = spawn('sleep', ['30'], await ownerOfServer())
    const note = join(dataDir, 'postgres', 'postmaster.pid')
    await writeFile(note, `${stranger.pid}\n${dataDir}/postgres\n1\n5432\n/tmp\n\n`)
    await chmod(note, 0o644)
    expect((await start()).foundRunning).toBe(false)
    stranger.kill()
  },
)

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

function serverNow() {
  return serverPid(join(dataDir, 'postgres'))
}

async function killServer() {
  const pid = await serverNow()
  if (pid === undefined) throw new Error('No server to kill.')
  process.kill(pid, 'SIGKILL')
  return pid
}

async function ownerOfServer() {
  const { uid, gid } = await stat(join(dataDir, 'postgres'))
  return process.getuid?.() === 0 ? { uid, gid } : {}
}

async function startAndKillAccord() {
  const program = `
    const { startEmbeddedPostgres } = await import(process.argv[1])
    await startEmbeddedPostgres({ dataDir: process.argv[2], log() {} })
    console.log('started')`
  const module = new URL('embedded.ts', import.meta.url).href
  const accord = spawn(process.execPath, ['--input-type=module', '-e', program, module, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(accord.stdout, 'data')
  accord.kill('SIGKILL')
  await once(accord, 'exit')
}
