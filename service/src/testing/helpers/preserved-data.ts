import { type Pool, escapeLiteral } from 'pg'
import { openLike } from '#database/pool.ts'
import { columns } from '#database/tables.ts'

/** Rate limit counters and recorded usage, which change independently of a call's result. */
const unnoted = ['limits', 'uses', 'use_days', 'application_usage_days']

/** Sending an email changes its row, so only inserts and deletions are tracked. */
const changedBySelf: Record<string, string[]> = {
  mails: Object.keys(columns.mails),
  sessions: ['last_seen_at'],
}

/** Tracks which tables have committed changes. That's much faster than reading every row. */
export interface ChangeTracker {
  /** Marks this moment for a later comparison. */
  mark(): Promise<string>
  /** Returns the names of the changed tables. Changes on the connection `besides` don't count. */
  since(mark: string, besides?: Pick<Pool, 'query'>): Promise<string[]>
}

/** Starts tracking. Changes with the replica role, such as a restore, aren't tracked. */
export async function trackChanges(pool: Pool): Promise<ChangeTracker> {
  await pool.query(
    `create unlogged table change_notes (
       transaction xid8 not null default pg_current_xact_id(),
       changed text not null,
       backend int not null
     );
     create index on change_notes (transaction);
     create function note_change() returns trigger language plpgsql as $$
     begin
       insert into change_notes (changed, backend) values (tg_table_name, pg_backend_pid());
       return null;
     end $$;
     ${Object.keys(columns)
       .filter((table) => !unnoted.includes(table))
       .flatMap((table) => triggersOf(table))
       .join(';')}`,
  )
  return {
    mark: async () => {
      const { rows } = await pool.query<{ mark: string }>(
        'select pg_current_snapshot()::text as mark',
      )
      return rows[0]!.mark
    },
    since: async (mark, besides) => {
      const own = await besides?.query<{ pid: number }>('select pg_backend_pid() as pid')
      const { rows } = await pool.query<{ changed: string }>(
        // A change that was made before the mark and committed after it counts as a change after the mark.
        `select distinct changed from change_notes
         where transaction >= pg_snapshot_xmin($1::pg_snapshot)
           and not pg_visible_in_snapshot(transaction, $1::pg_snapshot) and backend <> $2
         order by 1`,
        [mark, own?.rows[0]!.pid ?? 0],
      )
      return rows.map(({ changed }) => changed)
    },
  }
}

function triggersOf(table: string): string[] {
  const names = Object.keys(columns[table as keyof typeof columns]).filter(
    (name) => !changedBySelf[table]?.includes(name),
  )
  const row = (which: string) => `row(${names.map((name) => `${which}.${name}`).join()})::text`
  return [
    `create trigger note_change after insert or delete on ${table}
       for each row execute function note_change()`,
    `create trigger note_truncation after truncate on ${table} execute function note_change()`,
    ...(names.length === 0
      ? []
      : [
          `create trigger note_update after update on ${table} for each row
             when (${row('old')} <> ${row('new')}) execute function note_change()`,
        ]),
  ]
}

/** Sent emails and rate limit counters, which change on their own. They're preserved as empty. */
const emptied = ['mails', 'limits']
const tables = Object.keys(columns).filter((table) => !emptied.includes(table))

/** Restores these tables. The caller must know that no other table was changed. */
export type RestoreData = (changed: string[]) => Promise<void>

/**
 * Preserves the contents of every table. Restoring is several times faster than creating the data again, because it
 * writes only the changed tables, in one step.
 */
export async function preserveData(pool: Pool): Promise<RestoreData> {
  const each = tables.map((table) => `(select json_agg(t)::text from ${table} t) as ${table}`)
  const look = { name: 'all that is kept', text: `select ${each.join(', ')}` }
  const [kept] = (await pool.query<Record<string, string | null>>(look)).rows
  const aside = connectionAside(pool)

  return async (changed) => {
    const again = tables.filter((table) => changed.includes(table))
    await aside.query(
      [
        // The preserved rows were consistent, so deleting and writing them must not fire any triggers.
        'set local session_replication_role = replica',
        ...[...emptied, ...again].map((table) => `delete from ${table}`),
        ...again.flatMap((table) => inserted(table, kept?.[table])),
      ].join(';'),
    )
  }
}

const asides = new WeakMap<Pool, Pool>()

/** Returns a separate pool, because a connection with the replica role forgets the plans of all its statements. */
function connectionAside(pool: Pool): Pool {
  const aside = asides.get(pool) ?? openLike(pool.options, () => {})
  asides.set(pool, aside)
  return aside
}

function inserted(table: string, rows: string | null | undefined): string[] {
  if (!rows) return []
  return [
    `insert into ${table} select * from json_populate_recordset(null::${table}, ${escapeLiteral(rows)})`,
  ]
}
