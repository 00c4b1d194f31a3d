import { setTimeout } from 'node:timers/promises'
import { CompiledQuery, sql, type Kysely } from 'kysely'
import { StartupError } from '#config/startup-error.ts'
import { tryLockForTransaction } from '../advisory-locks.ts'
import { isConflict, isLockTimeout } from '#database/errors.ts'
import type { Database } from '../tables.ts'

/** How long a migration waits for others, and who hears of it. */
export interface MigrationWait {
  seconds: number
  say(sentence: string): void
}

export const defaultMigrationWait: MigrationWait = {
  seconds: 300,
  say: (sentence) => console.error(sentence),
}

const longestPause = 15_000

/**
 * Does the work while no other instance migrates. The lock lasts as long as the transaction that holds it, so
 * it goes with the process, and behind a pooler that lends connections by transaction it holds all the same.
 */
export function withMigratorLock<Result>(
  db: Kysely<Database>,
  wait: MigrationWait,
  work: () => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (holder) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(holder)
    await patiently(wait, async () => {
      const run = (text: string) => holder.executeQuery(CompiledQuery.raw(text))
      const held = await tryLockForTransaction(run, 'accord migrations')
      return held ? undefined : 'Another instance changes the tables of the database.'
    })
    return work()
  })
}

/**
 * Does it again, with growing pauses, while somebody else holds a table that it needs. Each time it is undone
 * whole, so that nobody queues behind it for longer than a lock may take.
 */
export function retryOnLockTimeout(
  db: Kysely<Database>,
  name: string,
  wait: MigrationWait,
  work: () => Promise<unknown>,
): Promise<void> {
  return patiently(wait, async () => {
    const watch = watchBlockers(db)
    try {
      await work()
      return undefined
    } catch (error) {
      // Two that wait for each other are found out sooner than the time for a lock is over.
      if (!isLockTimeout(error) && !isConflict(error)) throw error
      return `${name} needs a table that others use (${await watch.end()}).`
    } finally {
      await watch.end()
    }
  })
}

/** An attempt that did not succeed says why. */
async function patiently(wait: MigrationWait, attempt: () => Promise<string | undefined>) {
  const end = performance.now() + wait.seconds * 1000
  let said: string | undefined
  for (let pause = 250; ; pause = Math.min(longestPause, pause * 2)) {
    const reason = await attempt()
    if (reason === undefined) return
    const left = end - performance.now()
    if (left <= 0) {
      throw new StartupError(
        `${reason} After ${wait.seconds} seconds this start gave up waiting: let it end, or end it, and start again.`,
      )
    }
    if (reason !== said)
      wait.say(`${reason} Waiting, for at most ${Math.ceil(left / 1000)} seconds.`)
    said = reason
    await setTimeout(Math.min(pause, left))
  }
}

/**
 * Looks while the work is under way: once it has failed, whoever was in its way may be gone. Never in the transaction
 * that holds the lock: an index that is built beside those who write would wait for its end. What is done at once waits
 * for no look.
 */
function watchBlockers(db: Kysely<Database>) {
  const over = new AbortController()
  let seen = 'nobody that can be seen'
  const watching = (async () => {
    while (await passes(100, over.signal)) {
      const found = await findBlockers(db).catch(() => [])
      if (found.length > 0) seen = found.join('; ')
    }
  })()
  return {
    end: async () => {
      over.abort()
      await watching
      return seen
    },
  }
}

function passes(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return setTimeout(milliseconds, true, { signal }).catch(() => false)
}

/** By number, program and age. What they run is not told: it may hold anything. */
async function findBlockers(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ blocker: string }>`
    select format('process %s%s%s', blocker.pid,
      coalesce(', ' || nullif(blocker.application_name, ''), ''),
      coalesce(', in a transaction since ' || to_char(blocker.xact_start at time zone 'utc', 'HH24:MI:SS') || ' UTC', ''))
      as blocker
    from pg_stat_activity as waiting
    cross join unnest(pg_blocking_pids(waiting.pid)) as blocking
    join pg_stat_activity as blocker on blocker.pid = blocking
    where waiting.application_name = ${migrating} and waiting.datname = current_database()
    group by blocker.pid, blocker.application_name, blocker.xact_start
    order by blocker.pid`.execute(db)
  return rows.map(({ blocker }) => blocker)
}

/** What connections that migrate call themselves, so that others see who it is and we find who is in our way. */
export const migrating = 'accord migrating'
