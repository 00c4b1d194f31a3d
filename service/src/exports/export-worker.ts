import { exportFailures } from '@accord/contract/exports.ts'
import { fail } from './end-export.ts'
import { sweepFolder } from '#data/exports/export-folder.ts'
import type { ExportEndParts, ExportParts } from './export-parts.ts'
import { listUnfinished } from '#data/exports/exports.store.ts'
import { runExport } from './run-export.ts'

/** One that hangs does not keep the others waiting; more would only share the same disk. */
const hands = { count: 2, takes: 1 }

/** Takes exports from the queue until the queue is stopped. */
export async function startExportWorker(parts: ExportParts) {
  await sweepExports(parts)
  await parts.jobs.work('exports', (id, signal) => runExport(parts, id, signal), hands)
}

/** Removes files that nobody wants, and ends exports that no worker will ever take up. */
export async function sweepExports(parts: ExportEndParts) {
  await sweepFolder(parts.db, parts.config.exportsDir)
  for (const unfinished of await listUnfinished(parts.db)) {
    if (await parts.jobs.isPending('exports', unfinished.id)) continue
    await fail(parts, unfinished, exportFailures.interrupted)
  }
}
