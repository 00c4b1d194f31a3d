import { unavailable } from '@accord/contract/refusal.ts'
import { Refused } from '#refused.ts'
import { type Snapshot, type SnapshotReader, withSnapshot } from './snapshot.ts'

/** How long a request that reads a snapshot may take: whoever waits has an answer within 10 s. */
const patienceMilliseconds = 9000

/** For somebody who waits: what takes longer than they do is refused, and can be asked for again. */
export async function withSnapshotSoon<Result>(
  reader: SnapshotReader,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const inTime = await withSnapshotInTime(reader, work)
  if (!inTime) throw new Refused(unavailable, { retryAfter: 2 })
  return inTime.result
}

/** Nothing where it takes longer than they wait. */
export async function withSnapshotInTime<Result>(
  reader: SnapshotReader,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  try {
    return {
      result: await withSnapshot(reader, AbortSignal.timeout(patienceMilliseconds), work),
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return undefined
    throw error
  }
}
