import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { syncFolder } from '#cli/folders.ts'
import type { Database } from '#database/tables.ts'
import { type Attempt, listFileOwners, markExpiredFilesDeleted } from './exports.store.ts'

/** Returns the path of an export's finished file. */
export function fileOf(folder: string, id: string): string {
  return join(folder, `${id}.export`)
}

/**
 * Returns the paths of an attempt's files, which are the unfinished export and the data that waits for its place in it.
 */
export function partsOf(folder: string, { id, attempts }: Attempt) {
  const begin = join(folder, `${id}.${attempts}`)
  return { file: `${begin}.part`, spool: `${begin}.spool` }
}

/**
 * Creates the folder so that only the service can access it, and deletes the files of earlier attempts at this export.
 */
export async function prepareFolder(folder: string, { id }: Attempt) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const left = (await readdir(folder)).filter((name) => ownerOf(name)?.id === id)
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })))
}

/**
 * Moves the file to its final path durably. After a power failure, either the file exists or the attempt never
 * finished.
 */
export async function finalizeFile(folder: string, attempt: Attempt) {
  await rename(partsOf(folder, attempt).file, fileOf(folder, attempt.id))
  await syncFolder(folder)
}

export async function removeFile(folder: string, id: string) {
  await rm(fileOf(folder, id), { force: true })
}

export async function removeParts(folder: string, attempt: Attempt) {
  const { file, spool } = partsOf(folder, attempt)
  await Promise.all([file, spool].map((path) => rm(path, { force: true })))
}

/** Deletes files that have expired, were deleted, or belong to interrupted attempts. */
export async function sweepFolder(db: Kysely<Database>, folder: string) {
  await markExpiredFilesDeleted(db)
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = names.map((name) => ({ name, owner: ownerOf(name) }))
  const ids = new Set(files.map(({ owner }) => owner?.id).filter((id) => id !== undefined))
  if (ids.size === 0) return
  const exports = new Map((await listFileOwners(db, [...ids])).map((row) => [row.id, row]))
  const isWanted = ({ id, attempts }: NonNullable<ReturnType<typeof ownerOf>>) => {
    const row = exports.get(id)
    if (!row || row.step === 'failed') return false
    if (attempts !== undefined) return row.step !== 'completed' && row.attempts === attempts
    // Until the export is marked as completed, its file may just have been moved to its final path.
    return row.file_deleted_at === null
  }
  for (const { name, owner } of files) {
    if (owner && !isWanted(owner)) await rm(join(folder, name), { force: true })
  }
}

/** Returns the export that a file belongs to, or undefined for other files. */
function ownerOf(name: string): { id: string; attempts: number | undefined } | undefined {
  const [, id, attempts] = /^([0-9a-f-]{36})(?:\.export|\.(\d+)\.(?:part|spool))$/.exec(name) ?? []
  return id === undefined ? undefined : { id, attempts: attempts ? Number(attempts) : undefined }
}
