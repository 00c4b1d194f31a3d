import { setTimeout } from 'node:timers/promises'
import { recordOrganizationActivity } from '@accord/service/activity/organization-activity.store.ts'
import { inTransaction } from '@accord/service/database/transactions.ts'
import { notLogged } from '@accord/service/observability/events.ts'
import { type AccordProcess, spawnAccord } from '@accord/service/testing/helpers/accord-process.ts'
import { newPostgresNode } from '@accord/service/testing/helpers/database-kills.ts'
import {
  type EventReceiver,
  startEventReceiver,
} from '@accord/service/testing/helpers/event-receiver.ts'
import { insertEndpoint } from '@accord/service/data/events/endpoints.store.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { AssuranceCheck } from '../assurance-check.ts'
import { type Stage, newStage } from './stage.ts'

/** Every third kill is the database's, and the others are the worker's. */
const databaseEvery = 3
const changesPerKill = 15
/** A backlog may take long on a busy machine. Nothing is lost as long as events still arrive. */
const silenceMilliseconds = 90_000

export const assuranceCheck: AssuranceCheck = {
  id: 'EV5',
  what: 'kill -9 of the worker and of PostgreSQL while events are delivered',
  holds: "no event is lost or out of its organization's order, and repeated ones have the same ID",
  size: 200,
  unit: 'kills',
  run: async (size, { seed }) => {
    await using node = await newPostgresNode()
    await node.start()
    await using stage = await newStage(node.url, 3)
    await using receiver = await startEventReceiver()
    for (const organization of stage.organizations) {
      await addEndpoint(stage, organization, `${receiver.url}/${organization.id}`)
    }
    const pauses = fc.sample(fc.nat({ max: 300 }), { numRuns: size, seed })
    let accord = await start(stage)
    for (const [at, pause] of pauses.entries()) {
      const changes = change(stage)
      await setTimeout(pause)
      if (at % databaseEvery === databaseEvery - 1) {
        await node.kill()
        await node.start()
      } else {
        accord.kill('SIGKILL')
        await accord.ended
        accord = await start(stage)
      }
      await changes
      await endLeases(stage)
    }
    const expected = await expectedOf(stage)
    await untilReceived(stage, receiver, expected)
    accord.kill('SIGTERM')
    await accord.ended
    const faults = faultsAmong(receiver, expected)
    const events = [...expected.values()].reduce((sum, positions) => sum + positions.length, 0)
    const repeated = receiver.received.length - events
    return { count: size, faults, also: `${events} events, ${repeated} repeated` }
  },
}

async function start({ environment }: Stage): Promise<AccordProcess> {
  const accord = await spawnAccord(environment)
  await accord.ready
  return accord
}

async function addEndpoint(
  { db, secrets }: Stage,
  { id, owner }: Stage['organizations'][number],
  url: string,
) {
  const settings = {
    url,
    types: [],
    format: 'standard' as const,
    includes_email: false,
    strict_order: false,
    signs_ed25519: false,
  }
  await inTransaction(db, async (trx) => {
    const owns = { organization_id: id }
    const endpoint = await insertEndpoint(trx, secrets, owns, settings, owner.profileId)
    await trx
      .updateTable('event_endpoints')
      .set({ state: 'active' })
      .where('id', '=', endpoint.id)
      .execute()
  })
}

/** Each organization changes a few times. A change that a kill interrupts is repeated. */
async function change({ db, organizations }: Stage) {
  await Promise.all(
    organizations.map(async ({ id }) => {
      for (let done = 0; done < changesPerKill;) {
        const record = inTransaction(db, (trx) =>
          recordOrganizationActivity(trx, notLogged, {
            kind: 'organization_updated',
            organizationId: id,
            author: { kind: 'system' },
            device: null,
            detail: { fields: ['name'] },
          }),
        )
        const isDone = await record.then(
          () => true,
          () => false,
        )
        if (isDone) done += 1
        else await setTimeout(50)
      }
    }),
  )
}

/** Otherwise, every kill would cost a minute. */
async function endLeases({ db }: Stage) {
  await sql`update event_endpoints set leased_until = null, leased_by = null, due_at = now()`.execute(
    db,
  )
}

/** The positions of everything that was committed, by organization. */
async function expectedOf({ db, organizations }: Stage): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ organization_id: string; position: string }>`
    select organization_id, position from organization_activity
    where kind = 'organization_updated' order by position`.execute(db)
  return new Map(
    organizations.map(({ id }) => [
      id,
      rows
        .filter(({ organization_id }) => organization_id === id)
        .map(({ position }) => Number(position)),
    ]),
  )
}

function received(receiver: EventReceiver, id: string): { position: number; id: string }[] {
  return receiver.received
    .filter(({ path }) => path === `/${id}`)
    .map(({ event, headers }) => ({
      position: event.data['position'] as number,
      id: headers['webhook-id'] as string,
    }))
}

async function untilReceived(
  stage: Stage,
  receiver: EventReceiver,
  expected: Map<string, number[]>,
) {
  const isComplete = () =>
    [...expected].every(([id, positions]) => {
      const all = new Set(received(receiver, id).map(({ position }) => position))
      return positions.every((position) => all.has(position))
    })
  let count = 0
  let lastArrival = performance.now()
  while (!isComplete() && performance.now() - lastArrival < silenceMilliseconds) {
    if (receiver.received.length > count) lastArrival = performance.now()
    count = receiver.received.length
    await setTimeout(500)
  }
  // A request may still be repeated because its response wasn't recorded.
  await endLeases(stage)
  await setTimeout(2000)
}

function faultsAmong(receiver: EventReceiver, expected: Map<string, number[]>): string[] {
  return [...expected].flatMap(([organization, positions]) => {
    const all = received(receiver, organization)
    const first = [...new Set(all.map(({ position }) => position))]
    const lost = positions.filter((position) => !first.includes(position))
    const late = first.filter((position, at) => at > 0 && position < first[at - 1]!)
    const ids = new Map(all.map(({ position, id }) => [position, id]))
    const other = all.filter(({ position, id }) => ids.get(position) !== id)
    return [
      ...lost.map((position) => `event ${position} of ${organization} was lost`),
      ...late.map((position) => `event ${position} of ${organization} came after a later one`),
      ...other.map(({ position }) => `event ${position} of ${organization} has two IDs`),
    ]
  })
}
