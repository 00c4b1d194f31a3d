import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, Named, paged, Paging, Time } from './fields.ts'
import { selectOrganizationFirst } from './organizations.ts'
import { forbidden, notFound, unauthenticated } from './refusal.ts'
import { ShareName } from './rules/scopes.ts'

/** Told to an organization whenever its shared data left in a network's export. */
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
  summary: 'Exports of networks that held data of an organization you manage.',
  access: 'session',
  params: z.strictObject({ id: Id }),
  query: Paging,
  reply: paged(ExportReceipt),
  refusals: [unauthenticated, notFound, forbidden, selectOrganizationFirst],
})
