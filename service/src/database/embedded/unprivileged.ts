import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, lstat, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartupError } from '#config/startup-error.ts'

/** The account that runs PostgreSQL's programs, or undefined for Accord's own. */
export type Account = { uid: number; gid: number } | undefined

const nobody = { uid: 65534, gid: 65534 }

/**
 * Returns the account for PostgreSQL. It refuses to run as root, so root runs it with an account without privileges.
 */
export async function accountForPostgres(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined
  const made = await stat(cluster).catch(() => undefined)
  // A cluster that an ordinary user created can only be run by that user.
  if (made && made.uid !== 0) return { uid: made.uid, gid: made.gid }
  if (process.platform === 'linux') return nobody
  throw new StartupError(
    "PostgreSQL can't run as root. Start Accord as an ordinary user, or set DATABASE_URL.",
  )
}

/**
 * Runs a program with a separate environment, so that it doesn't get PGDATA, PGPORT, and similar variables. It also
 * gets its own session, so that a signal to Accord's process group doesn't interrupt it.
 */
export async function runAs(account: Account, file: string, args: string[]): Promise<string> {
  const child = spawn(file, args, {
    ...account,
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close') as Promise<[code: number | null]>
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ])
  if (code === 0) return stdout
  throw Object.assign(new Error(`${file} failed with ${code ?? 'a signal'}: ${stderr}`), { stderr })
}

/**
 * Lets the account pass through a folder that only root can access. Before that, it restricts access to the folder's
 * contents, especially the keys, which only the folder has protected so far. Returns false if the account can't reach
 * the folder itself.
 */
export async function givePassage(folder: string, account: Account): Promise<boolean> {
  if (!account || (await mayEnter(folder, account))) return true
  if (!(await mayEnter(dirname(folder), account))) return false
  for (const name of await readdir(folder)) await closeToOthers(join(folder, name))
  await chmod(folder, (await stat(folder)).mode | 0o001)
  return mayEnter(folder, account)
}

async function closeToOthers(path: string) {
  const { mode } = await lstat(path)
  const isLink = (mode & 0o170000) === 0o120000
  if (!isLink && mode & 0o007) await chmod(path, mode & ~0o007)
}

// The operating system decides this, because access lists and mounts matter, and not only the mode.
async function mayEnter(folder: string, account: Account): Promise<boolean> {
  return runAs(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]).then(
    () => true,
    () => false,
  )
}
