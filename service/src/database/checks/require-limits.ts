import type { Pool } from 'pg'
import { StartupRefused } from '#config/startup-refused.ts'

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
    throw new StartupRefused(
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
    throw new StartupRefused(
      'DATABASE_URL leads through a PgBouncer that does not keep named statements: use PgBouncer 1.21 or newer and set max_prepared_statements = 200.',
    )
  } finally {
    for (const client of clients) client.release()
  }
}
