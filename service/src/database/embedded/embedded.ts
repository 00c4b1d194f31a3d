import { setImmediate, setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { isDatabaseGone } from '#database/errors.ts'
import { findBinaries } from './embedded-binaries.ts'
import { createCluster, hasCluster, placeCluster } from './embedded-cluster.ts'
import {
  type Server,
  answers,
  socketFolder,
  socketUrl,
  startOrFind,
  stopServer,
} from './embedded-postmaster.ts'
import { type OwnerLock, lockDataFolder, isHeld } from './owner-lock.ts'
import { StartupError } from '#config/startup-error.ts'

export type EmbeddedPostgres = {
  url: string
  /** Whether the server was already running, because a previous Accord was killed. */
  foundRunning: boolean
  stop: () => Promise<void>
}

type Options = {
  dataDir: string
  fsync?: boolean
  log: (sentence: string) => void
}

/** Starts the embedded PostgreSQL in `<dataDir>/postgres`. No other Accord can use it in the meantime. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, fsync = true, log } = options
  const cluster = await placeCluster(dataDir, log)
  const binaries = await findBinaries(cluster.account, log)
  await createCluster(cluster, binaries, { fsync })
  const server = { cluster, binaries, socket: await socketFolder(cluster), fsync }
  const { lock, foundRunning } = await bringUp(server, dataDir)
  const watch = keepUp(server, lock, options)
  return {
    url: socketUrl(server.socket, 'accord'),
    foundRunning,
    async stop() {
      // The lock ends with the server and never before. Otherwise, the next Accord would connect to a stopping server.
      const held = await watch.end()
      // If the lock was lost, the server now belongs to another Accord or has stopped.
      if (await isLost(held)) return
      await stopServer(server)
      await held.release().catch(() => {})
    },
  }
}

// Starts the server. If a previous Accord is still stopping it, it's started again afterward.
async function bringUp(server: Server, dataDir: string) {
  const deadline = Date.now() + 15_000
  for (;;) {
    try {
      const foundRunning = await startOrFind(server)
      await createDatabase(server)
      const lock = await lockDataFolder(socketUrl(server.socket, 'accord'), dataDir)
      // A stopping server ends its owner's connection first, which releases the lock, and then ours.
      if (await answers(server)) return { lock, foundRunning }
      await lock.release().catch(() => {})
    } catch (error) {
      if (!isDatabaseGone(error) || Date.now() > deadline) throw error
      await setTimeout(200)
    }
  }
}

async function createDatabase({ socket }: Server) {
  const client = new Client({ connectionString: socketUrl(socket, 'postgres') })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'accord'")
    if (rowCount === 0) await client.query('create database accord')
  } finally {
    await client.end().catch(() => {})
  }
}

function isLost(lock: OwnerLock): Promise<boolean> {
  const lost = lock.lost.then(() => true)
  return Promise.race([lost, setImmediate(false)])
}

/**
 * Restarts the server whenever it stops, until `end` returns the lock that is then held. It doesn't run periodically,
 * because it waits for the end of the server and not for a time.
 */
function keepUp(server: Server, first: OwnerLock, { dataDir, log }: Options) {
  let lock = first
  let ended = false
  const whenEnded = Promise.withResolvers<void>()

  const watching = (async () => {
    for (;;) {
      await Promise.race([lock.lost, whenEnded.promise])
      if (ended) return
      log('Embedded PostgreSQL stopped unexpectedly. Restarting it.')
      try {
        lock = (await bringUp(server, dataDir)).lock
      } catch (error) {
        log((error as Error).message)
        if (error instanceof StartupError) return
        await Promise.race([setTimeout(1000), whenEnded.promise])
      }
    }
  })()

  return {
    async end(): Promise<OwnerLock> {
      ended = true
      whenEnded.resolve()
      await watching
      return lock
    },
  }
}

/** Returns the address of the embedded PostgreSQL if an Accord is running on it, or undefined. */
export async function visitEmbedded(dataDir: string): Promise<string | undefined> {
  if (!hasCluster(dataDir)) return undefined
  const socket = await socketFolder(await placeCluster(dataDir, () => {}))
  if (!(await answers({ socket }))) return undefined
  const url = socketUrl(socket, 'accord')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1500 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await isHeld(client)) ? url : undefined
  } finally {
    await client.end().catch(() => {})
  }
}
