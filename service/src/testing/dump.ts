import type { Pool } from 'pg'
import { columns } from '#database/columns.ts'

/** Every row of every table as text, as a dump of the database would show it. */
export async function dumpOf(pool: Pool, { except = [] as string[] } = {}): Promise<string> {
  const tables = Object.keys(columns).filter((name) => !except.includes(name))
  const lines: string[] = []
  for (const table of tables) {
    const { rows } = await pool.query<{ line: string }>(
      `select t::text as line from ${table} t order by 1`,
    )
    lines.push(...rows.map(({ line }) => `${table} ${line}`))
  }
  return lines.join('\n')
}
