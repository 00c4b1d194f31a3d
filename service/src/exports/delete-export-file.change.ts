import { deleteExportFile as call, exportFileGone } from '@accord/contract/exports.ts'
import { change } from '#calls/change.ts'
import { removeFile } from '#exports/file/export-folder.ts'
import { Refused } from '#refused.ts'
import { markFileDeleted } from './exports.store.ts'
import { requireExport } from '#access/require-export.ts'

export const deleteExportFile = change(call, {
  as: requireExport,
  records: ['export_file_deleted'],

  async do({ trx, exported: { id, file_name: file }, happened }) {
    if (file === null || !(await markFileDeleted(trx, id))) throw new Refused(exportFileGone)
    happened('export_file_deleted', { file })
    return {}
  },

  // From here on nobody gets it; should this fail, housekeeping removes it.
  async after(done, { exported }, { config }) {
    await removeFile(config.exportsDir, exported.id)
    return done
  },
})
