import type { PoolConfig } from 'pg'
import type { Secrets } from '#crypto/secrets.ts'
import type { Config } from './config/config.ts'
import { startEmbeddedPostgres } from '#database/embedded/embedded.ts'
import {
  backgroundLimits,
  type OpenDatabase,
  openDatabase,
  readerLimits,
  unhurriedLimits,
} from '#database/open.ts'
import { requireLimits, requireNamedStatements } from './database/startup-checks.ts'
import { prepareDatabase } from './prepare-database.ts'

/**
 * Beside the pool that requests share, one for reads that last, one for work in the background, and one for jobs that
 * take as long as they must.
 */
export type Connected = OpenDatabase &
  Record<'reader' | 'unhurriedPool', OpenDatabase['pool']> & {
    unhurried: OpenDatabase['db']
    background: OpenDatabase
    /** How a standby is connected to from which exports may be read. Here nobody does. */
    replica: { options: PoolConfig } | undefined
  }

/**
 * The configured database or the embedded one, migrated; nothing else knows which it is. Whoever brings
 * secrets is refused unless they are those of the data.
 * @param loaded What must have succeeded before the data is touched: a version that can't be loaded migrates nothing.
 */
export async function connect(
  config: Config,
  log: (sentence: string) => void,
  secrets?: Secrets,
  loaded?: Promise<unknown>,
): Promise<Connected> {
  const { databaseUrl, databaseReplicaUrl, dataDir } = config
  // Its failure is reported once PostgreSQL runs and can be stopped.
  loaded?.catch(() => {})
  const embedded =
    databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log }) : undefined
  const url = embedded?.url ?? databaseUrl!
  try {
    await loaded
    await prepareDatabase(url, config, { log, secrets })
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  let closing = false
  // PostgreSQL ends what we are still closing, and that is no news.
  const complaints = (sentence: string) => closing || log(sentence)
  const opened = openDatabase(url, { log: complaints })
  const { pool: reader } = openDatabase(url, { log: complaints, limits: readerLimits })
  const background = openDatabase(url, { log: complaints, limits: backgroundLimits })
  const ofJobs = { log: complaints, limits: unhurriedLimits }
  const { pool: unhurriedPool, db: unhurried } = openDatabase(url, ofJobs)
  const replica = databaseReplicaUrl
    ? { options: { connectionString: databaseReplicaUrl, ...unhurriedLimits } }
    : undefined
  const close = async () => {
    closing = true
    await Promise.all([opened.close(), background.close(), reader.end(), unhurriedPool.end()])
    await embedded?.stop()
  }
  try {
    await requireLimits(opened.pool)
    await requireNamedStatements(opened.pool)
  } catch (error) {
    await close()
    throw error
  }
  return { ...opened, reader, background, unhurriedPool, unhurried, replica, close }
}
