import { sql, type Kysely } from 'kysely'
import { version } from '#version.ts'
import type { Database } from '../tables.ts'
import type { Migration } from './migration-files.ts'

type Db = Kysely<Database>

/** What ran on this data, and which version ran it. Both are null in data from before 0.1.0. */
export interface Applied {
  name: string
  version: string | null
  sha256: string | null
}

/** By name; nothing where nothing ever ran. */
export async function applied(db: Db): Promise<Applied[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('public.kysely_migration') is not null as exists`.execute(db)
  if (!tables[0]!.exists) return []
  // As JSON, because data from before 0.1.0 doesn't have all of the columns.
  const { rows } = await sql<Applied>`
    select name, to_jsonb(m) ->> 'version' as version, to_jsonb(m) ->> 'sha256' as sha256
    from kysely_migration as m order by name`.execute(db)
  return rows
}

/** The table has Kysely's name, whose own migrator made it first. */
export async function prepareNotes(db: Db) {
  await sql`
    create table if not exists kysely_migration (
      name varchar(255) primary key,
      timestamp varchar(255) not null,
      version text not null,
      sha256 text not null
    )`.execute(db)
}

export async function noteMigration(db: Db, { name, sha256 }: Migration) {
  await sql`
    insert into kysely_migration (name, timestamp, version, sha256)
    values (${name}, ${new Date().toISOString()}, ${version}, ${sha256})`.execute(db)
}
