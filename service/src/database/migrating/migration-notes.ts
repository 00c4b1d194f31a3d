import { sql, type Kysely } from 'kysely'
import { version } from '#version.ts'
import type { Database } from '../tables.ts'

type Db = Kysely<Database>

/** What ran on this data, and which version ran it. */
export interface Applied {
  name: string
  version: string | null
}

/** By name; nothing where nothing ever ran. */
export async function applied(db: Db): Promise<Applied[]> {
  const { rows: tables } = await sql<{ columns: string[] }>`
    select array_agg(attname::text) as columns from pg_attribute
    where attrelid = to_regclass('public.kysely_migration') and attnum > 0`.execute(db)
  const columns = tables[0]?.columns
  if (!columns) return []
  const noted = columns.includes('version') ? sql`version` : sql`null as version`
  const { rows } = await sql<Applied>`
    select name, ${noted} from kysely_migration order by name`.execute(db)
  return rows
}

/** The table has Kysely's name, whose own migrator made it first. */
export async function prepareNotes(db: Db) {
  await sql`
    create table if not exists kysely_migration (
      name varchar(255) primary key,
      timestamp varchar(255) not null
    )`.execute(db)
  await sql`alter table kysely_migration add column if not exists version text`.execute(db)
}

export async function noteMigration(db: Db, name: string) {
  await sql`
    insert into kysely_migration (name, timestamp, version)
    values (${name}, ${new Date().toISOString()}, ${version})`.execute(db)
}
