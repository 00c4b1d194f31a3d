import { type UsageRecord, writeUsage } from './usage.store.ts'
import type { UsageTracker, UsageKind } from '#actor.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '#database/time.ts'
import type { Database } from '#database/tables.ts'
import { inTransaction } from '#database/transactions.ts'
import { periodic } from '#jobs/periodic.ts'

const dayMilliseconds = 86_400_000

/**
 * Uses that are not written yet: as many as given, and none of what is new after that. By day, kind, scope and id,
 * because to look up short names that are known takes a third of the time that one put together would.
 */
export function pendingUsage(max: number) {
  const days = new Map<number, Map<UsageKind, Map<string, Map<string, UsageRecord>>>>()
  let size = 0
  return {
    isEmpty: () => size === 0,

    /** Whether this was the last new one that fits. */
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

function within<Key, Inner, Value>(maps: Map<Key, Map<Inner, Value>>, key: Key): Map<Inner, Value> {
  const known = maps.get(key)
  if (known) return known
  const made = new Map<Inner, Value>()
  maps.set(key, made)
  return made
}

const roundMilliseconds = 10_000
/** So many are not kept waiting for the next round, and no more are remembered while the database is away. */
const maxUses = 50_000

interface Parts {
  db: Kysely<Database>
  clock: Pick<Clock, 'now'>
  log: Pick<FastifyBaseLogger, 'warn'>
  most?: number
}

const failed = 'usage could not be saved, trying again later'

/** When each way to data was last used, and for what. A process that is killed forgets its last ten seconds of it. */
export function startUsageTracker({ db, clock, log, most: max = maxUses }: Parts): UsageTracker {
  let noted = pendingUsage(max)

  const write = async () => {
    if (noted.isEmpty()) return
    const taken = noted.list()
    noted = pendingUsage(max)
    try {
      await inTransaction(db, (trx) => writeUsage(trx, taken))
    } catch (error) {
      for (const { kind, id, scope, at, calls } of taken) noted.add(kind, id, scope, at, calls)
      throw error
    }
  }
  const writing = periodic(log, [{ every: roundMilliseconds, failed, run: write }])
  return {
    note: (kind, id, scope = '') => {
      if (noted.add(kind, id, scope, clock.now())) void writing.runNow()
    },
    flush: writing.runNow,
    stop: async () => {
      await writing.stop()
      await writing.runNow()
    },
  }
}
