import { execFile } from 'node:child_process'
import { chown, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay, setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { type Binaries, findBinaries } from '#database/embedded/embedded-binaries.ts'
import { type Cluster, createCluster, placeCluster } from '#database/embedded/embedded-cluster.ts'
import {
  serverPid,
  serverSettings,
  socketFolder,
  socketUrl,
  stopServer,
} from '#database/embedded/embedded-postmaster.ts'
import { runAs } from '#database/embedded/unprivileged.ts'
import { installQueues } from '#jobs/queues.ts'
import { migrateToLatest } from '#database/migrator/migrate.ts'
import { migrationLimits, openDatabase } from '#database/open.ts'
import { checkedChains } from '#testing/activity.ts'
import { isGood, lostOf, startLoad } from './load.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import type { TestService } from '#testing/test-service.ts'

/** A separate PostgreSQL server that can be killed. Another one can follow it and replace it. */
export interface PostgresNode extends AsyncDisposable {
  url: string
  /** Starts the server with additional settings such as 'work_mem=8MB'. */
  start(...settings: string[]): Promise<void>
  stop(): Promise<void>
  /** Kills the server like a power cut, without closing connections. */
  kill(): Promise<void>
  /** Ends the replication, so that the server accepts writes. */
  promote(): Promise<void>
  /** Copies this stopped server. Once started, the copy follows it under this name. */
  follower(name: string): Promise<PostgresNode>
}

/** Creates a stopped server with a migrated database. */
export async function newPostgresNode(): Promise<PostgresNode> {
  const dataDir = await newFolder()
  const cluster = await placeCluster(dataDir, () => {})
  const binaries = await findBinaries(cluster.account, () => {})
  await createCluster(cluster, binaries, { fsync: false })
  const node = nodeOn({ dataDir, cluster, binaries, socket: await socketFolder(cluster) })
  await node.start()
  await fill(node.url)
  await node.stop()
  return node
}

interface Parts {
  dataDir: string
  cluster: Cluster
  binaries: Binaries
  socket: string
  following?: string
}

function nodeOn(parts: Parts): PostgresNode {
  const { dataDir, cluster, binaries, socket, following } = parts
  const { folder, account } = cluster
  const pgCtl = (...args: string[]) =>
    runAs(account, binaries.pgCtl, [...args, '--silent', '--wait', `--pgdata=${folder}`])
  const stop = () => stopServer({ cluster, binaries, socket, fsync: false })
  return {
    url: socketUrl(socket, 'accord'),
    start: async (...settings) => {
      await socketFolder(cluster)
      // Only processes are killed, not the machine, so data that was handed to the operating system isn't lost.
      const all = [...serverSettings(socket, true), 'fsync=off', ...settings]
      if (following !== undefined) all.push(`primary_conninfo='${following}'`)
      const options = all.map((setting) => `-c ${setting}`).join(' ')
      const log = join(folder, 'server.log')
      await onceFree(log, () => pgCtl('start', `--log=${log}`, `--options=${options}`))
    },
    stop,
    kill: async () => {
      const pid = await serverPid(folder)
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    },
    promote: async () => void (await pgCtl('promote')),
    follower: async (name) => {
      const copy = await newFolder()
      const placed = await placeCluster(copy, () => {})
      await promisify(execFile)('cp', ['-a', folder, placed.folder])
      const signal = join(placed.folder, 'standby.signal')
      await writeFile(signal, '')
      if (account) await chown(signal, account.uid, account.gid)
      return nodeOn({
        dataDir: copy,
        cluster: { ...placed, account },
        binaries,
        socket: await socketFolder(placed),
        following: `host=${socket} port=5432 user=accord application_name=${name}`,
      })
    },
    [Symbol.asyncDispose]: async () => {
      await stop()
      // If only root can enter the temporary folder, the files are behind a link.
      await rm(await realpath(folder), { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Retries the start, because the children of a killed server don't exit immediately. */
async function onceFree(log: string, start: () => Promise<unknown>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start()
    } catch {
      const said = await readFile(log, 'utf8')
      await rm(log)
      if (attempt === 50 || !/shared memory block|lock file/.test(said)) throw new Error(said)
      await delay(100)
    }
  }
}

// If the run is killed, the next one recognizes the leftover folder by this name.
function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
}

async function fill(url: string) {
  const client = new Client({ connectionString: url.replace('/accord?', '/postgres?') })
  await client.connect()
  await client.query('create database accord')
  await client.end()
  const { db, pool, close } = openDatabase(url, { limits: migrationLimits })
  await migrateToLatest(db)
  await installQueues(pool)
  await close()
}

interface Killed {
  node: PostgresNode
  service: TestService
  organization: TestOrganization
}

interface Size {
  kills: number
  /** The length of the one long outage. */
  awayMilliseconds: number
}

const answeredWithin = 2000
const recoveredWithin = 5000

/** Kills the database under load repeatedly and then stops it for a while. Returns descriptions of all failures. */
export async function killDatabase(
  { node, service, organization }: Killed,
  { kills, awayMilliseconds }: Size,
): Promise<{ count: number; faults: string[]; also: string }> {
  const load = startLoad(organization, { readers: 2, writers: 2, pauseMilliseconds: 5 })
  const recoveries: number[] = []
  const awayFor = async (end: () => Promise<void>, milliseconds: number) => {
    await load.more('write', 5)
    await end()
    await setTimeout(milliseconds)
    await node.start()
    const back = performance.now()
    await Promise.all([load.more('write', 1), load.more('read', 1)])
    recoveries.push(performance.now() - back)
  }
  try {
    for (let kill = 1; kill <= kills; kill += 1) await awayFor(() => node.kill(), 100)
    await awayFor(() => node.stop(), awayMilliseconds)
  } finally {
    await load.stop()
  }

  const { rows } = await service.context.pool.query<{ email: string }>(
    'select email from invitations',
  )
  const there = rows.map(({ email }) => email)
  const refused = load.answers.filter((answer) => !isGood(answer))
  const { broken } = await checkedChains(service)
  const slowest = Math.max(0, ...refused.map(({ milliseconds }) => milliseconds))
  const longest = Math.max(...recoveries)
  const faults = [
    ...lostOf(load.answers, there).map((email) => `the invitation of ${email} is lost`),
    ...refused.filter(({ status }) => status !== 503).map(({ status }) => `answered ${status}`),
    ...(slowest > answeredWithin ? [`503 only after ${Math.round(slowest)} ms`] : []),
    ...(longest > recoveredWithin ? [`recovered only after ${Math.round(longest)} ms`] : []),
    ...broken,
  ]
  const writes = load.answers.filter((answer) => answer.kind === 'write' && isGood(answer)).length
  const also = `${writes} writes were acknowledged. The slowest 503 took ${Math.round(slowest)} ms, and the longest recovery took ${Math.round(longest)} ms`
  return { count: kills, faults, also }
}
