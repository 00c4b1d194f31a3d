import { escapeLiteral, type Pool } from 'pg'
import { columns } from '#database/columns.ts'

/** What changes by itself: letters once they are sent, and how often something was tried. They are kept as none. */
const emptied = ['mails', 'limits']
const tables = Object.keys(columns).filter((table) => !emptied.includes(table))

/** Brings these tables back to what they held; whoever calls knows that no other was changed. */
export type BringBack = (changed: string[]) => Promise<void>

/**
 * Keeps what every table holds. To bring it back is several times quicker than to make the same anew, because
 * only what changed is written, at once.
 */
export async function keepData(pool: Pool): Promise<BringBack> {
  const each = tables.map((table) => `(select json_agg(t)::text from ${table} t) as ${table}`)
  const look = { name: 'all that is kept', text: `select ${each.join(', ')}` }
  const [kept] = (await pool.query<Record<string, string | null>>(look)).rows

  return async (changed) => {
    const again = tables.filter((table) => changed.includes(table))
    await pool.query(
      [
        // The rows were whole when they were kept: nothing is to follow from deleting or writing them.
        'set local session_replication_role = replica',
        ...[...emptied, ...again].map((table) => `delete from ${table}`),
        ...again.flatMap((table) => inserted(table, kept?.[table])),
      ].join(';'),
    )
  }
}

function inserted(table: string, rows: string | null | undefined): string[] {
  if (!rows) return []
  return [
    `insert into ${table} select * from json_populate_recordset(null::${table}, ${escapeLiteral(rows)})`,
  ]
}
