import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hasCluster } from '#database/embedded/embedded-cluster.ts'
import { StartupRefused } from '#config/startup-refused.ts'
import type { Config } from '#config/config.ts'
import { readKeyFile } from './key-file.ts'
import { MasterKeys } from './master-keys.ts'
import { type Secrets, secretsFrom } from './secrets.ts'

type Places = Pick<Config, 'databaseUrl' | 'dataDir' | 'secretKeyFile'>

/** With its own data folder Accord makes its key on the first start; with yours, you keep the key. */
export function loadSecrets(config: Places): Secrets {
  const embedded = config.databaseUrl === undefined
  if (!embedded && config.secretKeyFile === undefined) {
    throw new StartupRefused(
      'SECRET_KEY_FILE must name a file with 32 random bytes in base64 when DATABASE_URL is set.',
    )
  }
  const file = secretKeyFileOf(config)
  if (embedded && hasCluster(config.dataDir) && !existsSync(file)) {
    throw new StartupRefused(
      `The key of the data in ${config.dataDir} is gone: it was in ${file}. Put it back, or set DATA_DIR to another folder to begin anew.`,
    )
  }
  if (embedded) readKeyFile(file, { create: true })
  return keysAtHand(config)
}

/** Only those that are there: none is made. */
export function keysAtHand(config: Places): Secrets {
  const read = () => readKeyFile(secretKeyFileOf(config), { create: false })
  return secretsFrom(new MasterKeys(read(), read))
}

export function secretKeyFileOf({ secretKeyFile, dataDir }: Places): string {
  return secretKeyFile ?? join(dataDir, 'secret.key')
}
