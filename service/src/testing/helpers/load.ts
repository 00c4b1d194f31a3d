import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { TestOrganization } from '#testing/organizations.ts'

/** One request of a load and its status, which is 0 if there was no response. */
export interface Answered {
  kind: 'read' | 'write'
  /** The time when the request was sent, by `Date.now`. */
  at: number
  milliseconds: number
  status: number
  /** The address that a write invited. */
  wrote?: string
}

export interface Load {
  answers: Answered[]
  /** Waits for this many more successful responses. Throws if that takes too long. */
  more(kind: Answered['kind'], count: number): Promise<void>
  /** Stops the load, and waits for the responses to all sent requests. */
  stop(): Promise<void>
}

interface Options {
  readers: number
  writers: number
  /** The pause between a response and the same caller's next request. */
  pauseMilliseconds: number
}

/** No response may take longer than this, even during an outage. */
const patience = 60_000

/** Starts callers of one organization that read and write continuously. Each write adds to one chain of activity. */
export function startLoad({ id, owner }: TestOrganization, options: Options): Load {
  const answers: Answered[] = []
  let stopped = false
  const timed = async (kind: Answered['kind'], ask: () => Promise<number>, wrote?: string) => {
    const at = Date.now()
    const began = performance.now()
    const unanswered = setTimeout(patience, 0, { ref: false })
    const status = await Promise.race([ask().catch(() => 0), unanswered])
    const milliseconds = performance.now() - began
    answers.push({ kind, at, milliseconds, status, ...(wrote !== undefined && { wrote }) })
  }
  const read = () =>
    timed(
      'read',
      async () => (await owner.as.request('GET', `/api/organization/${id}/members`)).status,
    )
  const write = () => {
    const email = `${randomUUID()}@example.com`
    const body = { organization: id, email, roles: ['member'] }
    return timed(
      'write',
      async () => (await owner.as.request('POST', '/api/invitation', body)).status,
      email,
    )
  }
  const goOn = async (work: () => Promise<void>) => {
    while (!stopped) {
      await work()
      await setTimeout(options.pauseMilliseconds)
    }
  }
  const callers = [
    ...Array.from({ length: options.readers }, () => goOn(read)),
    ...Array.from({ length: options.writers }, () => goOn(write)),
  ]
  const well = (kind: Answered['kind']) =>
    answers.filter((answer) => answer.kind === kind && isGood(answer)).length
  const lastOf = (kind: Answered['kind']) => {
    const last = answers.findLast((answer) => answer.kind === kind)
    return `the last ${kind} was answered ${last?.status} after ${Math.round(last?.milliseconds ?? 0)} ms`
  }
  return {
    answers,
    more: async (kind, count) => {
      const enough = well(kind) + count
      const deadline = performance.now() + patience
      while (well(kind) < enough) {
        if (performance.now() > deadline) throw new Error(`stuck: ${lastOf(kind)}`)
        await setTimeout(10)
      }
    },
    stop: async () => {
      stopped = true
      await Promise.all(callers)
    },
  }
}

export function isGood({ status }: Answered): boolean {
  return status >= 200 && status < 300
}

/** Returns acknowledged writes that are missing. */
export function lostOf(answers: Answered[], there: readonly string[]): string[] {
  const found = new Set(there)
  return answers
    .filter((answer) => answer.kind === 'write' && isGood(answer))
    .map(({ wrote }) => wrote!)
    .filter((wrote) => !found.has(wrote))
}
