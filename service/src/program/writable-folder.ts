import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupRefused } from '#startup-refused.ts'

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
    mkdirSync(folder, { recursive: true, mode: 0o700 })
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
