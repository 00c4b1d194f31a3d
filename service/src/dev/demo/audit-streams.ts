import { randomUUID } from 'node:crypto'
import { findAuditStream, markStreamsDue } from '#data/events/audit-streams.store.ts'
import { verifyEndpoint } from '#data/events/endpoint-states.store.ts'
import { createAuditStream } from '#events/audit-streams/audit-streams.change.ts'
import { nextBatch } from '#events/audit-streams/send-batch.ts'
import {
  claimStream,
  leaseStream,
  recordBatch,
  recordStreamTest,
  releaseStream,
} from '#events/audit-streams/stream-batches.store.ts'
import { organizations } from './cast.ts'
import { act, type Step, step, type When } from './world.ts'

const url = 'https://http-inputs.northside.example:8088/services/collector/event'

const accepted = {
  status: 200,
  milliseconds: 131,
  response: '{"text":"Success","code":0}',
  error: null,
}
const refused = {
  status: 503,
  milliseconds: 96,
  response: '{"text":"Server is busy","code":9}',
  error: null,
}

/** Creates an audit stream whose receiver fails today. No request is sent, because no one would receive it. */
export const activityIsStreamed = [
  act(
    [3, '14:30'],
    'ana',
    'northside',
    createAuditStream,
    (_, id) => ({
      params: { id },
      body: { preset: 'splunk' as const, url, token: randomUUID(), after: 0 },
    }),
    url,
  ),
  step([3, '14:33'], async ({ past: { context }, idOf }) => {
    const { db, clock } = context
    const stream = (await findAuditStream(db, idOf(url)))!
    await recordStreamTest(db, stream.id, { ...accepted, at: new Date(clock.now()) }, true)
    await verifyEndpoint(db, stream)
  }),
  sends([3, '14:34'], accepted),
  // A secret was created a minute before.
  isDue({ minutes: 6 * 60 + 11 }),
  sends({ minutes: 6 * 60 + 10 }, accepted),
  // An export was requested a minute before.
  isDue({ minutes: 3 * 60 + 24 }),
  sends({ minutes: 3 * 60 + 23 }, refused),
]

/** Lets the stream send what it doesn't have yet. */
function isDue(when: When): Step {
  return step(when, ({ past, idOf }) =>
    markStreamsDue(past.context.db, [idOf(organizations.northside)]),
  )
}

/** Records that the receiver accepted a batch or refused it. Afterwards, workers wait for some hours. */
function sends(when: When, outcome: typeof accepted): Step {
  return step(when, async ({ past: { context } }) => {
    const { db, clock } = context
    const isSuccess = outcome === accepted
    const turn = randomUUID()
    const id = (await leaseStream(db, { turn, seconds: 60 }))!
    const stream = (await claimStream(db, { id, turn, seconds: 60 }))!
    const batch = (await nextBatch(context, stream))!
    const attempted = { ...outcome, at: new Date(clock.now()) }
    await recordBatch(db, { id, turn }, attempted, { ...batch, isSuccess })
    await releaseStream(db, { id, turn }, isSuccess ? 0 : 5 * 60 * 60)
  })
}
