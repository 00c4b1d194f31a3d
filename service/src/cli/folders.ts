import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { StartupError } from '#config/startup-error.ts'
import { open, statfs } from 'node:fs/promises'

/** Creates the folder if it's missing, and writes a file to test it, because the folder's mode isn't conclusive. */
export function requireWritableFolder(variable: string, folder: string) {
  const reason = whyUnwritable(folder)
  if (reason === undefined) return
  throw new StartupError(
    `${variable} is '${folder}', but Accord can't write to it (${reason}). Give Accord's user write access, or set ${variable} to another folder.`,
  )
}

/** Returns the system's error code, or undefined if the folder is writable. */
export function whyUnwritable(folder: string): string | undefined {
  const tried = join(folder, `.tried-${process.pid}`)
  try {
    makeFolder(folder)
    // The file has one byte, because a full disk accepts an empty file.
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
 * Creates a folder and its parents, accessible only to their owner. Node's recursive mkdir loops forever if the system
 * reports a missing folder although its parent exists, as in /proc.
 */
export function makeFolder(folder: string) {
  if (existsSync(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/**
 * Returns the number of bytes that an ordinary user can still write. For a missing folder, this is checked at its
 * nearest existing parent.
 */
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

/** Makes renames in the folder durable. Otherwise, a power failure could undo a rename that was already reported. */
export async function syncFolder(folder: string) {
  await using handle = await open(folder)
  await handle.sync()
}

/**
 * Returns the folder where an installation keeps its data without DATA_DIR. That's the folder that systemd created for
 * it, or one among the user's other state. It's never in the unpacked archive, because the next version replaces that.
 */
export function resolveDataDir(environment: Record<string, string | undefined>): string {
  const { STATE_DIRECTORY, XDG_STATE_HOME, HOME } = environment
  const [made] = (STATE_DIRECTORY ?? '').split(':')
  if (made) return made
  if (XDG_STATE_HOME && isAbsolute(XDG_STATE_HOME)) return join(XDG_STATE_HOME, 'accord')
  if (HOME && isAbsolute(HOME)) return join(HOME, '.local', 'state', 'accord')
  throw new StartupError(
    'DATA_DIR is not set. Set it to a folder for the database and its key, such as /var/lib/accord.',
  )
}
