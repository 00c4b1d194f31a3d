import { Pool, type Client, type PoolClient, type PoolConfig } from 'pg'
import { isConnectionLost } from './database-gone.ts'
import { askInPackets } from './prepared/packets.ts'
import { endSilent, type SilenceLimits } from './silence.ts'

export type Limits = PoolConfig & { silence: SilenceLimits }

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

export type Options = { limits?: PoolConfig & Partial<Limits>; log?: (sentence: string) => void }

/** Connects when first used. */
export function openPool(url: string, options: Options = {}): Pool {
  const { log = console.error } = options
  const { silence = requestLimits.silence, ...limits } = options.limits ?? requestLimits
  const kept: Limits = {
    connectionString: url,
    // An idle connection that the network forgot is noticed, and not forgotten by firewalls on the way.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'accord',
    ...limits,
    silence,
  }
  const pool = new Pool(kept)
  // An idle connection that breaks is replaced when needed; unheard, it would end the process. One that the
  // server ends before it is closed here is none.
  pool.on('error', (error) => pool.ending || log(`A database connection broke: ${error.message}`))
  pool.on('connect', dropWhenLost)
  endSilent(pool, url, silence)
  return pool
}

/** The same database in the same way, for one who works in another thread: of a pool only its options get there. */
export function openLike(options: PoolConfig, log: (sentence: string) => void): Pool {
  return openPool(options.connectionString!, { limits: { ...options, max: 1 }, log })
}

// A connection in use that breaks also fails its query, so nobody else needs to hear of it.
function dropWhenLost(client: PoolClient) {
  client.on('error', () => {})
  const ask = askInPackets(client)
  const guarded = (...parameters: unknown[]) => {
    const answer = ask(...parameters)
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
