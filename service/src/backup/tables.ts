import type { ClientBase } from 'pg'
import { escapeIdentifier } from 'pg'

export interface Table {
  schema: string
  table: string
  columns: string[]
}

/** The schemas of Accord and its queue. */
const schemas = ['public', 'pgboss']

/** The tables that a restore fills itself: the migrations, the queue's version, and the running instances. */
const notData = ['public.kysely_migration', 'public.kysely_migration_lock']
const left = [...notData, 'pgboss.version', 'public.instances']

/** Lists every table with data. The database itself provides the list, so that new tables are always included. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as table,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid
     where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and n.nspname || '.' || c.relname <> all ($2)
     group by 1, 2 order by 1, 2`,
    [schemas, left],
  )
  return rows
}

export function nameOf({ schema, table }: Pick<Table, 'schema' | 'table'>): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`
}

export function columnsOf({ columns }: Table): string {
  return columns.map((column) => escapeIdentifier(column)).join(', ')
}

/** Counts the rows of a table and computes their checksum. */
export async function sumOf(client: ClientBase, table: Table) {
  const { rows } = await client.query<{ rows: string; sum: string | null }>(
    `select count(*) as rows, sum(hashtextextended(row(${columnsOf(table)})::text, 0))::text as sum
     from ${nameOf(table)}`,
  )
  return { rows: Number(rows[0]!.rows), sum: rows[0]!.sum }
}

/** Fixes the session's settings, so that rows have the same text on every server and for every role. */
export async function settle(client: ClientBase) {
  await client.query("set local timezone = 'UTC'")
  await client.query("set local datestyle = 'ISO'")
  await client.query('set local statement_timeout = 0')
  await client.query('set local idle_in_transaction_session_timeout = 0')
}

export async function listSequences(client: ClientBase) {
  const { rows } = await client.query<{ schema: string; name: string; value: string }>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where schemaname = any ($1) and last_value is not null`,
    [schemas],
  )
  return rows
}
