import { randomUUID } from 'node:crypto'
import type { EventType } from '@accord/contract/event-types.ts'
import { findEndpoint } from '#data/events/endpoints.store.ts'
import { verifyEndpoint } from '#data/events/endpoint-states.store.ts'
import { listDeliveriesOf } from '#data/events/listed-deliveries.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { insertOwnEvent, recordAttempt } from '#events/deliveries.store.ts'
import { createApplicationEndpoint, createOrganizationEndpoint } from '#events/endpoints.change.ts'
import { fanOut } from '#events/fan-out.ts'
import { maxAttempts } from '#events/schedule.rules.ts'
import { act, type Demo, type Step, step, type When } from './world.ts'

const works = 'https://hooks.northside.example/accord'
const fails = 'https://archive.northside.example/events?source=accord'
/** Belongs to an application. */
const reports = 'https://reports.northside.example/events'

/** Few of these happen while someone tries the demo, so that this endpoint stays as it is. */
const watched: EventType[] = [
  'application.authorized',
  'application.deleted',
  'application.requested',
  'export.requested',
  'export.completed',
  'key.created',
]

const accepted = { status: 200, milliseconds: 84, response: '{"received":true}', error: null }
const refused = {
  status: 503,
  milliseconds: 412,
  response: '{"error":"The archive is read-only during maintenance."}',
  error: null,
}

const rejected = {
  status: 422,
  milliseconds: 37,
  response: '{"error":"Unknown department."}',
  error: null,
}

/** Creates endpoints, one of which fails. No request is sent, because no one would receive it. */
export const eventsAreSent = [
  createsApplicationEndpoint([17, '15:10'], 'Nightly Reports'),
  verifies([17, '15:12'], reports),
  // A member was suspended a moment before.
  rejectsNext([15, '15:49'], reports),
  givesUp([12, '10:05'], reports),
  createsEndpoint([12, '14:12'], works),
  verifies([12, '14:16'], works),
  createsEndpoint([8, '15:40'], fails),
  verifies([8, '15:43'], fails),
  delivers([7, '20:30'], [works, fails, reports]),
  delivers([5, '20:30'], [works, fails, reports]),
  delivers([3, '20:30'], [works, fails, reports]),
  delivers({ minutes: 30 * 60 }, [works, reports], [fails]),
  delivers({ minutes: 9 * 60 }, [works, reports], [fails]),
  delivers({ minutes: 4 }, [works, reports], [fails]),
]

function createsEndpoint(when: When, url: string): Step {
  return act(
    when,
    'priya',
    'northside',
    createOrganizationEndpoint,
    (_, id) => ({
      params: { id },
      body: settingsOf(url),
    }),
    url,
  )
}

function settingsOf(url: string) {
  return {
    url,
    types: url === works ? watched : [],
    format: 'standard' as const,
    includesEmail: false,
    strictOrder: false,
    signsEd25519: false,
  }
}

function createsApplicationEndpoint(when: When, application: string): Step {
  return act(
    when,
    'priya',
    'northside',
    createApplicationEndpoint,
    (idOf) => ({ params: { id: idOf(application) }, body: settingsOf(reports) }),
    reports,
  )
}

/** Records a test event that the endpoint accepted. */
function verifies(when: When, url: string): Step {
  return step(when, async ({ past: { context }, idOf }) => {
    const { db, clock } = context
    const endpoint = (await findEndpoint(db, idOf(url)))!
    const { id } = endpoint
    const event = { eventId: randomUUID(), type: 'endpoint.test', data: { endpoint: id } } as const
    const seq = await inTransaction(db, (trx) =>
      insertOwnEvent(trx, id, event, { state: 'succeeded' }),
    )
    const outcome = { ...accepted, at: new Date(clock.now()) }
    const after = { state: 'succeeded', seconds: null, inOrder: true, counts: false } as const
    await recordAttempt(db, { endpointId: id, seq: seq! }, outcome, after)
    await verifyEndpoint(db, endpoint)
  })
}

/** Plans everything that happened, and records an attempt to send it. */
function delivers(
  when: When,
  accepting: readonly string[],
  refusing: readonly string[] = [],
): Step {
  return step(when, async (demo) => {
    await fanOut(demo.past.context)
    for (const url of accepting) {
      for (const { seq } of await listPending(demo, url, 'new')) {
        await attempts(demo, { url, seq, outcome: accepted, state: 'succeeded' })
      }
    }
    for (const url of refusing) {
      for (const { seq } of await listPending(demo, url)) {
        await attempts(demo, { url, seq, outcome: refused, state: 'pending' })
      }
    }
  })
}

/** Records that the endpoint rejected the next event, which doesn't hold up the others. */
function rejectsNext(when: When, url: string): Step {
  return step(when, async (demo) => {
    await fanOut(demo.past.context)
    const next = (await listPending(demo, url, 'new')).at(-1)!
    await attempts(demo, { url, seq: next.seq, outcome: rejected, state: 'pending' })
  })
}

/** Records the other attempts to send what the endpoint rejected. */
function givesUp(when: When, url: string): Step {
  return step(when, async (demo) => {
    const [late] = await listPending(demo, url, 'retried')
    for (let number = late!.attempts + 1; number <= maxAttempts; number += 1) {
      const state = number === maxAttempts ? 'failed' : 'pending'
      await attempts(demo, { url, seq: late!.seq, outcome: rejected, state })
    }
  })
}

/** Lists deliveries that wait, newest first: all, or only new or retried ones. */
async function listPending({ past, idOf }: Demo, url: string, which?: 'new' | 'retried') {
  const waiting = { state: 'pending', $skip: 0, $limit: 100 } as const
  const { rows } = await listDeliveriesOf(past.context.db, idOf(url), waiting)
  return rows.filter(
    ({ attempts: made }) => which === undefined || (made === 0) === (which === 'new'),
  )
}

interface Attempt {
  url: string
  seq: string
  outcome: typeof accepted
  state: 'succeeded' | 'pending' | 'failed'
}

async function attempts({ past, idOf }: Demo, { url, seq, outcome, state }: Attempt) {
  const { db, clock } = past.context
  const made = { ...outcome, at: new Date(clock.now()) }
  const seconds = state === 'pending' ? 5 * 60 * 60 : null
  const after = { state, seconds, inOrder: state !== 'pending', counts: true }
  await recordAttempt(db, { endpointId: idOf(url), seq }, made, after)
}
