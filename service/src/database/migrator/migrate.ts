import { sql, type Kysely, type Transaction } from 'kysely'
import {
  type Migration,
  listAppliedMigrations,
  recordMigration,
  prepareMigrationTable,
  readMigrations,
  requireSameHistory,
} from './migration-history.ts'
import {
  withMigratorLock,
  retryOnLockTimeout,
  type MigrationWait,
  defaultMigrationWait,
} from './migration-wait.ts'
import { StartupError } from '#config/startup-error.ts'
import { isForbidden } from '#database/errors.ts'
import type { Database } from '../tables.ts'

/** A statement ends with a semicolon at the end of a line, except within the body of a function. */
const statements = /(?:\$\$.*?\$\$|(?!;\s*$).)+/gms

/** A file that begins with this line runs outside of a transaction, statement by statement. It can be repeated. */
const outside = '-- concurrently'

/**
 * Brings the schema up to date. Each migration runs completely or not at all. If one fails, the migrations before it
 * remain, because the previous version works with them too. A second instance waits for the first one. Open the
 * database with `migrationLimits`, because the time limits of requests would interrupt a long migration.
 */
export async function migrateToLatest(
  db: Kysely<Database>,
  folder?: string,
  wait: MigrationWait = defaultMigrationWait,
) {
  await explainMissingPrivileges(async () => {
    if ((await pendingMigrations(db, folder)).length === 0) return
    await withMigratorLock(db, wait, () => runPending(db, folder, wait))
  })
}

/** Creates the schema in an empty database, up to a certain migration of this version. */
export function migrateTo(db: Kysely<Database>, last: string) {
  return explainMissingPrivileges(() => runPending(db, undefined, defaultMigrationWait, last))
}

/** Turns the error for a missing privilege into a sentence that says what to do. */
export async function explainMissingPrivileges(make: () => Promise<unknown>) {
  try {
    await make()
  } catch (error) {
    if (!isForbidden((error as Error).cause ?? error)) throw error
    throw new StartupError(
      `This version has to change the database, but its role isn't allowed to (${(error as Error).message}). Set DATABASE_MIGRATION_URL to a role that owns the tables, or grant CREATE to the current role.`,
    )
  }
}

async function runPending(
  db: Kysely<Database>,
  folder: string | undefined,
  wait: MigrationWait,
  last?: string,
) {
  await prepareMigrationTable(db)
  for (const migration of await pendingMigrations(db, folder)) {
    await retryOnLockTimeout(db, `The migration ${migration.name}`, wait, () => run(db, migration))
    if (migration.name === last) return
  }
}

/** Lists the migrations that still have to run, in order. Throws if another version created the data. */
export async function pendingMigrations(
  db: Kysely<Database>,
  folder?: string,
): Promise<Migration[]> {
  const known = await readMigrations(folder)
  const ran = await listAppliedMigrations(db)
  requireSameHistory(ran, known)
  return known.slice(ran.length)
}

async function run(db: Kysely<Database>, migration: Migration) {
  try {
    if (migration.text.startsWith(outside)) await runOutside(db, migration)
    else await db.transaction().execute((trx) => runWithin(trx, migration))
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    throw Object.assign(
      new Error(`The migration ${migration.name} failed: ${message}`, { cause: error }),
      {
        code,
      },
    )
  }
}

async function runWithin(trx: Transaction<Database>, migration: Migration) {
  await sql.raw(migration.text).execute(trx)
  await recordMigration(trx, migration)
}

/**
 * Runs a migration outside of a transaction. An interrupted run leaves an invalid index that PostgreSQL neither uses
 * nor rebuilds, so it's dropped first.
 */
async function runOutside(db: Kysely<Database>, migration: Migration) {
  const { text } = migration
  const { rows } = await sql<{ index: string }>`
    select indexrelid::regclass::text as index from pg_index
    join pg_class on pg_class.oid = indexrelid
    where not indisvalid and relnamespace = 'public'::regnamespace`.execute(db)
  for (const { index } of rows) {
    if (text.includes(index)) {
      await sql.raw(`drop index concurrently if exists ${index}`).execute(db)
    }
  }
  for (const statement of text.match(statements) ?? []) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db)
  }
  await recordMigration(db, migration)
}

/** Requires data of any version. Used by commands, which never create data. */
export async function requireMade(db: Kysely<Database>) {
  if ((await listAppliedMigrations(db)).length > 0) return
  throw new StartupError(
    'This database has no Accord data yet. Start the service once to create it, or correct DATABASE_URL.',
  )
}

/** Requires data of this version. Used by commands, which never migrate data. */
export async function requireLatest(db: Kysely<Database>) {
  await requireMade(db)
  if ((await pendingMigrations(db)).length === 0) return
  throw new StartupError(
    'This data is from another version of Accord. Start the service with this version once, so that it migrates the data.',
  )
}
