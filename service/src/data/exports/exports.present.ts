import type { ExportJob, ExportReceipt } from '@accord/contract/exports.ts'
import type { listReceiptsOf } from './export-receipts.store.ts'
import type { ShownExport } from './exports.store.ts'

export function presentExport(row: ShownExport): ExportJob {
  return {
    id: row.id,
    type: row.type,
    currentStep: row.step,
    progress: { rows: row.rows, total: row.total },
    createdAt: row.created_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    requestedBy: row.requested_by_name,
    file: presentFile(row),
    failure: row.failure,
  }
}

function presentFile(row: ShownExport) {
  const { file_name, file_size, digest, expires_at, available } = row
  if (file_name === null || digest === null || expires_at === null) return null
  return {
    name: file_name,
    size: Number(file_size),
    digest: digest.toString('hex'),
    expiresAt: expires_at.toISOString(),
    available,
    downloads: row.downloads,
    lastDownloadedAt: row.downloaded_at?.toISOString() ?? null,
  }
}

type ReceiptRow = Awaited<ReturnType<typeof listReceiptsOf>>['rows'][number]

export function presentReceipt(row: ReceiptRow): ExportReceipt {
  return {
    id: row.id,
    network: { id: row.network_id, name: row.network_name },
    exportedBy: { id: row.exported_by, name: row.exported_by_name },
    shares: row.shares,
    rows: row.rows,
    at: row.at.toISOString(),
  }
}
