import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { migrateToLatest } from './migrate.ts'
import { migrationLimits, type OpenDatabase, openDatabase } from './open.ts'
import { StartupRefused } from './startup-refused.ts'

/** The configured database or the embedded one, migrated; nothing else knows which it is. */
export async function connect(
  { databaseUrl, dataDir }: Config,
  log: (sentence: string) => void,
): Promise<OpenDatabase> {
  const embedded =
    databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log }) : undefined
  const url = embedded?.url ?? databaseUrl!
  try {
    await migrate(url)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  const opened = openDatabase(url, { log })
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await embedded?.stop()
    },
  }
}

async function migrate(url: string) {
  const { db, pool, close } = openDatabase(url, { limits: migrationLimits })
  try {
    await pool.query('select 1').catch((error: NodeJS.ErrnoException) => {
      throw new StartupRefused(`DATABASE_URL cannot be reached (${error.message || error.code}).`)
    })
    await migrateToLatest(db)
  } finally {
    await close()
  }
}
