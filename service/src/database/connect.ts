import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { installQueues } from '../jobs/queues.ts'
import { migrateToLatest } from './migrate.ts'
import {
  exportReaderLimits,
  migrationLimits,
  type OpenDatabase,
  openDatabase,
  readerLimits,
} from './open.ts'
import { StartupRefused } from './startup-refused.ts'

/** Beside the pool that requests share, one for reads that last, and one for those of exports. */
export type Connected = OpenDatabase & Record<'reader' | 'exportReader', OpenDatabase['pool']>

/** The configured database or the embedded one, migrated; nothing else knows which it is. */
export async function connect(
  { databaseUrl, dataDir }: Config,
  log: (sentence: string) => void,
): Promise<Connected> {
  const embedded =
    databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log }) : undefined
  const url = embedded?.url ?? databaseUrl!
  try {
    await migrate(url)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  let closing = false
  // PostgreSQL ends what we are still closing, and that is no news.
  const complaints = (sentence: string) => closing || log(sentence)
  const opened = openDatabase(url, { log: complaints })
  const { pool: reader } = openDatabase(url, { log: complaints, limits: readerLimits })
  const { pool: exportReader } = openDatabase(url, { log: complaints, limits: exportReaderLimits })
  return {
    ...opened,
    reader,
    exportReader,
    close: async () => {
      closing = true
      await Promise.all([opened.close(), reader.end(), exportReader.end()])
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
    await installQueues(pool)
  } finally {
    await close()
  }
}
