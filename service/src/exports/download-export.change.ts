import {
  downloadExport as downloadCall,
  exportFileGone,
  getSnapshot as snapshotCall,
  snapshotTooLarge,
} from '@accord/contract/exports.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { change } from '#calls/change.ts'
import type { Context } from '#context.ts'
import { snapshotFile } from '#exports/contents/snapshot-file.ts'
import type { ShownExport } from '#data/exports/exports.store.ts'
import { countDownload } from '#data/exports/live-files.store.ts'
import { fileOf } from '#data/exports/export-folder.ts'
import { openFileKey } from '#exports/file/file-key.ts'
import { CutShort, readSealedFile } from '#exports/file/sealed-file.ts'
import { getOrganizationRow } from '#data/organizations/organizations.store.ts'
import { Refused } from '#refused.ts'
import { requireExport } from '#permissions/require-export.ts'

type Found = { exported: ShownExport }

/** Nobody gets a file whose download is not recorded, and none is recorded of a file that is lost. */
export const handingOut = {
  may: ({ exported }: Found) => exported.available || exportFileGone,
  async prepare({ exported }: Found, context: Context) {
    const body = await openFile(context, exported)
    body.destroy()
  },
  async after(exported: ShownExport, _handled: unknown, context: Context) {
    const { file_name: name, file_size: size } = exported
    return { name: name!, size: Number(size), body: await openFile(context, exported) }
  },
}

export const downloadExport = change(downloadCall, {
  ...handingOut,
  as: requireExport,
  records: ['export_downloaded'],

  async do({ trx, exported, happened }) {
    await countDownload(trx, exported.id)
    happened('export_downloaded', { file: exported.file_name! })
    return exported
  },
})

/** Of one that is there; refused where it was lost meanwhile. */
function openFile({ config, secrets }: Context, { id, file_key }: ShownExport) {
  const key = openFileKey(secrets, file_key!, id)
  return readSealedFile(fileOf(config.exportsDir, id), key, id).catch(gone)
}

/** Deleted at this very moment, or lost with its disk: there is none either way. */
function gone(error: NodeJS.ErrnoException): never {
  const lost = error.code === 'ENOENT' || error instanceof CutShort
  throw lost ? new Refused(exportFileGone, { detail: error.message }) : error
}

export const getSnapshot = change(snapshotCall, {
  as: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  limits: ({ own }) => [['snapshotPerProfile', own.id]],
  async prepare({ own }, context) {
    const organization = await getOrganizationRow(context.db, own.organizationId)
    const file = await snapshotFile(context, organization)
    if (!file) throw new Refused(snapshotTooLarge)
    return file
  },
  records: ['export_downloaded'],

  async do({ prepared: file, happened }) {
    happened('export_downloaded', { file: file.name })
    return file
  },
})
