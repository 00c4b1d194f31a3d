import type { Pool } from 'pg'
import { StartupRefused } from '#startup-refused.ts'

/** Asked before anything else, so that a wrong address is one sentence. */
export async function requireReachable(pool: Pool) {
  await pool.query('select 1').catch((error: NodeJS.ErrnoException) => {
    if (error.message.startsWith('unsupported startup parameter')) {
      throw new StartupRefused(
        'DATABASE_URL leads through a PgBouncer that refuses limits: set ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout and max_prepared_statements = 200 (1.21 or newer).',
      )
    }
    throw new StartupRefused(`DATABASE_URL cannot be reached (${error.message || error.code}).`)
  })
}
