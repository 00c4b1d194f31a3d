import { type ApplicationUsageRecord, writeApplicationUsage } from './application-usage.store.ts'
import { type UsageRecord, writeUsage } from './usage.store.ts'
import type { ApplicationCount, UsageKind, UsageTracker } from '#actor.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '#database/time.ts'
import type { Database } from '#database/tables.ts'
import { inTransaction } from '#database/transactions.ts'
import { periodic } from '#jobs/periodic.ts'

const dayMilliseconds = 86_400_000

/**
 * Uses that aren't written yet, up to a maximum, beyond which new ones are dropped. They're nested by day, kind,
 * scope and ID, because looking up short known strings takes a third of the time of building a combined key.
 */
export function pendingUsage(max: number) {
  const days = new Map<number, Map<UsageKind, Map<string, Map<string, UsageRecord>>>>()
  let size = 0
  return {
    isEmpty: () => size === 0,

    /** Returns whether this was the last new one that fits. */
    add(kind: UsageKind, id: string, scope: string, at: number, calls = 1): boolean {
      const kinds = within(days, Math.floor(at / dayMilliseconds))
      const uses = within(within(kinds, kind), scope)
      const use = uses.get(id)
      if (use) {
        use.at = Math.max(use.at, at)
        use.calls += calls
        return false
      }
      if (size === max) return false
      uses.set(id, { kind, id, scope, at, calls })
      size += 1
      return size === max
    },

    list: (): UsageRecord[] =>
      [...days.values()]
        .flatMap((kinds) => [...kinds.values()])
        .flatMap((scopes) => [...scopes.values()])
        .flatMap((uses) => [...uses.values()]),
  }
}

/** Counts that aren't written yet, by day and application. */
function pendingCounts() {
  const days = new Map<number, Map<string, ApplicationUsageRecord>>()
  return {
    isEmpty: () => days.size === 0,

    add(what: ApplicationCount, id: string, at: number, number = 1) {
      const applications = within(days, Math.floor(at / dayMilliseconds))
      let record = applications.get(id)
      if (!record) applications.set(id, (record = { id, at, signIns: 0, calls: 0, errors: 0 }))
      record[what] += number
    },

    list: () => [...days.values()].flatMap((applications) => [...applications.values()]),
  }
}

function within<Key, Inner, Value>(maps: Map<Key, Map<Inner, Value>>, key: Key): Map<Inner, Value> {
  const known = maps.get(key)
  if (known) return known
  const made = new Map<Inner, Value>()
  maps.set(key, made)
  return made
}

const roundMilliseconds = 10_000
/** Above this number, uses are written before the next round. While the database is unreachable, no more are kept. */
const maxUses = 50_000

interface Parts {
  db: Kysely<Database>
  clock: Pick<Clock, 'now'>
  log: Pick<FastifyBaseLogger, 'warn'>
  most?: number
}

const failed = 'usage could not be saved, will retry later'

/**
 * Tracks when each grant was last used and with which scopes, and counts what each application does. A process that is
 * killed loses its last ten seconds.
 */
export function startUsageTracker({ db, clock, log, most: max = maxUses }: Parts): UsageTracker {
  let noted = pendingUsage(max)
  let counted = pendingCounts()

  const write = async () => {
    if (noted.isEmpty() && counted.isEmpty()) return
    const taken = noted.list()
    const counts = counted.list()
    noted = pendingUsage(max)
    counted = pendingCounts()
    try {
      await inTransaction(db, async (trx) => {
        if (taken.length > 0) await writeUsage(trx, taken)
        if (counts.length > 0) await writeApplicationUsage(trx, counts)
      })
    } catch (error) {
      for (const { kind, id, scope, at, calls } of taken) noted.add(kind, id, scope, at, calls)
      for (const { id, at, ...numbers } of counts)
        for (const what of ['signIns', 'calls', 'errors'] as const)
          counted.add(what, id, at, numbers[what])
      throw error
    }
  }
  const writing = periodic(log, [{ every: roundMilliseconds, failed, run: write }])
  return {
    note: (kind, id, scope = '') => {
      if (noted.add(kind, id, scope, clock.now())) void writing.runNow()
    },
    count: (what, id) => counted.add(what, id, clock.now()),
    flush: writing.runNow,
    stop: async () => {
      await writing.stop()
      await writing.runNow()
    },
  }
}
