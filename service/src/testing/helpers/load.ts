import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { TestOrganization } from '#testing/organizations.ts'

/** One request of a load, and how it was answered: 0 where nobody did. */
export interface Answered {
  kind: 'read' | 'write'
  /** When it was sent, as `Date.now` tells it. */
  at: number
  milliseconds: number
  status: number
  /** What a write wrote: whom it invited. */
  wrote?: string
}

export interface Load {
  answers: Answered[]
  /** Waits until as many more were answered well; throws where that takes longer than anybody waits. */
  more(kind: Answered['kind'], count: number): Promise<void>
  /** Ends once all that was sent is answered. */
  stop(): Promise<void>
}

interface Options {
  readers: number
  writers: number
  /** Between one answer and the next request of the same caller. */
  pauseMilliseconds: number
}

/** Nothing of ours takes that long, whatever happens to the database. */
const patience = 60_000

/** Callers of an organization who read and write without end; each write adds to its one chain of activity. */
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

/** Those that were acknowledged and are not among what is there. */
export function lostOf(answers: Answered[], there: readonly string[]): string[] {
  const found = new Set(there)
  return answers
    .filter((answer) => answer.kind === 'write' && isGood(answer))
    .map(({ wrote }) => wrote!)
    .filter((wrote) => !found.has(wrote))
}
