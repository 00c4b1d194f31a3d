import type { Pool } from 'pg'
import { StartupRefused } from '#config/startup-refused.ts'

const oldestServer = 15

/** Asked before anything else, so that a wrong address is one sentence. */
export async function requireReachable(pool: Pool, variable = 'DATABASE_URL') {
  const { rows } = await pool
    .query<Server>(
      `select current_setting('server_version') as version,
        current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding`,
    )
    .catch((error: NodeJS.ErrnoException) => {
      throw new StartupRefused(`${variable} ${whyUnreachable(error)}`)
    })
  const reason = whyUnfit(rows[0]!)
  if (reason !== undefined) throw new StartupRefused(`${variable} ${reason}`)
}

/** By SQLSTATE. PostgreSQL's own words name roles and databases, and never a password. */
function whyUnreachable({ code = '', message }: NodeJS.ErrnoException): string {
  const said = message || code
  if (said.startsWith('unsupported startup parameter')) {
    return 'leads through a PgBouncer that refuses limits: set ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout and max_prepared_statements = 200 (1.21 or newer).'
  }
  switch (code) {
    case '28P01':
      return `is refused by the database (${said}): correct the user name or the password in it.`
    case '28000':
      return `is refused by the database (${said}): create the role, or let it in with a line in pg_hba.conf.`
    case '3D000':
      return `names a database that is not there (${said}): create it, with encoding 'UTF8', or correct its name.`
    case '42501':
      return `names a database that its role may not enter (${said}): grant connect on it.`
    default:
      return `cannot be reached (${said}): see that PostgreSQL runs there and lets this machine in, or correct the address.`
  }
}

interface Server {
  version: string
  major: number
  encoding: string
}

export function whyUnfit({ version, major, encoding }: Server): string | undefined {
  if (major < oldestServer) {
    return `leads to PostgreSQL ${version}, but Accord needs ${oldestServer} or newer.`
  }
  if (encoding !== 'UTF8') {
    return `leads to a database with encoding ${encoding}, which cannot hold every name: create it with encoding 'UTF8' template template0.`
  }
  return undefined
}
