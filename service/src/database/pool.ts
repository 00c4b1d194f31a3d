import { Pool, type PoolConfig } from 'pg'

/**
 * A request whose database hangs gets 503 within 10 seconds: it waits at most 1.5 s for a connection and 8 s for an
 * answer. The server's own limit on a statement is longer, because roles behind a PgBouncer have it set to 10 s.
 */
export const requestLimits: PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 1500,
  statement_timeout: 10_000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 8000,
}

export type Options = { limits?: PoolConfig; log?: (sentence: string) => void }

/** Connects when first used. */
export function openPool(url: string, options: Options = {}): Pool {
  const { log = console.error, limits = requestLimits } = options
  const pool = new Pool({
    connectionString: url,
    // Firewalls on the way don't forget an idle connection that is kept alive, and a broken one is noticed.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'accord',
    ...limits,
  })
  // An idle connection that breaks is replaced when needed. Without a listener, it would end the process. A connection
  // that the server ends while it's being closed here isn't reported.
  pool.on(
    'error',
    (error) => pool.ending || log(`A database connection was lost: ${error.message}`),
  )
  // A connection that breaks in use also fails its query, so only the query's caller needs to know.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/** The same database with the same limits, for another thread: only a pool's options can be sent there. */
export function openLike(options: PoolConfig, log: (sentence: string) => void): Pool {
  return openPool(options.connectionString!, { limits: { ...options, max: 1 }, log })
}
