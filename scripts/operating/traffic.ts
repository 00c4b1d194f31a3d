import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Answer } from '../proxies/ask.ts'
import { type Ask, type Credentials, type Owner, good } from './people.ts'

/** A request and the status of its response. The status is 0 if there was no response. */
export interface TrafficRequest {
  kind: 'sign-in' | 'read' | 'write'
  /** The times of the request and its response, as `Date.now` returns them. */
  at: number
  until: number
  status: number
  /** The ID of the row that an acknowledged write created. */
  made?: string
}

const pauseMilliseconds = 40

/** Starts people who continuously sign in, read, and invite others, two of each kind. */
export function startTraffic(ask: Ask, people: Credentials[], owner: Owner) {
  const asked: TrafficRequest[] = []
  let stopped = false
  const goOn = async (kind: TrafficRequest['kind'], send: () => Promise<Answer>) => {
    while (!stopped) {
      const at = Date.now()
      const { status, body } = await send().catch(() => ({ status: 0, body: '' }))
      const made = kind === 'write' && status === 201 && (JSON.parse(body) as { id: string }).id
      asked.push({ kind, at, until: Date.now(), status, ...(made && { made }) })
      await setTimeout(pauseMilliseconds)
    }
  }
  const { headers, organization } = owner
  let turn = 0
  const signIn = () => ask({ path: '/api/auth/login', json: people[turn++ % people.length] })
  const read = () => ask({ path: `/api/organization/${organization}/members`, headers })
  const write = () => {
    const json = { organization, email: `${randomUUID()}@example.com`, roles: ['member'] }
    return ask({ path: '/api/invitation', json, headers })
  }
  const kinds = { 'sign-in': signIn, read, write }
  const goingOn = (['sign-in', 'read', 'write'] as const).flatMap((kind) => [
    goOn(kind, kinds[kind]),
    goOn(kind, kinds[kind]),
  ])
  const well = () => asked.filter(isGood).length
  return {
    asked,
    /** Waits until this many more requests have succeeded. */
    more: async (count: number) => {
      const enough = well() + count
      while (well() < enough) await setTimeout(20)
    },
    stop: async () => {
      stopped = true
      await Promise.all(goingOn)
    },
  }
}

export function isGood({ status }: TrafficRequest): boolean {
  return status >= 200 && status < 300
}

/** Counts the acknowledged writes that are missing, by requesting each created row. */
export async function countLost(
  ask: Ask,
  headers: Record<string, string>,
  asked: TrafficRequest[],
): Promise<number> {
  const made = asked.flatMap((one) => one.made ?? [])
  let lost = 0
  const look = async () => {
    for (let id = made.pop(); id !== undefined; id = made.pop()) {
      const answer = await ask({ path: `/api/invitation/${id}`, headers })
      if (answer.status === 404) lost += 1
      else good(answer)
    }
  }
  await Promise.all(Array.from({ length: 8 }, look))
  return lost
}

/** One row of the table, for one event. */
export interface Row {
  event: string
  since: number
  until: number
}

export function tableOf(rows: Row[], asked: TrafficRequest[]): string {
  return [
    '| Event | Requests | Responses | Sign-ins | Slowest | Recovered after |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => lineOf(row, asked)),
  ].join('\n')
}

function lineOf({ event, since, until }: Row, asked: TrafficRequest[]): string {
  const during = asked.filter((one) => one.until >= since && one.until < until)
  const signIns = during.filter(({ kind }) => kind === 'sign-in')
  const slowest = Math.max(0, ...during.map((one) => one.until - one.at))
  const cells = [
    event,
    during.length,
    byStatus(during),
    `${signIns.filter(isGood).length} of ${signIns.length}`,
    inSeconds(slowest),
    outageOf(during, since),
  ]
  return `| ${cells.join(' | ')} |`
}

export function byStatus(asked: TrafficRequest[]): string {
  const groups = [...Map.groupBy(asked, ({ status }) => status)].toSorted(([a], [b]) => a - b)
  return groups
    .map(([status, some]) => `${some.length} × ${status === 0 ? 'no answer' : status}`)
    .join(', ')
}

/** Returns the time from the event to the first success after the last failure. */
function outageOf(during: TrafficRequest[], since: number): string {
  const bad = during.filter((one) => !isGood(one))
  if (bad.length === 0) return 'no failures'
  const lastBad = Math.max(...bad.map(({ until }) => until))
  const after = during.filter((one) => isGood(one) && one.until >= lastBad)
  return inSeconds(Math.min(...after.map(({ until }) => until)) - since)
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
