import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Answer } from '../proxies/ask.ts'
import { type Ask, type Credentials, good, type Owner } from './people.ts'

/** One request, and how it was answered: 0 where nobody did. */
export interface TrafficRequest {
  kind: 'sign-in' | 'read' | 'write'
  /** When it was sent and when it was answered, as `Date.now` tells it. */
  at: number
  until: number
  status: number
  /** What an acknowledged write made. */
  made?: string
}

const pauseMilliseconds = 40

/** People who sign in, read and invite others without end, two of each. */
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
    /** Waits until as many more were answered well. */
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

/** Of what was acknowledged, how many are not there, asked for one by one. */
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
