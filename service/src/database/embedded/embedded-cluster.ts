import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chown,
  mkdir,
  readFile,
  readdir,
  readlink,
  realpath,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { type Binaries, openFolder, outsideFolder } from './embedded-binaries.ts'
import { syncFolder } from '#cli/folders.ts'
import { StartupError } from '#config/startup-error.ts'
import { type Account, accountForPostgres, givePassage, runAs } from './unprivileged.ts'

/** Whether any process has this ID. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The folder of PostgreSQL's files, and the account that owns it. */
export type Cluster = { folder: string; account: Account }

/**
 * Returns the cluster in `<dataDir>/postgres`. If PostgreSQL's account can't access it, for example in a checkout in
 * /root, it's a link to a folder outside. The data folder then still shows where everything is.
 */
export async function placeCluster(dataDir: string, log: (sentence: string) => void) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const inside = join(await realpath(dataDir), 'postgres')
  const account = await accountForPostgres(inside)
  const linked = await readlink(inside).catch(() => undefined)
  if (linked) {
    const folder = resolve(dirname(inside), linked)
    log(outsideSaid(dataDir, folder))
    return { folder, account }
  }
  if (await givePassage(dirname(inside), account)) return { folder: inside, account }

  const outside = join(outsideFolder, `postgres-${randomUUID()}`)
  await openFolder(outsideFolder)
  await symlink(outside, inside).catch(() => {
    throw new StartupError(
      `PostgreSQL's account (uid ${account?.uid}) can't access ${dataDir}. ` +
        'Run chmod o+x on its parent folders, or set DATABASE_URL.',
    )
  })
  log(outsideSaid(dataDir, outside))
  return { folder: outside, account }
}

/** Returns the sentence that is logged at every start, so that no one copies or deletes only the data folder. */
function outsideSaid(dataDir: string, folder: string): string {
  return `Only root can access ${dataDir}, so PostgreSQL's files are in ${folder}. Treat it as part of the data folder.`
}

/** Whether a data folder contains a database. */
export function hasCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, 'postgres', 'PG_VERSION'))
}

/**
 * Creates the cluster if it's missing. It's created under another name first, so that a killed process doesn't leave an
 * incomplete one.
 */
export async function createCluster(
  { folder, account }: Cluster,
  binaries: Binaries,
  { fsync }: { fsync: boolean },
) {
  if (await isMade(folder, binaries)) return
  await sweepUnfinished(folder)
  const making = `${folder}.new-${process.pid}`
  await mkdir(making, { mode: 0o700 })
  if (account) await chown(making, account.uid, account.gid)
  await runAs(account, binaries.initdb, [
    `--pgdata=${making}`,
    '--username=accord',
    '--encoding=UTF8',
    // These settings give the same order and case rules on every machine, regardless of its C library.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth-local=trust',
    '--auth-host=reject',
    ...(fsync ? [] : ['--no-sync']),
  ])
  await rename(making, folder).catch(async (error: unknown) => {
    await rm(making, { recursive: true, force: true })
    // Another process was faster, and its cluster can be used as well.
    if (!(await isMade(folder, binaries))) throw error
  })
  if (fsync) await syncFolder(dirname(folder))
}

async function isMade(folder: string, { major }: Binaries): Promise<boolean> {
  const made = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (made === undefined) return false
  if (made.trim() === major) return true
  throw new StartupError(
    `${folder} was created by PostgreSQL ${made.trim()}, but this version of Accord includes PostgreSQL ${major}. ` +
      'Move the data with pg_dump from the earlier version, or set DATABASE_URL.',
  )
}

async function sweepUnfinished(folder: string) {
  const prefix = `${basename(folder)}.new-`
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(prefix)) continue
    const maker = Number(name.slice(prefix.length))
    if (maker !== process.pid && isAlive(maker)) continue
    // The initdb of a killed process may still be writing.
    await rm(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 5 })
  }
}
