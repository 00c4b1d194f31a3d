import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { ExportContents } from './export-contents.ts'
import { Done, Id, Named, Paging, Time, paged } from './fields.ts'
import { organizationRequired } from './organizations.ts'
import {
  reauthenticationRequired,
  forbidden,
  notFound,
  defineError,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'
import { ShareName } from './rules/scopes.ts'
import { message } from './translation.ts'

export const exportRunning = defineError({
  code: 'export_running',
  status: 409,
  message: message('An export is already in progress. Wait until it finishes.'),
})

export const exportFileGone = defineError({
  code: 'export_file_gone',
  status: 404,
  message: message('This file is no longer available. Start a new export.'),
})

export const snapshotTooLarge = defineError({
  code: 'snapshot_too_large',
  status: 409,
  message: message(
    'This organization has too much data for a snapshot. Use the data export instead.',
  ),
})

/** The reasons for a failed export, as its job reports them. */
export const exportFailures = {
  diskFull: message('The service ran out of disk space. Please try again later.'),
  interrupted: message('The export was interrupted several times. Please try again later.'),
  tooLarge: message('The export would be larger than this service allows.'),
  fault: message("We couldn't create the export. Please try again later."),
} as const

/** The steps of a job, which ends as `completed` or `failed`. */
export const exportSteps = [
  'queued',
  'collecting',
  'packaging',
  'sealing',
  'completed',
  'failed',
] as const
export type ExportStep = (typeof exportSteps)[number]

export function isExportDone(step: ExportStep): boolean {
  return step === 'completed' || step === 'failed'
}

/** `access` is a list of everyone with access to an organization's data, for its auditors. */
export const managedExportTypes = ['organization', 'network', 'access'] as const
export type ManagedExportType = (typeof managedExportTypes)[number]

/** `person` is the data about one person. Only that person can request it. */
export const exportTypes = [...managedExportTypes, 'person'] as const
export type ExportType = (typeof exportTypes)[number]

export const ExportJob = z.object({
  id: Id,
  type: z.enum(exportTypes),
  currentStep: z.enum(exportSteps),
  /** The number of rows written so far, and the total once it's known. */
  progress: z.object({ rows: z.int(), total: z.nullable(z.int()) }),
  createdAt: Time,
  completedAt: z.nullable(Time),
  requestedBy: z.nullable(z.string()),
  /** The file of a completed export. Its details remain when it's no longer available. */
  file: z.nullable(
    z.object({
      name: z.string(),
      size: z.int(),
      /** The SHA-256 hash of the file, in hex. */
      digest: z.string(),
      expiresAt: Time,
      /** Whether the file can be downloaded, because it's neither expired nor deleted. */
      available: z.boolean(),
      downloads: z.int(),
      /** The time of the last download, or null if there was none. */
      lastDownloadedAt: z.nullable(Time),
    }),
  ),
  /** The reason for the failure, as a sentence. */
  failure: z.nullable(z.string()),
})
export type ExportJob = z.infer<typeof ExportJob>

const managed = [unauthenticated, notFound, forbidden, organizationRequired] as const
const Subject = z.strictObject({
  type: z.enum(managedExportTypes, message('Choose “organization”, “network”, or “access”.')),
  id: Id,
})
const OneJob = z.strictObject({ ...Subject.shape, jobId: Id })

export const startExport = defineCall({
  method: 'POST',
  creates: true,
  path: '/data-export/{type}/{id}',
  access: 'session',
  providerSession: true,
  whileDeleted: true,
  requiresReauth: true,
  params: Subject,
  body: z.optional(z.nullable(z.strictObject({}))),
  status: 202,
  reply: ExportJob,
  errors: [...managed, reauthenticationRequired, exportRunning, tooManyRequests],
})

export const listExports = defineCall({
  method: 'GET',
  path: '/data-export/{type}/{id}',
  access: 'session',
  providerSession: true,
  params: Subject,
  query: Paging,
  reply: paged(ExportJob),
  errors: managed,
})

export const getExportContents = defineCall({
  method: 'GET',
  path: '/data-export/{type}/{id}/contents',
  access: 'session',
  providerSession: true,
  params: Subject,
  reply: ExportContents,
  errors: managed,
})

export const downloadExport = defineCall({
  method: 'GET',
  path: '/data-export/{type}/{id}/{jobId}/file',
  access: 'session',
  providerSession: true,
  whileDeleted: true,
  requiresReauth: true,
  params: OneJob,
  media: 'application/zip',
  reply: z.file(),
  errors: [...managed, reauthenticationRequired, exportFileGone],
})

export const deleteExportFile = defineCall({
  method: 'DELETE',
  path: '/data-export/{type}/{id}/{jobId}/file',
  access: 'session',
  providerSession: true,
  whileDeleted: true,
  params: OneJob,
  reply: Done,
  errors: [...managed, exportFileGone],
})

export const getSignatureKey = defineCall({
  method: 'GET',
  path: '/signature-key',
  access: 'anyone',
  reply: z.object({
    /** The SHA-256 hash of the public key (X.509, DER), in hex. */
    fingerprint: z.string(),
  }),
  errors: [],
})

export const getSnapshot = defineCall({
  method: 'GET',
  path: '/organization/{id}/export/json',
  access: 'session',
  providerSession: true,
  whileDeleted: true,
  requiresReauth: true,
  params: z.strictObject({ id: Id }),
  media: 'application/json',
  reply: z.file(),
  errors: [...managed, reauthenticationRequired, snapshotTooLarge, tooManyRequests],
})

/** An organization gets a receipt when a network's export contains its data. */
export const ExportReceipt = z.object({
  id: Id,
  network: Named,
  exportedBy: Named,
  shares: z.array(ShareName),
  rows: z.int(),
  at: Time,
})
export type ExportReceipt = z.infer<typeof ExportReceipt>

export const listExportReceipts = defineCall({
  method: 'GET',
  path: '/organization/{id}/export-receipts',
  access: 'session',
  providerSession: true,
  params: z.strictObject({ id: Id }),
  query: Paging,
  reply: paged(ExportReceipt),
  errors: [unauthenticated, notFound, forbidden, organizationRequired],
})

export const oneDataExportPerDay = defineError({
  code: 'data_once_a_day',
  status: 429,
  message: message('You can request your data only once a day.'),
})

const params = z.strictObject({ jobId: Id })

export const startDataExport = defineCall({
  method: 'POST',
  creates: true,
  path: '/me/data-export',
  access: 'session',
  requiresReauth: true,
  body: z.optional(z.nullable(z.strictObject({}))),
  status: 202,
  reply: ExportJob,
  errors: [unauthenticated, reauthenticationRequired, exportRunning, oneDataExportPerDay],
})

export const listDataExports = defineCall({
  method: 'GET',
  path: '/me/data-export',
  access: 'session',
  whileAccountDeleted: true,
  query: Paging,
  reply: paged(ExportJob),
  errors: [unauthenticated],
})

export const downloadDataExport = defineCall({
  method: 'GET',
  path: '/me/data-export/{jobId}/file',
  access: 'session',
  whileAccountDeleted: true,
  requiresReauth: true,
  params,
  media: 'application/zip',
  reply: z.file(),
  errors: [unauthenticated, reauthenticationRequired, notFound, exportFileGone],
})

export const deleteDataExport = defineCall({
  method: 'DELETE',
  path: '/me/data-export/{jobId}/file',
  access: 'session',
  params,
  reply: Done,
  errors: [unauthenticated, notFound, exportFileGone],
})
