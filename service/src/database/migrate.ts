import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import { StartupRefused } from '../startup-refused.ts'
import type { Database } from './tables.ts'

const ownFolder = join(import.meta.dirname, 'migrations')

/**
 * Brings the schema up to date, all of it or nothing; a second instance waits for the first. Open
 * the database with `migrationLimits`, or the limits of requests will cut a long migration off.
 */
export async function migrateToLatest(db: Kysely<Database>, folder = ownFolder) {
  const migrator = new Migrator({ db, provider: sqlFiles(folder) })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results.find((result) => result.status === 'Error')
  const { message } = error as Error
  // Kysely's words for data with other migrations than ours, or in another order.
  if (!failed && message.startsWith('corrupted migrations')) {
    throw new StartupRefused(
      'This data was made by another version of Accord: start that version, or set DATA_DIR or DATABASE_URL to another place to begin anew.',
    )
  }
  const what = failed ? `The migration ${failed.migrationName} failed` : 'Migrating failed'
  throw new Error(`${what}: ${message}`, { cause: error })
}

function sqlFiles(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
      const migrations: [string, Migration][] = names.map((name) => [
        name.slice(0, -'.sql'.length),
        {
          up: async (trx) =>
            void (await sql.raw(await readFile(join(folder, name), 'utf8')).execute(trx)),
        },
      ])
      return Object.fromEntries(migrations)
    },
  }
}

/** For commands, which migrate nothing: the data must be of this version. */
export async function requireLatest(db: Kysely<Database>) {
  const migrations = await new Migrator({ db, provider: sqlFiles(ownFolder) }).getMigrations()
  if (migrations.every(({ executedAt }) => executedAt !== undefined)) return
  throw new StartupRefused(
    'This data is of another version of Accord: start this version on it first.',
  )
}

export async function ownMigrations(): Promise<string[]> {
  return Object.keys(await sqlFiles(ownFolder).getMigrations())
}

/** Of an empty database: the schema that a version of before had. */
export async function migrateTo(db: Kysely<Database>, name: string) {
  const { error } = await new Migrator({ db, provider: sqlFiles(ownFolder) }).migrateTo(name)
  if (error !== undefined) throw error
}
