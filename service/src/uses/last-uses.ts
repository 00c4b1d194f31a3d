import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { noteApplicationsUsed } from '#applications/applications.store.ts'
import { noteKeysUsed } from '#applications/keys.store.ts'
import { noteApprovalsUsed } from '#approvals/approvals.store.ts'
import { noteAuthorizationsUsed } from '#authorizations/authorizations.store.ts'
import type { Used } from './last-uses.store.ts'
import type { Clock } from '#database/clock.ts'
import type { Database } from '#database/tables.ts'

const roundMilliseconds = 10_000
/** So many at once are not kept waiting for the next round. */
const manyUses = 50_000

const writers = {
  application: noteApplicationsUsed,
  key: noteKeysUsed,
  approval: noteApprovalsUsed,
  authorization: noteAuthorizationsUsed,
}

export interface LastUses {
  /** Only remembers: no request writes, or waits for whoever holds the row. */
  note(kind: keyof typeof writers, id: string): void
  /** Writes what was noted; what somebody holds at this moment is left for the next time. */
  flush(): Promise<void>
  stop(): Promise<void>
}

/**
 * When applications, their secrets, approvals and authorizations were last used. A process that is killed
 * forgets its last ten seconds of it.
 */
interface Parts {
  db: Kysely<Database>
  clock: Clock
  log: FastifyBaseLogger
}

export function startLastUses({ db, clock, log }: Parts): LastUses {
  const noted = new Map<keyof typeof writers, Used>()
  let round: Promise<void> | undefined

  const write = async () => {
    const taken = new Map(noted)
    noted.clear()
    for (const [kind, used] of taken) {
      try {
        keep(kind, used, await writers[kind](db, used))
      } catch (error) {
        keep(kind, used, used.keys())
        log.warn({ err: error }, 'last uses could not be written, trying again later')
      }
    }
  }
  const keep = (kind: keyof typeof writers, used: Used, ids: Iterable<string>) => {
    for (const id of ids) if (!usesOf(kind).has(id)) usesOf(kind).set(id, used.get(id)!)
  }
  const usesOf = (kind: keyof typeof writers): Used => {
    const used = noted.get(kind) ?? new Map()
    noted.set(kind, used)
    return used
  }
  const flush = () => (round ??= write().finally(() => (round = undefined)))

  const timer = setInterval(() => void flush(), roundMilliseconds)
  return {
    note: (kind, id) => {
      const used = usesOf(kind).set(id, new Date(clock.now()))
      if (used.size === manyUses) void flush()
    },
    flush,
    stop: async () => {
      clearInterval(timer)
      await round
      await flush()
    },
  }
}
