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

/** The pool that requests share, and other pools for long reads, background work, and jobs without time limits. */
export type Connected = OpenDatabase &
  Record<'reader' | 'unhurriedPool', OpenDatabase['pool']> & {
    unhurried: OpenDatabase['db']
    background: OpenDatabase
    /** The settings for connecting to a standby that exports may be read from. Nothing is connected here. */
    replica: { options: PoolConfig } | undefined
  }

/**
 * Connects to the configured database or the embedded one, and migrates it. No other code depends on which of the two it
 * is. Secrets that don't belong to the data are rejected.
 * @param loaded The work that must succeed first, so that a version that can't be loaded migrates nothing.
 */
export async function connect(
  config: Config,
  log: (sentence: string) => void,
  secrets?: Secrets,
  loaded?: Promise<unknown>,
): Promise<Connected> {
  const { databaseUrl, databaseReplicaUrl, dataDir } = config
  // An error while loading is reported later, once PostgreSQL runs and can be stopped.
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
  // PostgreSQL may end connections that are still closing here, which isn't worth a log line.
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
