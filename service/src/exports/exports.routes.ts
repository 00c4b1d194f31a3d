import {
  getExportContents,
  getSignatureKey,
  listDataExports,
  listExportReceipts,
  listExports,
} from '@accord/contract/exports.ts'
import type { FastifyInstance } from 'fastify'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { serveChange } from '#calls/serve-change.ts'
import { presentPage, serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'
import { contentsOf } from './contents/contents.ts'
import { deleteExportFile, downloadExport, getSnapshot, startExport } from './exports.change.ts'
import { listReceiptsOf } from '#data/exports/export-receipts.store.ts'
import { presentExport, presentReceipt } from '#data/exports/exports.present.ts'
import { listExportsOf } from '#data/exports/exports.store.ts'
import { requireSubject } from '#permissions/require-export.ts'
import { fingerprintOf, publicKeyOf } from '#crypto/secrets.ts'
import {
  personalDataSubject,
  deleteDataExport,
  downloadDataExport,
  startDataExport,
} from './data-about-me.change.ts'

export function exportRoutes(app: FastifyInstance, context: Context) {
  const { db } = context

  serve(app, context, listExports, async ({ actor, params, query }) => {
    const { subject } = await requireSubject(db, actor, params)
    const { rows, total } = await listExportsOf(db, subject, query)
    return presentPage(rows.map(presentExport), total, query)
  })

  serve(app, context, getExportContents, async ({ actor, params }) => {
    await requireSubject(db, actor, params)
    return contentsOf(context, params)
  })

  serve(app, context, listExportReceipts, async ({ actor, params, query }) => {
    await requireManagerOf(db, actor, params.id)
    const { rows, total } = await listReceiptsOf(db, params.id, query)
    return presentPage(rows.map(presentReceipt), total, query)
  })

  serve(app, context, getSignatureKey, () => ({
    fingerprint: fingerprintOf(publicKeyOf(context.secrets.signatureKey)),
  }))

  serveChange(app, context, startExport)
  serveChange(app, context, downloadExport)
  serveChange(app, context, deleteExportFile)
  serveChange(app, context, getSnapshot)
}

export function personalDataExportRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, listDataExports, async ({ actor, query }) => {
    const { rows, total } = await listExportsOf(context.db, personalDataSubject(actor), query)
    return presentPage(rows.map(presentExport), total, query)
  })

  serveChange(app, context, startDataExport)
  serveChange(app, context, downloadDataExport)
  serveChange(app, context, deleteDataExport)
}
