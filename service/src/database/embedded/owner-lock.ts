import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { isLockHeld, tryLockForConnection } from '../advisory-locks.ts'
import { StartupError } from '#config/startup-error.ts'

/** The lock that lets only one Accord use a data folder. It lasts as long as a connection. */
export type OwnerLock = {
  /** Resolves when the connection ends for any reason, because the folder is then no longer locked. */
  lost: Promise<void>
  release: () => Promise<void>
}

// This number is arbitrary but the same in every Accord. Kysely's migrations use another one.
const ownerKey = 4_027_166_318

/** Throws if another Accord has locked the folder. If that process is killed, the server releases its lock. */
export async function lockDataFolder(url: string, dataDir: string): Promise<OwnerLock> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 1500,
    query_timeout: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'accord owner',
  })
  client.on('error', () => {})
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  await client.connect()
  try {
    await takeLock(client, dataDir)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  return { lost, release: () => client.end() }
}

async function takeLock(client: Client, dataDir: string) {
  // The server takes a moment to notice that the owner was killed.
  const deadline = Date.now() + 2000
  for (;;) {
    if (await tryLockForConnection((text) => client.query(text), ownerKey)) return
    if (Date.now() > deadline) {
      throw new StartupError(
        `Another Accord process is already using the data folder ${dataDir}. ` +
          'Stop it first, or set DATA_DIR to another folder.',
      )
    }
    await setTimeout(100)
  }
}

/** Whether an Accord uses the data of this connection. */
export function isHeld(client: Client): Promise<boolean> {
  return isLockHeld((text) => client.query(text), ownerKey)
}
