import { writeApplicationUsage } from './application-usage.store.ts'
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
 * Stores uses that aren't written yet, up to a maximum. Further new ones are dropped. They're nested by day, kind,
 * scope, and ID, because looking up short known strings takes a third of the time of building a combined key.
 */
function pendingUsage<Kind>(max: number) {
  const days = new Map<number, Map<Kind, Map<string, Map<string, UsageRecord<Kind>>>>>()
  let size = 0
  return {
    isEmpty: () => size === 0,

    /** Adds a use. Returns whether this was the last new one that fits. */
    add({ kind, id, scope, at, calls }: UsageRecord<Kind>): boolean {
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

    list: (): UsageRecord<Kind>[] =>
      [...days.values()]
        .flatMap((kinds) => [...kinds.values()])
        .flatMap((scopes) => [...scopes.values()])
        .flatMap((uses) => [...uses.values()]),
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
/**
 * Above this number, uses are written before the next round. While the database is unreachable, further ones are
 * dropped.
 */
const maxUses = 50_000

interface Parts {
  db: Kysely<Database>
  clock: Pick<Clock, 'now'>
  log: Pick<FastifyBaseLogger, 'warn'>
  max?: number
}

const failed = 'could not save usage; will retry later'

/**
 * Tracks when and with which scopes each grant was last used, and counts what each application does. If a process is
 * killed, its last ten seconds are lost.
 */
export function startUsageTracker({ db, clock, log, max = maxUses }: Parts): UsageTracker {
  let noted = pendingUsage<UsageKind>(max)
  let counted = pendingUsage<ApplicationCount>(max)

  const write = async () => {
    if (noted.isEmpty() && counted.isEmpty()) return
    const taken = noted.list()
    const counts = counted.list()
    noted = pendingUsage(max)
    counted = pendingUsage(max)
    try {
      await inTransaction(db, async (trx) => {
        if (taken.length > 0) await writeUsage(trx, taken)
        if (counts.length > 0) await writeApplicationUsage(trx, counts)
      })
    } catch (error) {
      for (const use of taken) noted.add(use)
      for (const count of counts) counted.add(count)
      throw error
    }
  }
  const writing = periodic(log, [{ every: roundMilliseconds, failed, run: write }])
  return {
    note: (kind, id, scope = '') => {
      if (noted.add({ kind, id, scope, at: clock.now(), calls: 1 })) void writing.runNow()
    },
    count: (kind, id) => void counted.add({ kind, id, scope: '', at: clock.now(), calls: 1 }),
    flush: writing.runNow,
    stop: async () => {
      await writing.stop()
      await writing.runNow()
    },
  }
}
