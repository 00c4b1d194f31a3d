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

/** Each ends with a semicolon at the end of a line, but for those within the body of a function. */
const statements = /(?:\$\$.*?\$\$|(?!;\s*$).)+/gms

/** A file that begins with this runs outside of a transaction, statement by statement, and may be begun again. */
const outside = '-- concurrently'

/**
 * Brings the schema up to date, each migration whole or not at all; those before one that fails stay, because
 * the version before works on them too. A second instance waits for the first. Open the database with
 * `migrationLimits`, or the limits of requests will cut a long migration off.
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

/** Of an empty database: the schema that this version or one before it had. */
export function migrateTo(db: Kysely<Database>, last: string) {
  return explainMissingPrivileges(() => runPending(db, undefined, defaultMigrationWait, last))
}

/** What a role may not do is told with what to do about it. */
export async function explainMissingPrivileges(make: () => Promise<unknown>) {
  try {
    await make()
  } catch (error) {
    if (!isForbidden((error as Error).cause ?? error)) throw error
    throw new StartupError(
      `The database has to be changed for this version, and its role may not do that (${(error as Error).message}): set DATABASE_MIGRATION_URL to a role that owns the tables, or give this one the right to create.`,
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

/** What is still to be run, in order; refuses data that another version made. */
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

/** What was broken off left an index that is not used and not made again: it goes first. */
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

/** For commands, which make nothing: there must be data, of whichever version. */
export async function requireMade(db: Kysely<Database>) {
  if ((await listAppliedMigrations(db)).length > 0) return
  throw new StartupError(
    'There is no data of Accord in this database yet: the service makes it at its first start. Look whether DATABASE_URL is right.',
  )
}

/** For commands, which migrate nothing: the data must be of this version. */
export async function requireLatest(db: Kysely<Database>) {
  await requireMade(db)
  if ((await pendingMigrations(db)).length === 0) return
  throw new StartupError(
    'This data is of another version of Accord: start this version on it first.',
  )
}
