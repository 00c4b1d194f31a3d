import {
  type ExportJob,
  type ManagedExportType,
  deleteExportFile,
  downloadExport,
  getExportContents,
  getSnapshot,
  isExportDone,
  listExportReceipts,
  listExports,
  startExport,
} from '@accord/contract/exports.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../api/paging.ts'
import { queryClient, refresh } from '../api/query-client.ts'
import { callFor } from '../session/act-for.ts'
import { createFor } from '../session/create.ts'
import { downloadFor } from '../session/download.ts'

/** What to export, and the organization to act for: the exported one, or the network's owner. */
export interface Subject {
  type: ManagedExportType
  id: string
  organizationId: string
}

export const exportsPerPage = 10
export const receiptsPerPage = 10

export function exportsQuery(subject: Subject, page: number) {
  return queryOptions({
    queryKey: [...listKey(subject), page],
    queryFn: () =>
      callFor(subject.organizationId, listExports, {
        params: paramsOf(subject),
        query: pageQuery(page, exportsPerPage),
      }),
    placeholderData: keepPreviousData,
  })
}

export function contentsQuery(subject: Subject) {
  return queryOptions({
    queryKey: ['organization', subject.organizationId, 'export-contents', subject.type, subject.id],
    queryFn: () =>
      callFor(subject.organizationId, getExportContents, { params: paramsOf(subject) }),
  })
}

export function receiptsQuery(organizationId: string, page: number) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'export-receipts', page],
    queryFn: () =>
      callFor(organizationId, listExportReceipts, {
        params: { id: organizationId },
        query: pageQuery(page, receiptsPerPage),
      }),
    placeholderData: keepPreviousData,
  })
}

export function startExportMutation(subject: Subject) {
  return mutationOptions({
    mutationFn: () =>
      createFor(subject.organizationId, startExport, { params: paramsOf(subject), body: {} }),
    onSuccess: (job) =>
      queryClient.setQueryData(exportsQuery(subject, 1).queryKey, (known) =>
        known ? { ...known, data: [job, ...known.data] } : undefined,
      ),
    // The data is also refreshed after an error, because someone else may have started an export.
    onSettled: () => void refresh(['organization', subject.organizationId]),
  })
}

export function downloadExportMutation(subject: Subject) {
  return mutationOptions({
    mutationFn: ({ id: jobId, file }: ExportJob) =>
      downloadFor(
        subject.organizationId,
        downloadExport,
        { params: { ...paramsOf(subject), jobId } },
        { name: file?.name ?? '', size: file?.size ?? 0 },
      ),
    onError: () => refreshList(subject),
  })
}

export function deleteExportFileMutation(subject: Subject) {
  return mutationOptions({
    mutationFn: ({ id: jobId }: ExportJob) =>
      callFor(subject.organizationId, deleteExportFile, {
        params: { ...paramsOf(subject), jobId },
      }),
    onSettled: () => refreshList(subject),
  })
}

export function snapshotMutation({ id, name }: Organization) {
  return mutationOptions({
    mutationFn: () =>
      downloadFor(id, getSnapshot, { params: { id } }, { name: `${name}.json`, size: 0 }),
  })
}

/** Refreshes the history, which also contains files that someone else deleted. */
function refreshList(subject: Subject) {
  return refresh(listKey(subject))
}

function listKey({ organizationId, type, id }: Subject) {
  return ['organization', organizationId, 'exports', type, id]
}

function paramsOf({ type, id }: Subject) {
  return { type, id }
}

/** Returns the running export, no matter who started it or where it is in the history. */
export function isInProgress<Job extends Pick<ExportJob, 'currentStep'>>(
  jobs: readonly Job[],
): Job | undefined {
  return jobs.find(({ currentStep }) => !isExportDone(currentStep))
}
