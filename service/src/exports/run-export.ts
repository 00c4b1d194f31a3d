import { isDatabaseDiskFull, isDatabaseGone } from '#database/errors.ts'
import { tooLarge } from './file/sealed-file.ts'
import type { ResourceLimits } from 'node:worker_threads'
import { manifestName, signatureName } from '@accord/contract/export-file.ts'
import { type ExportType, exportFailures } from '@accord/contract/exports.ts'
import { sql } from 'kysely'
import { signChain } from '#activity/sign-heads.ts'
import { StopRequested } from '#jobs/jobs.ts'
import { tablesOf } from './contents/contents.ts'
import { requestDetailsOf } from './export-subjects.store.ts'
import {
  type ExportEndParts,
  type ExportParts,
  completeExportRun,
  failExportRun,
} from './end-export.ts'
import { partsOf, prepareFolder, removeParts, sweepFolder } from '#data/exports/export-folder.ts'
import {
  type ExportRow,
  advanceExport,
  beginAttempt,
  findUnfinished,
  listUnfinished,
  returnToQueue,
} from '#data/exports/exports.store.ts'
import { makeInThread, threadLimits } from './thread/make-in-thread.ts'

/** The system's errors for a full disk, including quotas and file size limits. */
const withoutRoom = ['ENOSPC', 'EDQUOT', 'EFBIG']
const closed = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EISDIR']

/** Whether the disk is full. This isn't retried, because the next attempt would fill it again. */
export function isDiskFull(error: unknown): boolean {
  return withoutRoom.includes(codeOf(error)) || isDatabaseDiskFull(error)
}

/** Whether the file is too large. This isn't retried either, because the next one would be just as large. */
export function isTooLarge(error: unknown): boolean {
  return codeOf(error) === tooLarge
}

/** Explains an error for the log if an operator can do something about it. Returns undefined if the stack is needed. */
export function reasonFor(error: unknown, folder: string): string | undefined {
  const code = codeOf(error)
  if (isDatabaseDiskFull(error)) return `the database disk is full (${code})`
  if (isDiskFull(error)) return `EXPORTS_DIR ${folder} is full (${code})`
  // The database's socket is a file, too.
  if (isDatabaseGone(error)) return undefined
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'the export thread ran out of memory'
  if (closed.includes(code)) return `EXPORTS_DIR ${folder} isn't writable (${code})`
  return undefined
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? ''
}

/** Thrown if nothing was read or written for so long that the attempt is considered dead. */
export class Stalled extends Error {
  constructor() {
    super('The export made no progress.')
  }
}

/** How many milliseconds an attempt can take without reading a row or writing a byte. */
export const stallMilliseconds = 120_000

export interface ProgressWatch extends Disposable {
  /** Aborts with `Stalled`, or together with the given signal. */
  signal: AbortSignal
  /** Reports that something was read or written. */
  moved: () => void
}

/** Watches the progress of the work. A heartbeat would only show that the process is running. */
export function watchProgress(signal: AbortSignal, milliseconds: number): ProgressWatch {
  const stalled = new AbortController()
  const timer = setTimeout(() => stalled.abort(new Stalled()), milliseconds)
  return {
    signal: AbortSignal.any([signal, stalled.signal]),
    moved: () => void timer.refresh(),
    [Symbol.dispose]: () => clearTimeout(timer),
  }
}

/** Returns the result of the work, unless the signal reports a stall. In that case, the work is no longer awaited. */
export async function unlessStalled<Result>(
  signal: AbortSignal,
  work: Promise<Result>,
): Promise<Result> {
  const { promise: stalled, reject } = Promise.withResolvers<never>()
  const rejectStalled = () => signal.reason instanceof Stalled && reject(signal.reason)
  signal.addEventListener('abort', rejectStalled)
  // The result of a stalled attempt is ignored.
  work.catch(() => {})
  try {
    return await Promise.race([work, stalled])
  } finally {
    signal.removeEventListener('abort', rejectStalled)
  }
}

const maxAttempts = 3
const progressMilliseconds = 1000

/** Thrown if another attempt has started or the job has ended, so that this attempt's result isn't needed. */
class Superseded extends Error {}

/**
 * Runs one job. It throws if the job should be retried. Otherwise, the job has ended. An attempt without progress is
 * abandoned, so its result doesn't count, and no other job waits for it.
 */
export async function runExport(
  parts: ExportParts,
  id: string,
  stopping: AbortSignal,
  { patience = stallMilliseconds, limits = threadLimits, make = makeInThread } = {},
) {
  const { config, db } = parts
  const row = await beginAttempt(db, id, maxAttempts)
  if (!row) return giveUp(parts, id)
  using watch = watchProgress(stopping, patience)
  const { signal } = watch
  try {
    await unlessStalled(signal, attempt(parts, row, watch, { limits, make }))
  } catch (error) {
    // A disk that doesn't respond couldn't do this either. The next attempt starts with it.
    if (error instanceof Stalled) return await afterFailure(parts, row, { error, signal })
    await removeParts(config.exportsDir, row).catch((left: unknown) => {
      // Housekeeping will find these files, and the earlier error matters more.
      parts.log.warn({ err: left }, 'could not remove parts of an export')
    })
    await afterFailure(parts, row, { error, signal })
  }
}

async function attempt(
  parts: ExportParts,
  row: ExportRow,
  { signal, moved }: ProgressWatch,
  { limits, make }: { limits: ResourceLimits; make: typeof makeInThread },
) {
  const { config, db, reader, replica, secrets, log } = parts
  const progress = async (progressed: Parameters<typeof advanceExport>[2]) => {
    if (!(await advanceExport(db, row, progressed).catch(untold))) throw new Superseded()
  }
  await prepareFolder(config.exportsDir, row)
  const asked = await requestDetailsOf(db, row)
  await signBefore(parts, asked.subject)
  const given = {
    asked,
    reader: reader.options,
    replica: replica && { options: replica.options, written: await writtenSoFar(db) },
    paths: partsOf(config.exportsDir, row),
    tables: tablesOf(asked.subject),
    names: { manifest: manifestName, signature: signatureName },
    maxBytes: config.exportMaxBytes,
    signingKey: secrets.signatureKey,
  }
  let stopping = performance.now()
  const made = await make(given, {
    signal,
    limits,
    hear: async (said) => {
      moved()
      if ('warning' in said) return log.warn({ export: row.id }, said.warning)
      if (!('step' in said) && performance.now() - stopping < progressMilliseconds) return
      stopping = performance.now()
      await progress(said)
    },
  })
  if (!(await completeExportRun(parts, row, made, signal))) throw new Superseded()
}

/**
 * Signs the chain first, so that the export contains a current head. An invalid chain is exported, too, and the check
 * reveals it.
 */
async function signBefore(
  { db, secrets, log }: ExportParts,
  { type, id }: { type: ExportType; id: string },
) {
  if (type === 'network' || type === 'person') return
  const fault = await signChain(db, id, secrets.signatureKey)
  if (fault !== undefined) {
    log.error({ fault, organization: id }, 'an activity chain is invalid')
  }
}

/** Returns the log position that a standby must have reached. */
async function writtenSoFar(db: ExportParts['db']): Promise<string> {
  const { rows } = await sql<{ written: string }>`select pg_current_wal_lsn() as written`.execute(
    db,
  )
  return rows[0]!.written
}

/** Ignores an error while notifying someone, so that it doesn't stop the work. */
function untold(error: unknown): true {
  if (isDatabaseGone(error)) return true
  throw error
}

/** Ends a job that was started too often. Nothing happens if the job has already ended. */
async function giveUp(parts: ExportParts, id: string) {
  const unfinished = await findUnfinished(parts.db, id)
  if (unfinished) await failExportRun(parts, unfinished, exportFailures.interrupted)
}

async function afterFailure(
  parts: ExportParts,
  row: ExportRow,
  { error, signal }: { error: unknown; signal: AbortSignal },
) {
  if (error instanceof Superseded) return
  if (signal.reason instanceof StopRequested) {
    await returnToQueue(parts.db, row, { counts: false })
    throw error
  }
  const reason = reasonFor(error, parts.config.exportsDir)
  const why = reason === undefined ? { err: error } : { reason }
  parts.log.warn({ ...why, export: row.id, attempts: row.attempts }, 'export attempt failed')
  if (isDiskFull(error)) return failExportRun(parts, row, exportFailures.diskFull)
  if (isTooLarge(error)) return failExportRun(parts, row, exportFailures.tooLarge)
  if (row.counted_attempts >= maxAttempts) {
    return failExportRun(
      parts,
      row,
      signal.aborted ? exportFailures.interrupted : exportFailures.fault,
    )
  }
  await returnToQueue(parts.db, row, { counts: true })
  throw error
}

/** With two workers, an export that hangs doesn't block the others. More workers would only share the same disk. */
const hands = { count: 2, takes: 1 }

/** Takes exports from the queue until the queue is stopped. */
export async function startExportWorker(parts: ExportParts, make = makeInThread) {
  await sweepExports(parts)
  await parts.jobs.work('exports', (id, signal) => runExport(parts, id, signal, { make }), hands)
}

/** Deletes expired files, and ends exports that no worker will ever take. */
export async function sweepExports(parts: ExportEndParts) {
  await sweepFolder(parts.db, parts.config.exportsDir)
  for (const unfinished of await listUnfinished(parts.db)) {
    if (await parts.jobs.isPending('exports', unfinished.id)) continue
    await failExportRun(parts, unfinished, exportFailures.interrupted)
  }
}
