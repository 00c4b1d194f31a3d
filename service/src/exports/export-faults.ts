import { isDatabaseGone } from '#database/database-gone.ts'
import { isDatabaseDiskFull } from '#database/sql-states.ts'
import { tooLarge } from '#exports/file/sealed-file.ts'

/** What the system says of a disk without room, also where a quota or a limit on files stands in for it. */
const withoutRoom = ['ENOSPC', 'EDQUOT', 'EFBIG']
const closed = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EISDIR']

/** No use in trying again: what filled the disk is still there, and the next attempt would fill it as well. */
export function isDiskFull(error: unknown): boolean {
  return withoutRoom.includes(codeOf(error)) || isDatabaseDiskFull(error)
}

/** Nor here: the next file would be as large. */
export function isTooLarge(error: unknown): boolean {
  return codeOf(error) === tooLarge
}

/** For whoever reads the log and can do something about it; undefined for what needs a stack. */
export function reasonFor(error: unknown, folder: string): string | undefined {
  const code = codeOf(error)
  if (isDatabaseDiskFull(error)) return `the disk of the database is full (${code})`
  if (isDiskFull(error)) return `there is no room left in EXPORTS_DIR ${folder} (${code})`
  // Its socket is a file too.
  if (isDatabaseGone(error)) return undefined
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'the thread that made it ran out of memory'
  if (closed.includes(code)) return `EXPORTS_DIR ${folder} cannot be written (${code})`
  return undefined
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? ''
}
