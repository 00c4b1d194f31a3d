import {
  deleteDataExport,
  downloadDataExport,
  listDataExports,
  startDataExport,
} from '@accord/contract/data-about-me.ts'
import type { ExportJob } from '@accord/contract/exports.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { refresh } from '../../api/query-client.ts'
import { call } from '../../session/call.ts'
import { create } from '../../session/create.ts'
import { downloadFor } from '../../session/download.ts'

const queryKey = ['data about me']

/** The newest one. */
export const newestDataQuery = queryOptions({
  queryKey,
  queryFn: () => call(listDataExports, { query: { $limit: 1 } }),
})

const onSettled = () => refresh(queryKey, ['activity'])

export const askForDataMutation = mutationOptions({
  mutationFn: () => create(startDataExport, { body: {} }),
  onSettled,
})

export const downloadDataMutation = mutationOptions({
  mutationFn: ({ id: jobId, file }: ExportJob) =>
    downloadFor(
      undefined,
      downloadDataExport,
      { params: { jobId } },
      { name: file?.name ?? '', size: file?.size ?? 0 },
    ),
  onSettled,
})

export const deleteDataMutation = mutationOptions({
  mutationFn: ({ id: jobId }: ExportJob) => call(deleteDataExport, { params: { jobId } }),
  onSettled,
})
