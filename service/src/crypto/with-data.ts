import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { type Config, readConfig } from '#config/config.ts'
import type { Database } from '#database/tables.ts'
import { withLatest } from '#database/open-data.ts'
import { requireDataKey } from './data-key.ts'
import { loadSecrets, secretKeyFileOf } from './load-secrets.ts'
import type { Secrets } from './secrets.ts'

interface Parts {
  config: Config
  db: Kysely<Database>
  pool: Pool
  secrets: Secrets
}

/** Opens data of this version with its key, and closes it after the work. */
export async function withData<Result>(
  work: (parts: Parts) => Promise<Result>,
  secretsOf: (config: Config) => Secrets = loadSecrets,
): Promise<Result> {
  const config = readConfig(process.env)
  return withLatest(config, async ({ db, pool }) => {
    const secrets = secretsOf(config)
    await requireDataKey(db, secrets, secretKeyFileOf(config))
    return work({ config, db, pool, secrets })
  })
}
