import { createHash } from 'node:crypto'
import { lchown, lstat, mkdir, stat } from 'node:fs/promises'
import type { Cluster } from './embedded-cluster.ts'
import { StartupRefused } from '#config/startup-refused.ts'

/**
 * The folder of PostgreSQL's socket, which only its account and root may enter: that is the whole
 * access control. In /tmp because a socket's path may have 103 bytes; named by the cluster's inode,
 * so that a server whose files were deleted under it is never taken for the new cluster's.
 */
export async function socketFolder({ folder, account }: Cluster): Promise<string> {
  const { dev, ino } = await stat(folder)
  const name = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 16)
  const socket = `/tmp/accord-${name}`
  await mkdir(socket, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(socket)
  const ourUid = process.getuid?.() ?? 0
  const owners = account ? [account.uid, ourUid] : [ourUid]
  if (!found.isDirectory() || !owners.includes(found.uid) || (found.mode & 0o077) !== 0) {
    throw new StartupRefused(`${socket} was made by someone else. Remove it and start again.`)
  }
  if (account) await lchown(socket, account.uid, account.gid)
  return socket
}

/** Port and sslmode are written out because PGPORT and PGSSLMODE would otherwise decide them. */
export function socketUrl(socket: string, database: string): string {
  return `postgresql://accord@/${database}?host=${socket}&port=5432&sslmode=disable`
}
