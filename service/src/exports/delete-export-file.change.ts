import { deleteExportFile as call } from '@accord/contract/exports.ts'
import { change } from '#calls/change.ts'
import { removeFile } from '#data/exports/export-folder.ts'
import { endFile } from './end-file.ts'
import { requireExport } from '#permissions/require-export.ts'

export const deleteExportFile = change(call, {
  as: requireExport,
  records: ['export_file_deleted'],

  async do({ trx, exported, happened }) {
    await endFile(trx, exported, { happened })
    return {}
  },

  // Should this fail, housekeeping removes it.
  async after(done, { exported }, { config }) {
    await removeFile(config.exportsDir, exported.id)
    return done
  },
})
