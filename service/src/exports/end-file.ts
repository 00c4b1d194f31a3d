import { exportFileGone } from '@accord/contract/exports.ts'
import type { Transaction } from 'kysely'
import type { Effects } from '#calls/effects.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { type ExportRow } from '#data/exports/exports.store.ts'
import { markFileDeleted } from '#data/exports/live-files.store.ts'

/** From here on nobody gets the file; it is removed once that is committed. */
export async function endFile(
  trx: Transaction<Database>,
  { id, file_name: file }: Pick<ExportRow, 'id' | 'file_name'>,
  { happened }: Pick<Effects<'export_file_deleted'>, 'happened'>,
) {
  if (file === null || !(await markFileDeleted(trx, id))) throw new Refused(exportFileGone)
  happened('export_file_deleted', { file })
}
