import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient, PoolConfig } from 'pg'
import { isConnectionLost } from './errors.ts'
import { nameOf } from './prepared.ts'
import type { Database } from './tables.ts'
import { migrating } from './migrator/migration-wait.ts'
import { type Options, openPool, requestLimits } from './pool.ts'

interface Settings {
  /** How long to wait for each response, in milliseconds, if the pool itself sets no limit. */
  query_timeout?: number
}

/** Returns Kysely on the connections of a pool. The caller who opened the pool closes it. */
export function kyselyOn(pool: Pool, settings: Settings = {}): Kysely<Database> {
  const lent: PostgresPool = {
    connect: async () => lend(await pool.connect(), settings),
    end: () => pool.end(),
    options: pool.options,
  }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: lent }) })
}

/**
 * Sends prepared statements under their names. A lost connection no longer responds, not even to a rollback. It isn't
 * returned to the pool, because pg would keep one that never responded.
 */
function lend(client: PoolClient, settings: Settings): PostgresPoolClient {
  let lost: unknown
  const query = async (text: string, values: readonly unknown[]) => {
    if (lost) throw lost
    const name = nameOf(text)
    try {
      return await client.query({ ...settings, text, values: [...values], ...(name && { name }) })
    } catch (error) {
      if (isConnectionLost(error)) lost = error
      throw error
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard) => client.release(discard || lost !== undefined),
  }
}

export type OpenDatabase = { db: Kysely<Database>; pool: Pool; close: () => Promise<void> }

/**
 * The limits of the pool for requests that read a lot from one snapshot. A query_timeout of the pool would also end
 * streams that finished long ago, so each of these requests has its own limit. See `readerTimeout` and
 * `withSnapshotSoon`.
 */
export const readerLimits: PoolConfig = {
  max: 3,
  connectionTimeoutMillis: 3000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
}

/**
 * The limit for statements on the reader that someone waits for. Together with the wait for a connection, this is less
 * than 10 s.
 */
export const readerTimeout = { query_timeout: 6000 }

/**
 * Emails, jobs, and mailings have their own connections, so requests can't use these up. They can wait longer for a
 * connection.
 */
export const backgroundLimits: PoolConfig = {
  ...requestLimits,
  max: 5,
  connectionTimeoutMillis: 10_000,
  query_timeout: 11_000,
}

/**
 * Connections for jobs that read for as long as they need: one for copying, and one for each export (`openLike`). They
 * have no query_timeout, because a COPY is a single statement. `progress-watch.ts` detects exports without progress.
 */
export const unhurriedLimits: PoolConfig = {
  max: 1,
  connectionTimeoutMillis: 5000,
  statement_timeout: 3_600_000,
  idle_in_transaction_session_timeout: 600_000,
}

/**
 * A migration can take long, but it never waits long for a table. One connection does the work, one holds the lock, and
 * one looks for blockers. There is no query_timeout, because filling a large table is a single statement.
 */
export const migrationLimits: PoolConfig = {
  max: 3,
  connectionTimeoutMillis: 10_000,
  lock_timeout: 2000,
  application_name: migrating,
}

/** Opens a database. It connects when it's first used. */
export function openDatabase(url: string, options: Options = {}): OpenDatabase {
  const pool = openPool(url, options)
  const db = kyselyOn(pool)
  return {
    db,
    pool,
    async close() {
      await db.destroy()
      // Kysely ends the pool only if it has used it.
      if (!pool.ending) await pool.end()
    },
  }
}
