import { sql } from 'kysely'
import { isLiveFile } from '#data/exports/live-files.store.ts'
import { allowedBySomebody, by, searchedAs, type Source } from './way-source.store.ts'

export const exportedFiles: Source = {
  kind: 'export',
  from: sql`exports w ${by('w.requested_by')}`,
  where: (id) => sql`w.organization_id = ${id} and ${isLiveFile('w')}`,
  at: sql`w.completed_at`,
  lastAt: sql`w.downloaded_at`,
  told: {
    name: sql`w.file_name`,
    ...allowedBySomebody,
    expires_at: sql`w.expires_at`,
    downloads: sql`w.downloads`,
  },
  former: sql`w.requested_by is null`,
  searched: searchedAs(sql`w.file_name`),
}

/** What others took out of a network: it has reached them, also once their file is gone. */
export const takenOutByNetworks: Source = {
  kind: 'export',
  from: sql`export_receipts w left join exports e on e.id = w.export_id`,
  where: (id) => sql`w.organization_id = ${id} and w.exported_by <> ${id}`,
  at: sql`w.at`,
  told: {
    name: sql`w.network_name`,
    owner_id: sql`w.exported_by`,
    owner_name: sql`w.exported_by_name`,
    shares: sql`w.shares`,
    expires_at: sql`coalesce(e.file_deleted_at, e.expires_at, w.at)`,
    held: sql`true`,
  },
  searched: searchedAs(sql`w.network_name`, sql`w.exported_by_name`),
}
