import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { isConnectionLost } from './database-gone.ts'
import { nameOf } from './prepared/prepared.ts'
import type { Database } from './tables.ts'

interface Settings {
  /** How long to wait for each answer, in milliseconds, where the pool itself sets no limit. */
  query_timeout?: number
}

/** Statements on the connections of a pool. The caller who opened the pool closes it. */
export function on(pool: Pool, settings: Settings = {}): Kysely<Database> {
  const lent: PostgresPool = {
    connect: async () => lend(await pool.connect(), settings),
    end: () => pool.end(),
    options: pool.options,
  }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: lent }) })
}

/**
 * Sends prepared statements under their names. A connection that is lost answers nothing more, not even a rollback, and
 * doesn't return to the pool: pg would keep one that never answered.
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
