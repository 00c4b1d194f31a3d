import { maxBatch } from '@accord/contract/audit-streams.ts'
import type { Context } from '#context.ts'
import { publicKeyOf } from '#crypto/secrets.ts'
import type { StreamRow } from '#data/events/audit-streams.store.ts'
import { type Attempted, attempt } from '../attempt.ts'
import { readStream } from './stream-batches.store.ts'
import {
  type StreamRecord,
  recordOfFloor,
  recordOfHead,
  recordOfRow,
  recordOfTest,
} from './stream-records.ts'
import { buildStreamRequest, lineFor } from './stream-request.ts'

type Parts = Pick<Context, 'clock' | 'config' | 'db' | 'secrets'>

export interface Batch {
  lines: string[]
  /** What the receiver has once it accepted the batch. */
  position: string
  headPosition: string | null
}

/**
 * Builds what follows in a stream: rows in order, and the newest signed head that proves them. Undefined if the receiver
 * has everything.
 */
export function nextBatch(
  { db, config, secrets }: Parts,
  stream: StreamRow,
): Promise<Batch | undefined> {
  const { stream: preset, organization_id: id } = stream
  const format = (record: StreamRecord) => lineFor(config, preset, record)
  return readStream(db, stream, maxBatch.rows, async ({ rows, floor, headUpTo }) => {
    const publicKey = publicKeyOf(secrets.signatureKey)
    const lines = floor ? [format(recordOfFloor(floor, publicKey))] : []
    let { position } = floor ?? stream
    let bytes = 0
    for (const row of rows) {
      const line = format(recordOfRow(id, row))
      bytes += Buffer.byteLength(line) + 1
      if (bytes > maxBatch.bytes && position !== stream.position) break
      lines.push(line)
      ;({ position } = row)
    }
    const head = await headUpTo(BigInt(position))
    const isNew = head !== undefined && BigInt(head.position) > BigInt(stream.head_position ?? 0)
    if (lines.length === 0 && !isNew) return undefined
    if (head) lines.push(format(recordOfHead(head, publicKey)))
    return { lines, position, headPosition: head?.position ?? null }
  })
}

/** Sends a batch. Its ID is the same whenever the same rows are sent. */
export async function sendBatch(
  parts: Parts,
  stream: StreamRow,
  { lines, position, headPosition }: Batch,
  signal?: AbortSignal,
): Promise<Attempted> {
  const at = new Date(parts.clock.now())
  const id = `batch_${stream.id}_${stream.position}_${position}_${headPosition ?? 0}`
  const request = await buildStreamRequest(parts, stream, { id, lines, at })
  return attempt(parts, request, at, signal)
}

/** Sends a record without any activity. */
export async function sendTest(parts: Parts, stream: StreamRow): Promise<Attempted> {
  const at = new Date(parts.clock.now())
  const line = lineFor(parts.config, stream.stream, recordOfTest(stream.organization_id, at))
  const id = `test_${stream.id}_${at.getTime()}`
  const request = await buildStreamRequest(parts, stream, { id, lines: [line], at })
  return attempt(parts, request, at)
}
