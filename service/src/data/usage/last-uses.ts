import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { LastUses } from '#actor.ts'
import type { Clock } from '#database/clock.ts'
import type { Database } from '#database/tables.ts'
import { inTransaction } from '#database/retry.ts'
import { periodic } from '#jobs/periodic.ts'
import { writeUses } from './last-uses.store.ts'
import { notedUses } from './noted-uses.ts'

const roundMilliseconds = 10_000
/** So many are not kept waiting for the next round, and no more are remembered while the database is away. */
const mostUses = 50_000

interface Parts {
  db: Kysely<Database>
  clock: Pick<Clock, 'now'>
  log: Pick<FastifyBaseLogger, 'warn'>
  most?: number
}

const failed = 'last uses could not be written, trying again later'

/** When each way to data was last used, and for what. A process that is killed forgets its last ten seconds of it. */
export function startLastUses({ db, clock, log, most = mostUses }: Parts): LastUses {
  let noted = notedUses(most)

  const write = async () => {
    if (noted.isEmpty()) return
    const taken = noted.list()
    noted = notedUses(most)
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
