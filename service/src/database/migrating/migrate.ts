import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely, type Transaction } from 'kysely'
import { version } from '#version.ts'
import { applied, prepareNotes, noteMigration } from './migration-notes.ts'
import { asOnlyMigrator, despiteLocks, type MigrationWait, ordinaryWait } from './migration-wait.ts'
import { StartupRefused } from '#startup-refused.ts'
import { isForbidden } from '../sql-states.ts'
import type { Database } from '../tables.ts'

const ownFolder = join(import.meta.dirname, '../migrations')

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
  folder = ownFolder,
  wait: MigrationWait = ordinaryWait,
) {
  await withRightsTold(async () => {
    if ((await pendingMigrations(db, folder)).length === 0) return
    await asOnlyMigrator(db, wait, () => runPending(db, folder, wait))
  })
}

/** Of an empty database: the schema that this version or one before it had. */
export function migrateTo(db: Kysely<Database>, last: string) {
  return withRightsTold(() => runPending(db, ownFolder, ordinaryWait, last))
}

/** What a role may not do is told with what to do about it. */
export async function withRightsTold(make: () => Promise<unknown>) {
  try {
    await make()
  } catch (error) {
    if (!isForbidden((error as Error).cause ?? error)) throw error
    throw new StartupRefused(
      `The database has to be changed for this version, and its role may not do that (${(error as Error).message}): set DATABASE_MIGRATION_URL to a role that owns the tables, or give this one the right to create.`,
    )
  }
}

async function runPending(
  db: Kysely<Database>,
  folder: string,
  wait: MigrationWait,
  last?: string,
) {
  await prepareNotes(db)
  for (const name of await pendingMigrations(db, folder)) {
    const text = await readFile(join(folder, `${name}.sql`), 'utf8')
    await despiteLocks(db, `The migration ${name}`, wait, () => run(db, name, text))
    if (name === last) return
  }
}

/** What is still to be run, in order; refuses data that another version made. */
export async function pendingMigrations(
  db: Kysely<Database>,
  folder = ownFolder,
): Promise<string[]> {
  const ours = await migrationsIn(folder)
  const theirs = await applied(db)
  const common = theirs.findIndex(({ name }, at) => name !== ours[at])
  if (common === -1) return ours.slice(theirs.length)
  if (common < ours.length) {
    const { name, version: other } = theirs[common]!
    const which = other === null ? '' : ` (${other}, with ${name})`
    throw new StartupRefused(
      `This data was made by another version of Accord${which}: start that version, or set DATA_DIR or DATABASE_URL to another place to begin anew.`,
    )
  }
  const newest = theirs.at(-1)!
  throw new StartupRefused(
    `This data was made by a newer version of Accord (${newest.version ?? 'unknown'}, with ${newest.name}), and this is ${version}, which knows nothing after ${ours.at(-1)}: start the newer version, or restore a backup from before the upgrade.`,
  )
}

async function run(db: Kysely<Database>, name: string, text: string) {
  try {
    if (text.startsWith(outside)) await runOutside(db, name, text)
    else await db.transaction().execute((trx) => runWithin(trx, name, text))
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    throw Object.assign(new Error(`The migration ${name} failed: ${message}`, { cause: error }), {
      code,
    })
  }
}

async function runWithin(trx: Transaction<Database>, name: string, text: string) {
  await sql.raw(text).execute(trx)
  await noteMigration(trx, name)
}

/** What was broken off left an index that is not used and not made again: it goes first. */
async function runOutside(db: Kysely<Database>, name: string, text: string) {
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
  await noteMigration(db, name)
}

/** For commands, which make nothing: there must be data, of whichever version. */
export async function requireMade(db: Kysely<Database>) {
  if ((await applied(db)).length > 0) return
  throw new StartupRefused(
    'There is no data of Accord in this database yet: the service makes it at its first start. Look whether DATABASE_URL is right.',
  )
}

/** For commands, which migrate nothing: the data must be of this version. */
export async function requireLatest(db: Kysely<Database>) {
  await requireMade(db)
  if ((await pendingMigrations(db)).length === 0) return
  throw new StartupRefused(
    'This data is of another version of Accord: start this version on it first.',
  )
}

/** Of this version, or of a folder, in their order. */
export async function migrationsIn(folder = ownFolder): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return files.map((name) => name.slice(0, -'.sql'.length))
}
