import {
  deleteExportFile,
  exportFileGone,
  exportRunning,
  getExportContents,
  listExportReceipts,
  listExports,
  startExport,
} from '@accord/contract/exports.ts'
import { notFound } from '@accord/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { inTransaction } from '#database/retry.ts'
import { presentPage } from '#calls/present-page.ts'
import { Refused } from '#refused.ts'
import { serve } from '#calls/serve.ts'
import { requireWithin } from '#limits/require-within.ts'
import { requireManagerOf, requireStillManager } from '#access/require-profile.ts'
import type { Context } from '#context.ts'
import { beginExport } from './begin-export.ts'
import { contentsOf } from '#exports/contents/contents.ts'
import { removeFile } from '#exports/file/export-folder.ts'
import { listReceiptsOf } from './export-receipts.store.ts'
import { findExportOf, isExportRunning, listExportsOf, markFileDeleted } from './exports.store.ts'
import { presentExport, presentReceipt } from './exports.present.ts'
import { requireSubject } from './require-subject.ts'

export function exportRoutes(app: FastifyInstance, context: Context) {
  const { config, db } = context

  serve(app, context, startExport, async ({ actor, params, caller }) => {
    const subject = await requireSubject(db, actor, params)
    // Whoever is only too early has not tried.
    if (await isExportRunning(db, subject)) throw new Refused(exportRunning)
    await requireWithin(context, 'exportsPerOrganization', subject.organizationId)
    const { acting } = subject
    return presentExport(await beginExport(context, { actor, caller, acting }, subject))
  })

  serve(app, context, listExports, async ({ actor, params, query }) => {
    const subject = await requireSubject(db, actor, params)
    const { rows, total } = await listExportsOf(db, subject, query)
    return presentPage(rows.map(presentExport), total, query)
  })

  serve(app, context, getExportContents, async ({ actor, params }) => {
    await requireSubject(db, actor, params)
    return contentsOf(context, params)
  })

  serve(app, context, deleteExportFile, async ({ actor, params, caller }) => {
    const { acting, ...subject } = await requireSubject(db, actor, params)
    const found = await findExportOf(db, subject, params.jobId)
    if (!found) throw new Refused(notFound)

    await inTransaction(db, async (trx) => {
      const { id: profileId } = await requireStillManager(trx, acting)
      if (!(await markFileDeleted(trx, found.id))) throw new Refused(exportFileGone)
      await recordOrganizationActivity(trx, {
        kind: 'export_file_deleted',
        organizationId: subject.organizationId,
        actor,
        profileId,
        caller,
        detail: { subject: found.file_name ?? '' },
      })
    })
    // From here on nobody gets it; should this fail, housekeeping removes it.
    await removeFile(config.exportsDir, found.id)
    return {}
  })

  serve(app, context, listExportReceipts, async ({ actor, params, query }) => {
    await requireManagerOf(db, actor, params.id)
    const { rows, total } = await listReceiptsOf(db, params.id, query)
    return presentPage(rows.map(presentReceipt), total, query)
  })
}
