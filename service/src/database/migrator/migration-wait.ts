import { setTimeout } from 'node:timers/promises'
import { CompiledQuery, sql, type Kysely } from 'kysely'
import { StartupError } from '#config/startup-error.ts'
import { tryLockForTransaction } from '../advisory-locks.ts'
import { isConflict, isLockTimeout } from '#database/errors.ts'
import type { Database } from '../tables.ts'

/** How long a migration waits for other transactions, and how it reports that it's waiting. */
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
 * Does the work while no other instance migrates. The lock lasts as long as the transaction that holds it. It therefore
 * ends with the process, and also works with a pooler that assigns connections per transaction.
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
      return held ? undefined : "Another instance is changing the database's tables."
    })
    return work()
  })
}

/**
 * Repeats the work with growing pauses while another transaction holds a table that it needs. Each attempt is rolled
 * back completely, so that no one has to wait behind it for longer than the lock timeout.
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
      // PostgreSQL detects a deadlock before the lock timeout.
      if (!isLockTimeout(error) && !isConflict(error)) throw error
      return `${name} needs a table that is in use (${await watch.end()}).`
    } finally {
      await watch.end()
    }
  })
}

/** Repeats an attempt until it succeeds or the time is over. A failed attempt returns the reason. */
async function patiently(wait: MigrationWait, attempt: () => Promise<string | undefined>) {
  const end = performance.now() + wait.seconds * 1000
  let said: string | undefined
  for (let pause = 250; ; pause = Math.min(longestPause, pause * 2)) {
    const reason = await attempt()
    if (reason === undefined) return
    const left = end - performance.now()
    if (left <= 0) {
      throw new StartupError(
        `${reason} Gave up waiting after ${wait.seconds} seconds. Wait for the other process to finish, or end it. Then start Accord again.`,
      )
    }
    if (reason !== said) wait.say(`${reason} Waiting for up to ${Math.ceil(left / 1000)} seconds.`)
    said = reason
    await setTimeout(Math.min(pause, left))
  }
}

/**
 * Looks for blockers while the work is running, because they may have ended by the time the work fails. This never uses
 * the transaction that holds the lock, because `create index concurrently` would wait for its end. Short work doesn't
 * wait for the lookup.
 */
function watchBlockers(db: Kysely<Database>) {
  const over = new AbortController()
  let seen = 'by an unknown process'
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

/**
 * Describes blockers by process ID, program, and age. Their statements aren't shown, because they may contain anything.
 */
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

/**
 * The application name of migrating connections. Operators can recognize them by it, and it's used to find blockers.
 */
export const migrating = 'accord migrating'
