import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { isLockHeld, tryLockForConnection } from '../advisory-locks.ts'
import { StartupError } from '#config/startup-error.ts'

/** Makes this process the only Accord on a data folder, for as long as one connection lasts. */
export type OwnerLock = {
  /** Resolves when the connection ends for any reason, because the folder is then no longer locked. */
  lost: Promise<void>
  release: () => Promise<void>
}

// An arbitrary number, the same in every Accord; Kysely's migrations use another.
const ownerKey = 4_027_166_318

/** Throws if another Accord holds the folder. The server frees the lock of a killed owner. */
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
  // A killed owner's backend takes a moment to notice.
  const deadline = Date.now() + 2000
  for (;;) {
    if (await tryLockForConnection((text) => client.query(text), ownerKey)) return
    if (Date.now() > deadline) {
      throw new StartupError(
        `Another Accord is already running on the data folder ${dataDir}. ` +
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
