import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { StartupError } from '#config/startup-error.ts'
import { open, statfs } from 'node:fs/promises'

/** Makes the folder where it is missing, and tries it: what a mode says is not all that decides. */
export function requireWritableFolder(variable: string, folder: string) {
  const reason = whyUnwritable(folder)
  if (reason === undefined) return
  throw new StartupError(
    `${variable} is '${folder}', but it must be a folder that Accord may write to (${reason}): let its user write there, or set ${variable} to another folder.`,
  )
}

/** The system's word for it; undefined where it can be written. */
export function whyUnwritable(folder: string): string | undefined {
  const tried = join(folder, `.tried-${process.pid}`)
  try {
    makeFolder(folder)
    // A byte, because a full disk takes an empty file.
    try {
      writeFileSync(tried, '.')
    } finally {
      rmSync(tried, { force: true })
    }
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).message
  }
}

/**
 * With those above it, each for its owner alone. Node's own way tries for ever where the system says that nothing is
 * there although the folder above is, as in /proc.
 */
export function makeFolder(folder: string) {
  if (existsSync(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Bytes that an ordinary user may still write there; a folder that is yet to be made is where it will be. */
export async function freeSpaceIn(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const above = dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) return 0
    return freeSpaceIn(above)
  }
}

/** A power cut could undo a rename in it after somebody was told of it. */
export async function syncFolder(folder: string) {
  await using handle = await open(folder)
  await handle.sync()
}

/**
 * Where an installation keeps its data when DATA_DIR does not say: where systemd made a folder for it, or among
 * the state of whoever runs it. Never where it was unpacked, which the next version replaces.
 */
export function resolveDataDir(environment: Record<string, string | undefined>): string {
  const { STATE_DIRECTORY, XDG_STATE_HOME, HOME } = environment
  const [made] = (STATE_DIRECTORY ?? '').split(':')
  if (made) return made
  if (XDG_STATE_HOME && isAbsolute(XDG_STATE_HOME)) return join(XDG_STATE_HOME, 'accord')
  if (HOME && isAbsolute(HOME)) return join(HOME, '.local', 'state', 'accord')
  throw new StartupError(
    'DATA_DIR must name a folder for the database and its key, such as /var/lib/accord.',
  )
}
