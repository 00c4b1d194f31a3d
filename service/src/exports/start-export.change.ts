import { exportRunning, startExport as call } from '@accord/contract/exports.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { subjectOf } from './export-subjects.store.ts'
import { presentExport } from '#data/exports/exports.present.ts'
import { findExportOf, insertExport, isExportRunning } from '#data/exports/exports.store.ts'
import { requireSubject } from '#permissions/require-export.ts'

export const startExport = change(call, {
  async as({ actor, params }, db) {
    const managed = await requireSubject(db, actor, params)
    // Whoever is only too early has not tried.
    if (await isExportRunning(db, managed.subject)) throw new Refused(exportRunning)
    return managed
  },
  limits: ({ own }) => [['exportsPerOrganization', own.organizationId]],
  records: ['export_requested'],

  async do({ trx, actor, own, subject, job, happened }) {
    const row = await insertExport(trx, subject, { profileId: own.id, userId: actor.user.id })
    if (!row) throw new Refused(exportRunning)
    job('exports', row.id)
    const { name } = await subjectOf(trx, row)
    happened('export_requested', { of: name })
    return presentExport((await findExportOf(trx, subject, row.id))!)
  },
})
