import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { ExportJob, exportFileGone, exportRunning } from './exports.ts'
import { Done, Id, paged, Paging } from './fields.ts'
import { confirmFirst, notFound, refusal, unauthenticated } from './refusal.ts'

export const dataOnceADay = refusal({
  code: 'data_once_a_day',
  status: 429,
  message: 'You can ask for the data about you once a day.',
})

const params = z.strictObject({ jobId: Id })

export const startDataExport = defineCall({
  method: 'POST',
  creates: true,
  path: '/me/data-export',
  summary: 'Ask for a file of all data about you, once a day. A mail follows when it is ready.',
  access: 'session',
  fresh: true,
  body: z.optional(z.nullable(z.strictObject({}))),
  status: 202,
  reply: ExportJob,
  refusals: [unauthenticated, confirmFirst, exportRunning, dataOnceADay],
})

export const listDataExports = defineCall({
  method: 'GET',
  path: '/me/data-export',
  summary: 'The files of data about you that you asked for, the newest first.',
  access: 'session',
  whileAccountDeleted: true,
  query: Paging,
  reply: paged(ExportJob),
  refusals: [unauthenticated],
})

export const downloadDataExport = defineCall({
  method: 'GET',
  path: '/me/data-export/{jobId}/file',
  summary: 'The file of data about you.',
  access: 'session',
  whileAccountDeleted: true,
  fresh: true,
  params,
  media: 'application/zip',
  reply: z.file(),
  refusals: [unauthenticated, confirmFirst, notFound, exportFileGone],
})

export const deleteDataExport = defineCall({
  method: 'DELETE',
  path: '/me/data-export/{jobId}/file',
  summary: 'Delete the file of data about you before it expires.',
  access: 'session',
  params,
  reply: Done,
  refusals: [unauthenticated, notFound, exportFileGone],
})
