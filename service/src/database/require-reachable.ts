import type { Pool } from 'pg'
import { StartupRefused } from '#startup-refused.ts'

/** Asked before anything else, so that a wrong address is one sentence. */
export async function requireReachable(pool: Pool) {
  await pool.query('select 1').catch((error: NodeJS.ErrnoException) => {
    throw new StartupRefused(`DATABASE_URL cannot be reached (${error.message || error.code}).`)
  })
}
