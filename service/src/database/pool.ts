import { Pool, type PoolConfig } from 'pg'

/**
 * If the database hangs, a request gets 503 within 10 seconds, because it waits at most 1.5 s for a connection and 8 s
 * for a response. The server's own limit for a statement is longer, because roles behind a PgBouncer have it set to 10
 * s.
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

/** Opens a pool. It connects when it's first used. */
export function openPool(url: string, options: Options = {}): Pool {
  const { log = console.error, limits = requestLimits } = options
  const pool = new Pool({
    connectionString: url,
    // With keepalive, firewalls don't drop an idle connection, and a broken one is detected.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'accord',
    ...limits,
  })
  // An idle connection that breaks is replaced when needed. Without a listener, its error would end the process. If the
  // server ends a connection that is being closed here anyway, nothing is reported.
  pool.on(
    'error',
    (error) => pool.ending || log(`A database connection was lost: ${error.message}`),
  )
  // A connection that breaks in use also fails its query, so only the query's caller has to know.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/**
 * Opens a pool for the same database with the same limits in another thread, because only a pool's options can be sent
 * there.
 */
export function openLike(options: PoolConfig, log: (sentence: string) => void): Pool {
  return openPool(options.connectionString!, { limits: { ...options, max: 1 }, log })
}
