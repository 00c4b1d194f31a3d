import { setTimeout } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { recordOrganizationActivity } from '@accord/service/activity/organization-activity.store.ts'
import { insertEndpoint } from '@accord/service/data/events/endpoints.store.ts'
import { type OpenDatabase, openDatabase } from '@accord/service/database/open.ts'
import { inTransaction } from '@accord/service/database/transactions.ts'
import { notLogged } from '@accord/service/observability/events.ts'
import {
  type EventReceiver,
  startEventReceiver,
} from '@accord/service/testing/helpers/event-receiver.ts'
import { type Accord, startAccord } from './accord.ts'
import { cpuTimeOf } from './load.ts'
import type { Bench, Goal, Measurement } from './measurement.ts'
import { interleave, median, withSpread } from './rounds.ts'

const places = 20
const never = 2

interface Place {
  organizationId: string
  profileId: string
  headers: Record<string, string>
}

/** EV1, EV2 and EV3: how soon events arrive, also beside receivers that never respond, and what a change costs. */
export const eventDelivery: Measurement = {
  id: 'event-delivery',
  title: 'Delivered events',
  async measure(bench) {
    await using receiver = await startEventReceiver()
    receiver.respond = (response, { path }) => {
      if (!path.startsWith('/never')) response.writeHead(204).end()
    }
    const arrivals = await measureArrivals(bench, receiver)
    const cost = await measureCost(bench, receiver)
    return {
      columns: ['', 'median', '95 of 100 below'],
      rows: [...arrivals.rows, ...cost.rows],
      goals: [...arrivals.goals, ...cost.goals],
    }
  },
}

async function measureArrivals(bench: Bench, receiver: EventReceiver) {
  await using accord = await startAccord(bench)
  const database = openDatabase(accord.databaseUrl)
  try {
    // One after the other, because only a few passwords may be hashed at once.
    const all: Place[] = []
    while (all.length < places) all.push(await organizationIn(accord, database))
    for (const { organizationId, profileId } of all) {
      await addEndpoint(accord, database, {
        organizationId,
        profileId,
        url: `${receiver.url}/hear`,
      })
    }
    const seconds = bench.quick ? 5 : 30
    const run = (perSecond: number) => arrive(database, receiver, all, { perSecond, seconds })
    // The first run isn't measured, so that all code is compiled.
    await run(50)
    const slow = await run(50)
    const fast = await run(300)
    for (const { organizationId, profileId } of all.slice(0, never)) {
      await addEndpoint(accord, database, {
        organizationId,
        profileId,
        url: `${receiver.url}/never`,
      })
    }
    const beside = await run(50)
    const ratio = at95(beside.times) / at95(slow.times)
    const row = (label: string, { times, perSecond }: Arrivals) => [
      `${label} (${perSecond.toFixed(0)} a second were made)`,
      `${median(times).toFixed(0)} ms`,
      `${at95(times).toFixed(0)} ms`,
    ]
    return {
      rows: [
        row('50 events a second', slow),
        row('300 events a second', fast),
        row('50 events a second, and a tenth of the receivers never respond', beside),
      ],
      goals: [
        below('50 events a second', slow, 500),
        below('300 events a second', fast, 1000),
        {
          sentence: `beside receivers that never respond: ${ratio.toFixed(2)} times, at most 1.1`,
          met: ratio <= 1.1,
        },
      ],
    }
  } finally {
    await database.close()
  }
}

function below(label: string, { times }: Arrivals, goal: number): Goal {
  const most = at95(times)
  return {
    sentence: `${label}: 95 of 100 arrive within ${most.toFixed(0)} ms, at most ${goal}`,
    met: most <= goal,
  }
}

function at95(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
}

interface Arrivals {
  /** How long after their changes events arrive, in milliseconds. */
  times: number[]
  /** How many changes the machine made while it also delivered. */
  perSecond: number
}

/** Changes that are made at the same time, so that a busy machine makes fewer of them a second. */
const writers = 8

async function arrive(
  database: OpenDatabase,
  receiver: EventReceiver,
  all: readonly Place[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Arrivals> {
  receiver.received.length = 0
  const count = perSecond * seconds
  const began = performance.now()
  let made = 0
  const write = async () => {
    while (made < count) {
      const at = made++
      const ahead = began + (at * 1000) / perSecond - performance.now()
      if (ahead > 1) await setTimeout(ahead)
      await record(database, all[at % all.length]!.organizationId)
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  const took = performance.now() - began
  const heard = () => receiver.received.filter(({ path }) => path === '/hear')
  for (let waited = 0; heard().length < count && waited < 60; waited += 1) await setTimeout(500)
  if (heard().length < count) throw new Error(`${heard().length} of ${count} events arrived`)
  const times = heard().map(
    ({ at, event }) => performance.timeOrigin + at - Date.parse(event.timestamp),
  )
  return { times, perSecond: (count * 1000) / took }
}

function record({ db }: OpenDatabase, organizationId: string) {
  return inTransaction(db, (trx) =>
    recordOrganizationActivity(trx, notLogged, {
      kind: 'organization_updated',
      organizationId,
      author: { kind: 'system' },
      device: null,
      detail: { fields: ['name'] },
    }),
  )
}

/** The CPU time that the database spends on a change, with an endpoint and without one. */
async function measureCost(bench: Bench, receiver: EventReceiver) {
  await using accord = await startAccord(bench, { WORKER: 'off' })
  const database = openDatabase(accord.databaseUrl)
  try {
    const [without, beside] = [
      await organizationIn(accord, database),
      await organizationIn(accord, database),
    ]
    const { organizationId, profileId } = beside
    await addEndpoint(accord, database, { organizationId, profileId, url: receiver.url })
    const count = bench.quick ? 200 : 1000
    const sample = (place: Place) => () => changeOften(accord, database, place, count)
    await sample(without)()
    const samples = await interleave(bench.quick ? 3 : 7, {
      without: sample(without),
      beside: sample(beside),
    })
    const ratio = median(samples.beside) / median(samples.without)
    return {
      rows: [
        ['a change without an endpoint, µs of the database', withSpread(samples.without), ''],
        ['a change with an endpoint, µs of the database', withSpread(samples.beside), ''],
      ],
      goals: [
        {
          sentence: `a change with an endpoint: ${ratio.toFixed(3)} times the database's CPU, at most 1.03`,
          met: ratio <= 1.03,
        },
      ],
    }
  } finally {
    await database.close()
  }
}

async function changeOften(
  { url }: Accord,
  database: OpenDatabase,
  { organizationId, headers }: Place,
  count: number,
): Promise<number> {
  const before = await databaseTime(database)
  const change = async (at: number) => {
    const response = await fetch(`${url}/api/organization/${organizationId}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name: `Maple Grove ${at}` }),
    })
    if (!response.ok) throw new Error(`a change answered ${response.status}`)
    await response.arrayBuffer()
  }
  for (let made = 0; made < count; made += 1) await change(made)
  return ((await databaseTime(database)) - before) / count
}

/** The CPU time of all connections to this database, in microseconds. */
async function databaseTime({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  const times = await Promise.all(rows.map(({ pid }) => cpuTimeOf(pid)))
  return times.reduce((sum, time) => sum + (time?.total ?? 0), 0)
}

async function organizationIn({ seed }: Accord, { pool }: OpenDatabase): Promise<Place> {
  const [person] = await seed.people(1)
  const [organizationId, profileId] = [randomUUID(), randomUUID()]
  await pool.query(`insert into organizations (id, name) values ($1, 'Maple Grove')`, [
    organizationId,
  ])
  await pool.query(
    `insert into profiles (id, user_id, organization_id, email, roles) values ($1, $2, $3, $4, '{owner}')`,
    [profileId, person!.id, organizationId, person!.email],
  )
  const headers = await seed.profileSession(person!.id, profileId)
  return { organizationId, profileId, headers }
}

async function addEndpoint(
  { secrets }: Accord,
  { db }: OpenDatabase,
  { organizationId, profileId, url }: { organizationId: string; profileId: string; url: string },
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
    const owner = { organization_id: organizationId }
    const { id } = await insertEndpoint(trx, secrets, owner, settings, profileId)
    await trx.updateTable('event_endpoints').set({ state: 'active' }).where('id', '=', id).execute()
  })
}
