import { randomUUID } from 'node:crypto'
import { periodic } from '#jobs/periodic.ts'
import { reactToHealth } from '../endpoint-health.ts'
import type { DeliveryParts } from '../deliver.ts'
import { nextBatch, sendBatch } from './send-batch.ts'
import { claimStream, leaseStream, recordBatch, releaseStream } from './stream-batches.store.ts'
import { streamDelayAfter } from './stream-schedule.rules.ts'

const ordinaryLimits = {
  /** How often workers look for streams that are due. */
  findMilliseconds: 1000,
  /** Longer than a request can take, because each batch renews the lease. */
  leaseSeconds: 60,
  /** Afterwards, another stream has its turn. */
  turnMilliseconds: 10_000,
  /** Streams that a worker sends at the same time. Each one holds a batch in memory. */
  streams: 8,
  /** How long a stopping worker waits for responses. */
  stopMilliseconds: 3000,
}

export type StreamLimits = typeof ordinaryLimits

const failed = 'an audit stream could not be sent, will retry soon'

/** Sends audit streams until it's stopped. There can be several workers, and one at a time sends a stream. */
export function startAuditStreams(parts: DeliveryParts, changed: Partial<StreamLimits> = {}) {
  const limits = { ...ordinaryLimits, ...changed }
  const { db, log } = parts
  const turns = new Map<string, Promise<void>>()
  const cutting = new AbortController()

  const findWork = async (stopping: AbortSignal) => {
    while (turns.size < limits.streams && !stopping.aborted) {
      const turn = randomUUID()
      const id = await leaseStream(db, { turn, seconds: limits.leaseSeconds })
      if (id === undefined) return
      const done = takeTurn(parts, limits, { id, turn }, { stopping, cutting: cutting.signal })
        .catch((error: unknown) => log.warn({ err: error, endpoint: id }, failed))
        .finally(() => turns.delete(turn))
      turns.set(turn, done)
    }
  }

  const finding = periodic(log, [{ every: limits.findMilliseconds, failed, run: findWork }])
  return {
    wake: () => finding.wake(),
    stop: async () => {
      // A batch whose request is cut is sent again.
      const timer = setTimeout(() => cutting.abort(), limits.stopMilliseconds)
      await finding.stop()
      await Promise.all(turns.values())
      clearTimeout(timer)
    },
  }
}

/** Sends a stream's batches one after the other, until its receiver has everything or a request fails. */
async function takeTurn(
  parts: DeliveryParts,
  { leaseSeconds, turnMilliseconds }: StreamLimits,
  leased: { id: string; turn: string },
  { stopping, cutting }: { stopping: AbortSignal; cutting: AbortSignal },
) {
  const { db } = parts
  const endsAt = performance.now() + turnMilliseconds
  let restSeconds = 0
  try {
    while (restSeconds === 0 && !stopping.aborted && performance.now() < endsAt) {
      const stream = await claimStream(db, { ...leased, seconds: leaseSeconds })
      const batch = stream && (await nextBatch(parts, stream))
      if (!batch) break
      const sent = await sendBatch(parts, stream, batch, cutting)
      const health = await recordBatch(db, leased, sent, { ...batch, isSuccess: sent.isSuccess })
      if (!health || sent.isSuccess) continue
      restSeconds = Math.max(sent.restSeconds, streamDelayAfter(health.failures, Math.random()))
      await reactToHealth(parts, stream, health, sent.status)
    }
  } finally {
    await releaseStream(db, leased, restSeconds)
  }
}
