import { Client } from 'pg'
import { hasCluster, placeCluster } from './embedded-cluster.ts'
import { answers } from './embedded-postmaster.ts'
import { socketFolder, socketUrl } from './embedded-socket.ts'
import { isHeld } from './owner-lock.ts'

/** The address of the embedded PostgreSQL while an Accord runs on it; undefined while none does. */
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
