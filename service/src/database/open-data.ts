import { startEmbeddedPostgres, visitEmbedded } from './embedded/embedded.ts'
import { hasCluster } from './embedded/embedded-cluster.ts'
import { type OpenDatabase, openDatabase } from './open.ts'
import { requireReachable, workingRole } from './startup-checks.ts'
import { requireRestored } from './restoring.ts'
import { StartupError } from '#config/startup-error.ts'
import type { Config } from '#config/config.ts'
import { requireLatest } from './migrator/migrate.ts'

/**
 * Commands can take long but never wait long for a table. They have no query_timeout, because it would interrupt the
 * COPY of a large table.
 */
const commandLimits = { max: 4, connectionTimeoutMillis: 10_000, lock_timeout: 2000 }

export type OpenData = OpenDatabase & { url: string }

/** Opens the data for a command without migrating it or disturbing a running service. */
export async function openData(config: Config): Promise<OpenData> {
  const data = await openPlace(config)
  try {
    await requireRestored(data.pool)
    return data
  } catch (error) {
    await data.close()
    throw error
  }
}

async function openPlace(config: Config): Promise<OpenData> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl !== undefined) return opened(databaseUrl, async () => {})
  // A cluster that is created here would have no key.
  if (!hasCluster(dataDir)) {
    throw new StartupError(
      `${dataDir} doesn't contain any data yet. Start the service once to create it, or correct DATA_DIR.`,
    )
  }
  const running = await visitEmbedded(dataDir)
  if (running !== undefined) return opened(running, async () => {})
  const embedded = await startEmbeddedPostgres({ dataDir, log: console.error })
  return opened(embedded.url, embedded.stop)
}

async function opened(
  url: string,
  stop: () => Promise<void>,
  variable?: string,
): Promise<OpenData> {
  const database = openDatabase(url, { limits: commandLimits })
  const close = async () => {
    await database.close()
    await stop()
  }
  try {
    await requireReachable(database.pool, variable)
  } catch (error) {
    await close()
    throw error
  }
  return { ...database, url, close }
}

/**
 * Opens the database for a restore, with the role that creates tables if there is one. An embedded database is created
 * if it's missing, and no one else can use it in the meantime.
 */
export async function openEmpty(config: Config): Promise<OpenData> {
  const { databaseUrl, databaseMigrationUrl: owner, dataDir } = config
  if (owner !== undefined) {
    const database = await opened(owner, async () => {}, 'DATABASE_MIGRATION_URL')
    try {
      await workingRole(databaseUrl!, database.pool)
      return database
    } catch (error) {
      await database.close()
      throw error
    }
  }
  if (databaseUrl !== undefined) return opened(databaseUrl, async () => {})
  const embedded = await startEmbeddedPostgres({ dataDir, log: console.error })
  return opened(embedded.url, embedded.stop)
}

/** Opens data of this version for a command, and closes it after the work. */
export async function withLatest<Result>(
  config: Config,
  work: (data: OpenData) => Promise<Result>,
): Promise<Result> {
  const data = await openData(config)
  try {
    await requireLatest(data.db)
    return await work(data)
  } finally {
    await data.close()
  }
}
