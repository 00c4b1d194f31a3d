import type { Pool, PoolClient } from 'pg'
import { StartupError } from '#config/startup-error.ts'
import { randomBytes } from 'node:crypto'
import { tryLockForTransaction } from './advisory-locks.ts'
import { migrationLimits, openDatabase } from './open.ts'

const oldestServer = 15

/** Asked before anything else, so that a wrong address is one sentence. */
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

/**
 * The role of DATABASE_URL, which works on what the one of DATABASE_MIGRATION_URL makes: refuses where that would be
 * in another database. Asked, because an address need not name its user, and two of them may lead to one database.
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
      // The lock, where one was taken, ends with the connection.
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
 * A lock is of one database: what one holds the other cannot take. Names and numbers would tell less, because a server
 * that was made from a copy has those of the first.
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
    `DATABASE_URL leads to the database ${working.name}, and DATABASE_MIGRATION_URL to another one (${rows[0]!.name}): what one makes the other would not find. Let both name the same.`,
  )
}

const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const
const wrongStatement = new Set(['42P05', '26000'])

/**
 * Something between the service and PostgreSQL may drop the limits that every connection asks for, or not know
 * statements by their names: PgBouncer does both unless it is told. Asked at start, because it would show only
 * when something hangs.
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
      `The database does not keep Accord's limits (${name} is ${setting} ms and not ${asked} ms), as behind PgBouncer: ` +
        names
          .map((each) => `alter role "${role}" set ${each} = '${Number(pool.options[each])}ms';`)
          .join(' '),
    )
  }
}

/** Two connections name the same statement: behind a PgBouncer without them the second is refused. */
export async function requireNamedStatements(pool: Pool) {
  const clients = await Promise.all([pool.connect(), pool.connect()])
  try {
    for (const client of clients) {
      await client.query({ name: 'named-at-start', text: 'select 1', values: [] })
    }
  } catch (error) {
    if (!wrongStatement.has((error as { code?: string }).code ?? '')) throw error
    throw new StartupError(
      'DATABASE_URL leads through a PgBouncer that does not keep named statements: use PgBouncer 1.21 or newer and set max_prepared_statements = 200.',
    )
  } finally {
    for (const client of clients) client.release()
  }
}
