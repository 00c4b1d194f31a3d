import { listDataExports } from '@accord/contract/data-about-me.ts'
import type { FastifyInstance } from 'fastify'
import { presentPage } from '#calls/present-page.ts'
import { serve } from '#calls/serve.ts'
import { serveChange } from '#calls/serve-change.ts'
import type { Context } from '#context.ts'
import { presentExport } from '#data/exports/exports.present.ts'
import { listExportsOf } from '#data/exports/exports.store.ts'
import {
  aboutMe,
  deleteDataExport,
  downloadDataExport,
  startDataExport,
} from './data-about-me.change.ts'

export function dataAboutMeRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, listDataExports, async ({ actor, query }) => {
    const { rows, total } = await listExportsOf(context.db, aboutMe(actor), query)
    return presentPage(rows.map(presentExport), total, query)
  })

  serveChange(app, context, startDataExport)
  serveChange(app, context, downloadDataExport)
  serveChange(app, context, deleteDataExport)
}
