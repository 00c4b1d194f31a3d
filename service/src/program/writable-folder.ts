import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupRefused } from '#config/startup-refused.ts'

/** Makes the folder where it is missing, and tries it: what a mode says is not all that decides. */
export function requireWritableFolder(variable: string, folder: string) {
  const reason = whyUnwritable(folder)
  if (reason === undefined) return
  throw new StartupRefused(
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
