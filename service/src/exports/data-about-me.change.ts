import {
  oneDataExportPerDay,
  deleteDataExport as deleteCall,
  downloadDataExport as downloadCall,
  exportFileGone,
  exportRunning,
  startDataExport as startCall,
} from '@accord/contract/exports.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { Kysely } from 'kysely'
import type { Actor } from '#actor.ts'
import { change } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import { handingOut } from './exports.change.ts'
import { presentExport } from '#data/exports/exports.present.ts'
import {
  type ExportSubject,
  countDownload,
  findExportOf,
  insertExport,
  isExportRunning,
  markFileDeleted,
  secondsUntilNext,
} from '#data/exports/exports.store.ts'
import { removeFile } from '#data/exports/export-folder.ts'
import { RequestError } from '#request-error.ts'

/** Returns the subject of a personal export, which only the person themselves can request. */
export function personalDataSubject({ user }: Actor): ExportSubject {
  return { type: 'person', organizationId: null, networkId: null, userId: user.id }
}

/** Starts an export. The person is locked, so that only one of several simultaneous requests starts one. */
export const startDataExport = change(startCall, {
  async resolve({ actor }, db) {
    const subject = personalDataSubject(actor)
    if (await isExportRunning(db, subject)) throw new RequestError(exportRunning)
    // Failed exports don't count.
    const retryAfter = await secondsUntilNext(db, subject)
    if (retryAfter > 0) throw new RequestError(oneDataExportPerDay, { retryAfter })
    return { subject, person: actor.user }
  },
  records: ['data_export_requested'],

  async run({ trx, actor, subject, job, happened }) {
    const by = { profileId: null, userId: actor.user.id }
    const { id } = (await insertExport(trx, subject, by))!
    job('exports', id)
    happened('data_export_requested')
    return presentExport((await findExportOf(trx, subject, id))!)
  },
})

interface Named {
  actor: Actor
  params: { jobId: string }
}

async function requireOwnExport({ actor, params }: Named, db: Kysely<Database>) {
  const exported = await findExportOf(db, personalDataSubject(actor), params.jobId)
  if (!exported) throw new RequestError(notFound)
  return { exported, person: actor.user }
}

export const downloadDataExport = change(downloadCall, {
  ...handingOut,
  resolve: requireOwnExport,
  records: ['data_export_downloaded'],

  async run({ trx, exported, happened }) {
    await countDownload(trx, exported.id)
    happened('data_export_downloaded')
    return exported
  },
})

export const deleteDataExport = change(deleteCall, {
  resolve: requireOwnExport,
  records: ['data_export_deleted'],

  async run({ trx, exported, happened }) {
    if (!(await markFileDeleted(trx, exported.id))) throw new RequestError(exportFileGone)
    happened('data_export_deleted')
    return {}
  },

  // If this fails, housekeeping removes the file.
  async respond(done, { exported }, { config }) {
    await removeFile(config.exportsDir, exported.id)
    return done
  },
})
