import { type Use, writeUses } from './uses.store.ts'
import type { LastUses, UseKind } from '#actor.ts'
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
export function notedUses(max: number) {
  const days = new Map<number, Map<UseKind, Map<string, Map<string, Use>>>>()
  let size = 0
  return {
    isEmpty: () => size === 0,

    /** Whether this was the last new one that fits. */
    add(kind: UseKind, id: string, scope: string, at: number, calls = 1): boolean {
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

    list: (): Use[] =>
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

const failed = 'last uses could not be written, trying again later'

/** When each way to data was last used, and for what. A process that is killed forgets its last ten seconds of it. */
export function startLastUses({ db, clock, log, most: max = maxUses }: Parts): LastUses {
  let noted = notedUses(max)

  const write = async () => {
    if (noted.isEmpty()) return
    const taken = noted.list()
    noted = notedUses(max)
    try {
      await inTransaction(db, (trx) => writeUses(trx, taken))
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
