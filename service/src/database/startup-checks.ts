import type { Pool, PoolClient } from 'pg'
import { StartupError } from '#config/startup-error.ts'
import { randomBytes } from 'node:crypto'
import { tryLockForTransaction } from './advisory-locks.ts'
import { migrationLimits, openDatabase } from './open.ts'

const oldestServer = 15

/** Checks that the database can be reached. This comes first, so that a wrong address results in one clear sentence. */
export async function requireReachable(pool: Pool, variable = 'DATABASE_URL') {
  const { rows } = await pool
    .query<Server>(
      `select current_setting('server_version') as version,
        current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding`,
    )
    .catch((error: NodeJS.ErrnoException) => {
      throw new StartupError(`${variable} ${whyUnreachable(error)}`)
    })
  const reason = whyUnfit(rows[0]!)
  if (reason !== undefined) throw new StartupError(`${variable} ${reason}`)
}

/**
 * Explains the error by its SQLSTATE. PostgreSQL's own message contains the names of roles and databases, but never a
 * password.
 */
function whyUnreachable({ code = '', message }: NodeJS.ErrnoException): string {
  const said = message || code
  if (said.startsWith('unsupported startup parameter')) {
    return "points to a PgBouncer that rejects Accord's timeouts. Set ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout and max_prepared_statements = 200 (1.21 or later)."
  }
  switch (code) {
    case '28P01':
      return `was rejected by the database (${said}). Correct the user name or the password in the URL.`
    case '28000':
      return `was rejected by the database (${said}). Create the role, or add a line to pg_hba.conf that allows it.`
    case '3D000':
      return `names a database that doesn't exist (${said}). Create it with encoding 'UTF8', or correct its name.`
    case '42501':
      return `names a database that its role can't connect to (${said}). Grant the role CONNECT on it.`
    default:
      return `can't be reached (${said}). Check that PostgreSQL is running there and accepts connections from this machine, or correct the address.`
  }
}

interface Server {
  version: string
  major: number
  encoding: string
}

export function whyUnfit({ version, major, encoding }: Server): string | undefined {
  if (major < oldestServer) {
    return `points to PostgreSQL ${version}, but Accord requires version ${oldestServer} or later.`
  }
  if (encoding !== 'UTF8') {
    return `points to a database with encoding ${encoding}, which can't store every name. Recreate it with ENCODING 'UTF8' TEMPLATE template0.`
  }
  return undefined
}

/**
 * Finds the role of DATABASE_URL, which works on the tables that the role of DATABASE_MIGRATION_URL creates. Throws if
 * the two addresses lead to different databases. The database itself is queried, because an address may not contain a
 * user and two different addresses can lead to the same database.
 */
export async function workingRole(url: string, owner: Pool): Promise<string> {
  const { pool, close } = openDatabase(url, { limits: migrationLimits })
  try {
    await requireReachable(pool)
    const client = await pool.connect()
    try {
      const { rows } = await client.query<Named>(whoAndWhere)
      const working = rows[0]!
      if (!(await isSame(client, owner))) await refuse(working, owner)
      return working.role
    } finally {
      // If the lock was taken, it ends with the connection.
      client.release(true)
    }
  } finally {
    await close()
  }
}

interface Named {
  role: string
  name: string
}

const whoAndWhere = 'select current_user as role, current_database() as name'

/**
 * Whether both connections lead to the same database. A lock belongs to one database, so the second connection can't
 * take a lock that the first one holds. Names and IDs aren't sufficient, because a copied server has the same ones.
 */
async function isSame(client: PoolClient, owner: Pool): Promise<boolean> {
  const lock = randomBytes(16).toString('hex')
  const takenBy = (on: PoolClient | Pool) => tryLockForTransaction((text) => on.query(text), lock)
  await client.query('begin')
  await takenBy(client)
  return !(await takenBy(owner))
}

async function refuse(working: Named, owner: Pool): Promise<never> {
  const { rows } = await owner.query<Named>(whoAndWhere)
  throw new StartupError(
    `DATABASE_URL and DATABASE_MIGRATION_URL point to different databases (${working.name} and ${rows[0]!.name}). Set both to the same database.`,
  )
}

const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const
const wrongStatement = new Set(['42P05', '26000'])

/**
 * Checks that connections keep their time limits. A proxy such as PgBouncer may drop them unless it's configured
 * otherwise. This is checked at the start, because it would otherwise be noticed only when a query hangs.
 */
export async function requireLimits(pool: Pool) {
  for (const name of names) {
    const asked = Number(pool.options[name])
    const { rows } = await pool.query<{ setting: string; role: string }>(
      'select setting, current_user as role from pg_settings where name = $1',
      [name],
    )
    const { setting, role } = rows[0]!
    if (Number(setting) === asked) continue
    throw new StartupError(
      `The database doesn't apply Accord's timeouts (${name} is ${setting} ms instead of ${asked} ms). This happens behind PgBouncer. Run: ` +
        names
          .map((each) => `alter role "${role}" set ${each} = '${Number(pool.options[each])}ms';`)
          .join(' '),
    )
  }
}

/**
 * Checks that named statements work. A PgBouncer that doesn't support them rejects the second connection's statement.
 */
export async function requireNamedStatements(pool: Pool) {
  const clients = await Promise.all([pool.connect(), pool.connect()])
  try {
    for (const client of clients) {
      await client.query({ name: 'named-at-start', text: 'select 1', values: [] })
    }
  } catch (error) {
    if (!wrongStatement.has((error as { code?: string }).code ?? '')) throw error
    throw new StartupError(
      "DATABASE_URL points to a PgBouncer that doesn't support named prepared statements. Use PgBouncer 1.21 or later and set max_prepared_statements = 200.",
    )
  } finally {
    for (const client of clients) client.release()
  }
}
