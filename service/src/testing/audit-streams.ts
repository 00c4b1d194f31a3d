import type { StreamPreset } from '@accord/contract/rules/stream-presets.ts'
import {
  type ManagedStreamRow,
  findAuditStream,
  insertAuditStream,
} from '#data/events/audit-streams.store.ts'
import { verifyEndpoint } from '#data/events/endpoint-states.store.ts'
import { inTransaction } from '#database/transactions.ts'
import type { StreamRecord } from '#events/audit-streams/stream-records.ts'
import type { ReceivedBatch } from './helpers/stream-receiver.ts'
import type { TestOrganization } from './organizations.ts'
import type { TestService } from './test-service.ts'

interface TestStream {
  url: string
  preset?: StreamPreset
  token?: string
  after?: number
}

/** Creates an audit stream that is verified already. It begins with the organization's first row. */
export async function createTestStream(
  { context: { db, secrets } }: TestService,
  { id: organizationId, owner }: Pick<TestOrganization, 'id' | 'owner'>,
  { url, preset = 'https', token, after = 0 }: TestStream,
): Promise<ManagedStreamRow> {
  const created = { organizationId, preset, url, token, after, createdBy: owner.profileId }
  const id = await inTransaction(db, (trx) => insertAuditStream(trx, secrets, created))
  await verifyEndpoint(db, { id, url })
  return (await findAuditStream(db, id))!
}

/** The records of batches in JSON Lines. */
export function recordsOf(batches: readonly Pick<ReceivedBatch, 'text'>[]): StreamRecord[] {
  return batches.flatMap(({ text }) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as StreamRecord),
  )
}

/** The positions of rows, in the order in which they arrived. */
export function positionsOf(batches: readonly Pick<ReceivedBatch, 'text'>[]): number[] {
  return recordsOf(batches)
    .filter(({ record }) => record === 'activity')
    .map(({ position }) => position as number)
}
