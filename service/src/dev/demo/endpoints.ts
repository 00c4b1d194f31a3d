import { randomUUID } from 'node:crypto'
import type { EventType } from '@accord/contract/event-types.ts'
import { findEndpoint, verifyEndpoint } from '#data/events/endpoints.store.ts'
import { listDeliveriesOf } from '#data/events/listed-deliveries.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { insertOwnEvent, recordAttempt } from '#events/deliveries.store.ts'
import { createOrganizationEndpoint } from '#events/endpoints.change.ts'
import { fanOut } from '#events/fan-out.ts'
import { act, type Demo, type Step, step, type When } from './world.ts'

const works = 'https://hooks.northside.example/accord'
const fails = 'https://archive.northside.example/events?source=accord'

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

/** Creates two endpoints, one of which fails. No request is sent, because no one would receive it. */
export const eventsAreSent = [
  createsEndpoint([12, '14:12'], works),
  verifies([12, '14:16'], works),
  createsEndpoint([8, '15:40'], fails),
  verifies([8, '15:43'], fails),
  delivers([7, '20:30'], [works, fails]),
  delivers([5, '20:30'], [works, fails]),
  delivers([3, '20:30'], [works, fails]),
  delivers({ minutes: 30 * 60 }, [works]),
  delivers({ minutes: 9 * 60 }, [works]),
  delivers({ minutes: 4 }, [works]),
]

function createsEndpoint(when: When, url: string): Step {
  return act(
    when,
    'priya',
    'northside',
    createOrganizationEndpoint,
    (_, id) => ({
      params: { id },
      body: {
        url,
        types: url === works ? watched : [],
        format: 'standard' as const,
        includesEmail: false,
        strictOrder: false,
        signsEd25519: false,
      },
    }),
    url,
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
    const after = { state: 'succeeded', seconds: null, inLine: true, counts: false } as const
    await recordAttempt(db, { endpointId: id, seq: seq! }, outcome, after)
    await verifyEndpoint(db, endpoint)
  })
}

/** Plans everything that happened, and records an attempt to send it. The other endpoint refuses it. */
function delivers(when: When, working: readonly string[]): Step {
  return step(when, async (demo) => {
    await fanOut(demo.past.context)
    for (const url of [works, fails]) await attemptAll(demo, url, working.includes(url))
  })
}

async function attemptAll({ past: { context }, idOf }: Demo, url: string, isWorking: boolean) {
  const { db, clock } = context
  const endpointId = idOf(url)
  const waiting = { state: 'pending', $skip: 0, $limit: 100 } as const
  const { rows } = await listDeliveriesOf(db, endpointId, waiting)
  for (const { seq } of rows) {
    const outcome = { ...(isWorking ? accepted : refused), at: new Date(clock.now()) }
    const after = isWorking
      ? ({ state: 'succeeded', seconds: null, inLine: true, counts: true } as const)
      : ({ state: 'pending', seconds: 5 * 60 * 60, inLine: false, counts: true } as const)
    await recordAttempt(db, { endpointId, seq }, outcome, after)
  }
}
