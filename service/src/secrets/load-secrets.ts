import { join } from 'node:path'
import { StartupRefused } from '#database/startup-refused.ts'
import type { Config } from '../config.ts'
import { loadMasterKey, type Secrets, secretsFrom } from './secrets.ts'

/** With its own data folder Accord makes its key on the first start; with yours, you keep the key. */
export function loadSecrets({ databaseUrl, dataDir, secretKeyFile }: Config): Secrets {
  const embedded = databaseUrl === undefined
  if (!embedded && secretKeyFile === undefined) {
    throw new StartupRefused(
      'SECRET_KEY_FILE must name a file with 32 random bytes in base64 when DATABASE_URL is set.',
    )
  }
  return secretsFrom(
    loadMasterKey(secretKeyFile ?? join(dataDir, 'secret.key'), { create: embedded }),
  )
}
