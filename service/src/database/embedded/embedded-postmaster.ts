import { createHash } from 'node:crypto'
import { lchown, lstat, mkdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import type { Cluster } from './embedded-cluster.ts'
import { StartupError } from '#config/startup-error.ts'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import type { Binaries } from './embedded-binaries.ts'
import { runAs } from './unprivileged.ts'

/**
 * Returns the settings of a small local server. They're on its command line, so that root doesn't have to write a file
 * that another account owns.
 */
export function serverSettings(socket: string, fsync: boolean): string[] {
  return [
    "listen_addresses=''",
    `unix_socket_directories=${socket}`,
    'unix_socket_permissions=0700',
    'port=5432',
    'max_connections=100',
    'shared_buffers=128MB',
    'timezone=UTC',
    'log_timezone=UTC',
    // Errors of single statements contain people's addresses. The service handles these errors itself.
    'log_min_messages=log',
    'log_checkpoints=off',
    ...(fsync ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ...(fsync ? [] : ['autovacuum=off']),
  ]
}

/**
 * Creates the folder of PostgreSQL's socket. Only its account and root can access it, and there is no other access
 * control. It's in /tmp because a socket's path can't exceed 103 bytes. Its name contains the cluster's inode, so that
 * a server whose files were deleted is never mistaken for the new cluster's.
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
    throw new StartupError(`${socket} belongs to another user. Remove it and start again.`)
  }
  if (account) await lchown(socket, account.uid, account.gid)
  return socket
}

/**
 * Returns the socket's address. It contains the port and sslmode, because PGPORT and PGSSLMODE would otherwise set
 * them.
 */
export function socketUrl(socket: string, database: string): string {
  return `postgresql://accord@/${database}?host=${socket}&port=5432&sslmode=disable`
}

/** Everything that's needed to start, find, and stop a cluster's server. */
export type Server = { cluster: Cluster; binaries: Binaries; socket: string; fsync: boolean }

/** Starts the server, or finds one that is still running after Accord was killed. Returns true if one was found. */
export async function startOrFind(server: Server): Promise<boolean> {
  const deadline = Date.now() + 10_000
  for (;;) {
    if (await answers(server)) return true
    const complaint = await start(server)
    if (complaint === undefined) return false
    if (!passesByItself.test(complaint) || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start: ${complaint.split('\n').slice(-5).join('\n')}`)
    }
    await forgetStranger(server)
    // A previous server that is stopping may remove the socket's folder.
    await socketFolder(server.cluster)
    await setTimeout(200)
  }
}

// These errors disappear soon: a killed server's child processes take a moment to notice, and a stopping server takes a
// moment to end.
const passesByItself = /shared memory block|lock file .* already exists|could not create lock file/

/** Whether the server accepts new connections. A stopping server doesn't, although existing connections still work. */
export async function answers({ socket }: Pick<Server, 'socket'>): Promise<boolean> {
  const connectionString = socketUrl(socket, 'postgres')
  const client = new Client({ connectionString, connectionTimeoutMillis: 1500 })
  client.on('error', () => {})
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => true,
      () => false,
    )
}

/** Starts the server. If it didn't start, this returns its error message. */
async function start({ cluster, binaries, socket, fsync }: Server): Promise<string | undefined> {
  const log = join(cluster.folder, 'server.log')
  await rename(log, `${log}.previous`).catch(() => {})
  const options = serverSettings(socket, fsync).map((setting) => `-c ${setting}`)
  const args = ['start', '--silent', '--wait', '--timeout=120', `--pgdata=${cluster.folder}`]
  try {
    // pg_ctl starts the server in a separate session, so Ctrl-C reaches only Accord, which then stops the server.
    await runAs(cluster.account, binaries.pgCtl, [
      ...args,
      `--log=${log}`,
      `--options=${options.join(' ')}`,
    ])
    return undefined
  } catch (error) {
    const said = await readFile(log, 'utf8').catch(() => '')
    // The whole log is returned, because other lines may follow the one with the reason.
    return said.trim() || (error as Error).message
  }
}

/**
 * Ends every connection and waits until everything is written. It doesn't use pg_ctl, which would also wait for a
 * server that another process starts right after this, and then stop that one too.
 */
export async function stopServer({ cluster, socket }: Server): Promise<void> {
  const pid = await serverPid(cluster.folder)
  if (pid !== undefined && (await isOurs(pid, cluster))) {
    process.kill(pid, fastShutdown)
    if (!(await ends(pid, cluster, 30_000))) process.kill(pid, immediateShutdown)
    await ends(pid, cluster, 5000)
  }
  // This fails if the folder already contains the next server's socket.
  await rmdir(socket).catch(() => {})
}

const fastShutdown = 'SIGINT'
const immediateShutdown = 'SIGQUIT'

// Waits until the server's PID file is gone, because the server removes it last. The process itself may remain as a
// zombie if Accord is the first process of a container.
async function ends(pid: number, { folder }: Cluster, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience
  while ((await serverPid(folder)) === pid) {
    if (Date.now() > deadline) return false
    await setTimeout(20)
  }
  return true
}

// Removes an outdated postmaster.pid. After a restart of the machine, another program may have its PID, and PostgreSQL
// would never start. PostgreSQL's check of its shared memory still prevents a second server.
async function forgetStranger({ cluster, socket }: Server) {
  const pid = await serverPid(cluster.folder)
  if (pid === undefined || (await isOurs(pid, cluster))) return
  await rm(join(cluster.folder, 'postmaster.pid'), { force: true })
  await rm(join(socket, '.s.PGSQL.5432.lock'), { force: true })
}

/** Reads the server's PID from its PID file, which remains if the server was killed. */
export async function serverPid(folder: string): Promise<number | undefined> {
  const note = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined)
  return note === undefined ? undefined : Number.parseInt(note, 10)
}

async function isOurs(pid: number, { folder }: Cluster): Promise<boolean> {
  return (await commandOf(pid)).includes(folder)
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  }
  const listed = promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)])
  return listed.then(
    ({ stdout }) => stdout,
    () => '',
  )
}
