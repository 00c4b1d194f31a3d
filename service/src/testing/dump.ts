import type { Pool } from 'pg'
import { columns } from '#database/columns.ts'

/** The minutes that sessions and applications were last seen in change between two looks by themselves. */
const written = new Set(['last_seen_at', 'last_used_at'])

/** Every row of every table as text, as a dump of the database would show it. */
export async function dumpOf(
  pool: Pick<Pool, 'query'>,
  { except = [] as string[] } = {},
): Promise<string> {
  const each = tablesBut(except).map(
    ([table, names]) => `select '${table} ' || row(${names})::text as line from ${table}`,
  )
  const { rows } = await pool.query<{ line: string }>(`${each.join(' union all ')} order by 1`)
  return rows.map(({ line }) => line).join('\n')
}

/** A number for each table that stays the same as long as its rows do: quick enough to look at after every call. */
export async function sumsOf(
  pool: Pick<Pool, 'query'>,
  { except = [] as string[] } = {},
): Promise<Record<string, string>> {
  const each = tablesBut(except).map(
    ([table, names]) =>
      `(select sum(hashtextextended(row(${names})::text, 0))::text from ${table}) as ${table}`,
  )
  const { rows } = await pool.query<Record<string, string>>(`select ${each.join(', ')}`)
  return rows[0]!
}

function tablesBut(except: string[]): [table: string, names: string][] {
  return Object.entries(columns)
    .filter(([name]) => !except.includes(name))
    .map(([name, known]) => [
      name,
      Object.keys(known)
        .filter((column) => !written.has(column))
        .join(', '),
    ])
}
