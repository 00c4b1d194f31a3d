import { createHash } from 'node:crypto'

/** What a row of an organization's activity says; its hash covers all of it. */
export interface ChainedRow {
  id: string
  organizationId: string
  position: string
  at: Date
  kind: string
  userId: string
  profileId: string | null
  address: string | null
  agent: string | null
  detail: Record<string, unknown>
}

/** SHA-256 over the hash before and the row, its fields in a fixed order. */
export function chainHash(previous: Buffer | null, row: ChainedRow): Buffer {
  const said = [
    row.id,
    row.organizationId,
    row.position,
    row.at.toISOString(),
    row.kind,
    row.userId,
    row.profileId,
    row.address,
    row.agent,
    Object.entries(row.detail).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]
  return createHash('sha256')
    .update(previous ?? Buffer.alloc(32))
    .update(JSON.stringify(said))
    .digest()
}
