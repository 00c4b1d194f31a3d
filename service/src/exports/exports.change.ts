import {
  deleteExportFile as deleteCall,
  downloadExport as downloadCall,
  exportFileGone,
  exportRunning,
  getSnapshot as snapshotCall,
  snapshotTooLarge,
  startExport as startCall,
} from '@accord/contract/exports.ts'
import type { Transaction } from 'kysely'
import type { Effects } from '#calls/effects.ts'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'
import {
  type ExportRow,
  type ShownExport,
  countDownload,
  findExportOf,
  insertExport,
  isExportRunning,
  markFileDeleted,
} from '#data/exports/exports.store.ts'
import { change } from '#calls/change.ts'
import { subjectOf } from './export-subjects.store.ts'
import { presentExport } from '#data/exports/exports.present.ts'
import { requireExport, requireSubject } from '#permissions/require-export.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import type { Context } from '#context.ts'
import { snapshotFile } from './contents/snapshot.ts'
import { fileOf, removeFile } from '#data/exports/export-folder.ts'
import { CutShort, openFileKey, readSealedFile } from './file/sealed-file.ts'
import { getOrganizationRow } from '#data/organizations/organizations.store.ts'

/** Ends the file, which no one can download after this. It's deleted once the transaction is committed. */
export async function endFile(
  trx: Transaction<Database>,
  { id, file_name: file }: Pick<ExportRow, 'id' | 'file_name'>,
  { happened }: Pick<Effects<'export_file_deleted'>, 'happened'>,
) {
  if (file === null || !(await markFileDeleted(trx, id))) throw new RequestError(exportFileGone)
  happened('export_file_deleted', { file })
}

export const startExport = change(startCall, {
  async resolve({ actor, params }, db) {
    const managed = await requireSubject(db, actor, params)
    // A request that is sent while an export is running doesn't count as an attempt.
    if (await isExportRunning(db, managed.subject)) throw new RequestError(exportRunning)
    return managed
  },
  limits: ({ own }) => [['exportsPerOrganization', own.organizationId]],
  records: ['export_requested'],

  async run({ trx, actor, own, subject, job, happened }) {
    const row = await insertExport(trx, subject, { profileId: own.id, userId: actor.user.id })
    if (!row) throw new RequestError(exportRunning)
    job('exports', row.id)
    const { name } = await subjectOf(trx, row)
    happened('export_requested', { of: name })
    return presentExport((await findExportOf(trx, subject, row.id))!)
  },
})

type Found = { exported: ShownExport }

/**
 * Records the download in the same transaction. No file is sent without a record, and a lost file isn't recorded as
 * downloaded.
 */
export const handingOut = {
  authorize: ({ exported }: Found) => exported.available || exportFileGone,
  async prepare({ exported }: Found, context: Context) {
    const body = await openFile(context, exported)
    body.destroy()
  },
  async respond(exported: ShownExport, _handled: unknown, context: Context) {
    const { file_name: name, file_size: size } = exported
    return { name: name!, size: Number(size), body: await openFile(context, exported) }
  },
}

export const downloadExport = change(downloadCall, {
  ...handingOut,
  resolve: requireExport,
  records: ['export_downloaded'],

  async run({ trx, exported, happened }) {
    await countDownload(trx, exported.id)
    happened('export_downloaded', { file: exported.file_name! })
    return exported
  },
})

/** Opens the file of an export. Throws if the file was lost. */
function openFile({ config, secrets }: Context, { id, file_key }: ShownExport) {
  const key = openFileKey(secrets, file_key!, id)
  return readSealedFile(fileOf(config.exportsDir, id), key, id).catch(gone)
}

/** Throws "not found" if the file was just deleted or lost, and any other error unchanged. */
function gone(error: NodeJS.ErrnoException): never {
  const lost = error.code === 'ENOENT' || error instanceof CutShort
  throw lost ? new RequestError(exportFileGone, { detail: error.message }) : error
}

export const getSnapshot = change(snapshotCall, {
  resolve: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  limits: ({ own }) => [['snapshotPerProfile', own.id]],
  async prepare({ own }, context) {
    const organization = await getOrganizationRow(context.db, own.organizationId)
    const file = await snapshotFile(context, organization)
    if (!file) throw new RequestError(snapshotTooLarge)
    return file
  },
  records: ['export_downloaded'],

  async run({ prepared: file, happened }) {
    happened('export_downloaded', { file: file.name })
    return file
  },
})

export const deleteExportFile = change(deleteCall, {
  resolve: requireExport,
  records: ['export_file_deleted'],

  async run({ trx, exported, happened }) {
    await endFile(trx, exported, { happened })
    return {}
  },

  // If this fails, housekeeping removes the file.
  async respond(done, { exported }, { config }) {
    await removeFile(config.exportsDir, exported.id)
    return done
  },
})
