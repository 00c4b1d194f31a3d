import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type Client, type PoolClient, type PoolConfig } from 'pg'
import { isConnectionLost } from './database-gone.ts'
import { migrating } from './migrating/migration-wait.ts'
import { endSilent, type SilenceLimits } from './silence.ts'
import type { Database } from './tables.ts'

export { isDatabaseGone } from './database-gone.ts'

export type OpenDatabase = { db: Kysely<Database>; pool: Pool; close: () => Promise<void> }

type Limits = PoolConfig & { silence: SilenceLimits }

// No request waits longer than this, whatever the database does; for one that says nothing not even two seconds.
export const requestLimits: Limits = {
  max: 10,
  connectionTimeoutMillis: 1500,
  statement_timeout: 10_000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 11_000,
  silence: { asks: 700, answers: 500, atMost: 11_000 },
}

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

/** An export reads for as long as it must, and a process makes as many at once as it has hands; one hand more copies. */
export const exportReaderLimits: Limits = {
  max: 3,
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

type Options = { limits?: PoolConfig & Partial<Limits>; log?: (sentence: string) => void }

/** Connects when first used. */
export function openDatabase(url: string, options: Options = {}): OpenDatabase {
  const { log = console.error } = options
  const { silence = requestLimits.silence, ...limits } = options.limits ?? requestLimits
  const pool = new Pool({
    connectionString: url,
    // An idle connection that the network forgot is noticed, and not forgotten by firewalls on the way.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'accord',
    ...limits,
  })
  // An idle connection that breaks is replaced when needed; unheard, it would end the process. One that the
  // server ends before it is closed here is none.
  pool.on('error', (error) => pool.ending || log(`A database connection broke: ${error.message}`))
  pool.on('connect', dropWhenLost)
  endSilent(pool, url, silence)
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

// A connection in use that breaks also fails its query, so nobody else needs to hear of it.
function dropWhenLost(client: PoolClient) {
  client.on('error', () => {})
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown
  const guarded = (...parameters: unknown[]) => {
    const answer = query(...parameters)
    if (answer instanceof Promise) answer.catch((error) => isConnectionLost(error) && end(client))
    return answer
  }
  client.query = guarded as typeof client.query
}

// pg would hand it out again: one that the server is closing until the close arrives, and one that
// fell silent for ever. Ended, the pool replaces it.
function end(client: PoolClient) {
  void (client as unknown as Client).end().catch(() => {})
}
