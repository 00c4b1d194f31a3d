import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { migrating } from './migrating/migration-wait.ts'
import { type Limits, openPool, type Options, requestLimits } from './pool.ts'
import type { Database } from './tables.ts'

export type OpenDatabase = { db: Kysely<Database>; pool: Pool; close: () => Promise<void> }

/**
 * Requests that read much, from one snapshot; whoever reads gives up before these do. Without
 * query_timeout: the driver would apply it to a stream that has long ended.
 */
export const readerLimits: Limits = {
  max: 3,
  connectionTimeoutMillis: 5000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  silence: { asks: 2000, answers: 1000, atMost: 15_000 },
}

/** Emails, jobs and mailings: they go on while requests use up their own connections. They can wait longer for one. */
export const backgroundLimits: Limits = {
  ...requestLimits,
  max: 5,
  connectionTimeoutMillis: 10_000,
}

/** Jobs that read for as long as they must: one that copies, and each export on a connection of its own (`openLike`). */
export const unhurriedLimits: Limits = {
  max: 1,
  connectionTimeoutMillis: 5000,
  statement_timeout: 3_600_000,
  idle_in_transaction_session_timeout: 600_000,
  silence: { asks: 10_000, answers: 5000, atMost: 300_000 },
}

/** A migration may take its time, but never waits long for a table. One connection works, one holds the lock, one looks on. */
export const migrationLimits: Limits = {
  max: 3,
  connectionTimeoutMillis: 10_000,
  lock_timeout: 2000,
  application_name: migrating,
  silence: { asks: 10_000, answers: 10_000, atMost: 3_600_000 },
}

/** Connects when first used. */
export function openDatabase(url: string, options: Options = {}): OpenDatabase {
  const pool = openPool(url, options)
  const db = on(pool)
  return {
    db,
    pool,
    async close() {
      await db.destroy()
      // Kysely ends what it used, and no more.
      if (!pool.ending) await pool.end()
    },
  }
}

/** Statements on the connections of a pool, which ends when whoever opened it says so. */
export function on(pool: Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
