import { grantWork } from '#database/migrator/grants.ts'
import { migrateToLatest } from '#database/migrator/migrate.ts'
import {
  withMigratorLock,
  retryOnLockTimeout,
  type MigrationWait,
} from '#database/migrator/migration-wait.ts'
import { migrationLimits, type OpenDatabase, openDatabase } from '#database/open.ts'
import { requireReachable, workingRole } from './database/startup-checks.ts'
import { requireRestored } from '#database/restoring.ts'
import { installQueues } from '#jobs/queues.ts'
import { recordDataKey, requireDataKey } from '#crypto/data-key.ts'
import { secretKeyFileOf } from '#crypto/load-secrets.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { Config } from './config/config.ts'

interface Given {
  log: (sentence: string) => void
  /** The secrets, which are rejected unless they belong to the data. */
  secrets?: Secrets | undefined
  /** Allows incomplete data, which exists only at the end of a restore. */
  restoring?: boolean
}

/** Migrates the tables and the queues, as the role of DATABASE_MIGRATION_URL if that's set. */
export async function prepareDatabase(url: string, config: Config, given: Given) {
  const { log, secrets, restoring = false } = given
  const wait: MigrationWait = { seconds: config.migrationWaitSeconds, say: log }
  const owner = config.databaseMigrationUrl
  const { db, pool, close } = openDatabase(owner ?? url, { limits: migrationLimits })
  try {
    await requireReachable(pool, owner === undefined ? 'DATABASE_URL' : 'DATABASE_MIGRATION_URL')
    const working = owner === undefined ? undefined : await workingRole(url, pool)
    if (!restoring) await requireRestored(pool)
    // The key is checked before anything changes. If the data has no record of it, it's recorded at the end.
    if (secrets) await requireDataKey(db, secrets, secretKeyFileOf(config))
    await migrateToLatest(db, undefined, wait)
    await withMigratorLock(db, wait, async () => {
      await retryOnLockTimeout(db, 'The job queue', wait, () => installQueues(pool))
      if (working !== undefined) await grantTo(working, { db, pool }, wait)
    })
    if (secrets) await recordDataKey(db, secrets, secretKeyFileOf(config))
  } finally {
    await close()
  }
}

async function currentRole(pool: OpenDatabase['pool']): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role')
  return rows[0]!.role
}

async function grantTo(
  working: string,
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  wait: MigrationWait,
) {
  // If both addresses have the same role, it already owns the tables.
  if (working === (await currentRole(pool))) return
  await retryOnLockTimeout(db, `Granting privileges to ${working}`, wait, () =>
    db.transaction().execute((trx) => grantWork(trx, working)),
  )
}
