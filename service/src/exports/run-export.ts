import type { ResourceLimits } from 'node:worker_threads'
import { manifestName, signatureName } from '@accord/contract/export-file.ts'
import { exportFailures, type ExportType } from '@accord/contract/exports.ts'
import { sql } from 'kysely'
import { signChain } from '#activity/sign-heads.ts'
import { isDatabaseGone } from '#database/database-gone.ts'
import { ToldToStop } from '#jobs/jobs.ts'
import { tablesOf } from '#exports/contents/tables.ts'
import { askedFor } from './export-subjects.store.ts'
import { complete, fail } from './end-export.ts'
import { isDiskFull, isTooLarge, reasonFor } from './export-faults.ts'
import { partsOf, prepareFolder, removeParts } from '#data/exports/export-folder.ts'
import type { ExportParts } from './export-parts.ts'
import {
  advance,
  beginAttempt,
  findUnfinished,
  returnToQueue,
} from '#data/exports/exports.store.ts'
import type { ExportRow } from '#data/exports/exports.store.ts'
import {
  type ProgressWatch,
  Stalled,
  stallMilliseconds,
  unlessStalled,
  watchProgress,
} from './progress-watch.ts'
import { makeApart, threadLimits } from './thread/make-apart.ts'

const mostAttempts = 3
const progressMilliseconds = 1000

/** Another attempt has begun, or the job has ended: what this one does is no longer wanted. */
class Superseded extends Error {}

/**
 * Does one job. It throws when somebody is to try again; otherwise the job has ended. An attempt that makes no progress
 * is left where it is: what it still does counts for nothing, and no other job waits behind it.
 */
export async function runExport(
  parts: ExportParts,
  id: string,
  told: AbortSignal,
  { patience = stallMilliseconds, limits = threadLimits, make = makeApart } = {},
) {
  const { config, db } = parts
  const row = await beginAttempt(db, id, mostAttempts)
  if (!row) return giveUp(parts, id)
  using watch = watchProgress(told, patience)
  const { signal } = watch
  try {
    await unlessStalled(signal, attempt(parts, row, watch, { limits, make }))
  } catch (error) {
    // A disk that does not answer would not do this either; the next attempt begins with it.
    if (error instanceof Stalled) return await afterFailure(parts, row, { error, signal })
    await removeParts(config.exportsDir, row).catch((left: unknown) => {
      // Housekeeping will find it; what went wrong before matters more.
      parts.log.warn({ err: left }, 'parts of an export were left')
    })
    await afterFailure(parts, row, { error, signal })
  }
}

async function attempt(
  parts: ExportParts,
  row: ExportRow,
  { signal, moved }: ProgressWatch,
  { limits, make }: { limits: ResourceLimits; make: typeof makeApart },
) {
  const { config, db, reader, replica, secrets, log } = parts
  const progress = async (progressed: Parameters<typeof advance>[2]) => {
    if (!(await advance(db, row, progressed).catch(untold))) throw new Superseded()
  }
  await prepareFolder(config.exportsDir, row)
  const asked = await askedFor(db, row)
  await signBefore(parts, asked.subject)
  const given = {
    asked,
    reader: reader.options,
    replica: replica && { options: replica.options, written: await writtenSoFar(db) },
    paths: partsOf(config.exportsDir, row),
    tables: tablesOf(asked.subject),
    names: { manifest: manifestName, signature: signatureName },
    mostBytes: config.exportMaxBytes,
    signingKey: secrets.signatureKey,
  }
  let told = performance.now()
  const made = await make(given, {
    signal,
    limits,
    hear: async (said) => {
      moved()
      if ('warning' in said) return log.warn({ export: row.id }, said.warning)
      if (!('step' in said) && performance.now() - told < progressMilliseconds) return
      told = performance.now()
      await progress(said)
    },
  })
  if (!(await complete(parts, row, made, signal))) throw new Superseded()
}

/** So that an export carries a head of its own time. A chain that does not hold is exported too, and tells on itself. */
async function signBefore(
  { db, secrets, log }: ExportParts,
  { type, id }: { type: ExportType; id: string },
) {
  if (type === 'network' || type === 'person') return
  const fault = await signChain(db, id, secrets.signatureKey)
  if (fault !== undefined) {
    log.error({ fault, organization: id }, 'a chain of activity does not hold')
  }
}

/** As far as a standby must have come. */
async function writtenSoFar(db: ExportParts['db']): Promise<string> {
  const { rows } = await sql<{ written: string }>`select pg_current_wal_lsn() as written`.execute(
    db,
  )
  return rows[0]!.written
}

/** What nobody could be told of now does not stop the work. */
function untold(error: unknown): true {
  if (isDatabaseGone(error)) return true
  throw error
}

/** Nothing to do where the job has ended; what was begun too often has. */
async function giveUp(parts: ExportParts, id: string) {
  const unfinished = await findUnfinished(parts.db, id)
  if (unfinished) await fail(parts, unfinished, exportFailures.interrupted)
}

async function afterFailure(
  parts: ExportParts,
  row: ExportRow,
  { error, signal }: { error: unknown; signal: AbortSignal },
) {
  if (error instanceof Superseded) return
  if (signal.reason instanceof ToldToStop) {
    await returnToQueue(parts.db, row, { counts: false })
    throw error
  }
  const reason = reasonFor(error, parts.config.exportsDir)
  const why = reason === undefined ? { err: error } : { reason }
  parts.log.warn({ ...why, export: row.id, attempts: row.attempts }, 'export attempt failed')
  if (isDiskFull(error)) return fail(parts, row, exportFailures.diskFull)
  if (isTooLarge(error)) return fail(parts, row, exportFailures.tooLarge)
  if (row.counted_attempts >= mostAttempts) {
    return fail(parts, row, signal.aborted ? exportFailures.interrupted : exportFailures.fault)
  }
  await returnToQueue(parts.db, row, { counts: true })
  throw error
}
