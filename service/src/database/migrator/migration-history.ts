import { StartupError } from '#config/startup-error.ts'
import { version } from '#version.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The first version whose data can be upgraded. */
const firstVersion = '0.1.0'

/** Rejects data whose migrations aren't the first ones of this version. Each file is compared. */
export function requireSameHistory(
  history: readonly AppliedMigration[],
  known: readonly Migration[],
) {
  const at = history.findIndex(
    ({ name, sha256 }, index) => name !== known[index]?.name || sha256 !== known[index].sha256,
  )
  if (at === -1) return
  const ran = history[at]!
  if (isBeforeFirstVersion(history[0]!, known)) {
    throw new StartupError(
      `This data was created by Accord before ${firstVersion}, the first version that can be upgraded. Set DATABASE_URL to an empty database, or DATA_DIR to an empty folder, and start again.`,
    )
  }
  if (ran.name === known[at]?.name) {
    throw new StartupError(
      `The migration ${ran.name} has changed since Accord ${ran.version} ran it on this database (SHA-256 ${shorten(ran.sha256)} then, ${shorten(known[at].sha256)} now). The tables may not match this version. Install an unmodified release of Accord and start again. Nothing was changed in the database.`,
    )
  }
  if (at < known.length) {
    throw new StartupError(
      `This data was created by another version of Accord (${ran.version}, with ${ran.name}). Start that version, or set DATA_DIR to an empty folder or DATABASE_URL to an empty database.`,
    )
  }
  const newest = history.at(-1)!
  throw new StartupError(
    `This data was created by a newer version of Accord (${newest.version}, with ${newest.name}). This is ${version}, which knows migrations up to ${known.at(-1)?.name}. Start the newer version, or restore a backup from before the upgrade.`,
  )
}

/** Whether the data is from before the first version. Only such data started with other tables or has no SHA-256. */
function isBeforeFirstVersion(first: AppliedMigration, known: readonly Migration[]): boolean {
  return first.sha256 === null || first.name !== known[0]?.name
}

function shorten(sha256: string | null): string {
  return `${sha256?.slice(0, 12)}…`
}

type Db = Kysely<Database>

/**
 * A migration that ran on this data, and the version that ran it. The version and hash are null in data from before
 * 0.1.0.
 */
export interface AppliedMigration {
  name: string
  version: string | null
  sha256: string | null
}

/** Lists the migrations that ran on this database by name, or none for a new database. */
export async function listAppliedMigrations(db: Db): Promise<AppliedMigration[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('public.kysely_migration') is not null as exists`.execute(db)
  if (!tables[0]!.exists) return []
  // The rows are read as JSON, because data from before 0.1.0 doesn't have all of the columns.
  const { rows } = await sql<AppliedMigration>`
    select name, to_jsonb(m) ->> 'version' as version, to_jsonb(m) ->> 'sha256' as sha256
    from kysely_migration as m order by name`.execute(db)
  return rows
}

/** Creates the table. It has Kysely's name, because Kysely's migrator originally created it. */
export async function prepareMigrationTable(db: Db) {
  await sql`
    create table if not exists kysely_migration (
      name varchar(255) primary key,
      timestamp varchar(255) not null,
      version text not null,
      sha256 text not null
    )`.execute(db)
}

export async function recordMigration(db: Db, { name, sha256 }: Migration) {
  await sql`
    insert into kysely_migration (name, timestamp, version, sha256)
    values (${name}, ${new Date().toISOString()}, ${version}, ${sha256})`.execute(db)
}

const ownFolder = join(import.meta.dirname, '../migrations')

export interface Migration {
  name: string
  text: string
  /** The hash in hexadecimal. The database stores it, so that changes to the file are detected after it ran. */
  sha256: string
}

/** Reads the migrations of this version, or of a folder, in the order in which they run. */
export async function readMigrations(folder = ownFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file))
      return {
        name: file.slice(0, -'.sql'.length),
        text: bytes.toString('utf8'),
        sha256: createHash('sha256').update(bytes).digest('hex'),
      }
    }),
  )
}
