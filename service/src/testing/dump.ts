import type { Pool } from 'pg'
import { columns } from '#database/columns.ts'

/**
 * Every row of every table as text, as a dump of the database would show it, but for the minute a
 * session was last seen in: on a slow machine that changes between two looks.
 */
export async function dumpOf(
  pool: Pick<Pool, 'query'>,
  { except = [] as string[] } = {},
): Promise<string> {
  const tables = Object.entries(columns).filter(([name]) => !except.includes(name))
  const lines: string[] = []
  for (const [table, known] of tables) {
    const names = Object.keys(known).filter((name) => name !== 'last_seen_at')
    const { rows } = await pool.query<{ line: string }>(
      `select row(${names.join(', ')})::text as line from ${table} order by 1`,
    )
    lines.push(...rows.map(({ line }) => `${table} ${line}`))
  }
  return lines.join('\n')
}
