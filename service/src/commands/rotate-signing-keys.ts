import { StartupRefused } from '#startup-refused.ts'
import { openDatabase } from '#database/open.ts'
import { requireReachable } from '#database/require-reachable.ts'
import { requireKeyOfData } from '#secrets/key-of-data.ts'
import { loadSecrets, secretKeyFileOf, signingKeysFileOf } from '#secrets/load-secrets.ts'
import { readConfig } from '#config.ts'
import { rotated, writeSigningKeys } from '#secrets/signing-keys.ts'

/** `npm run rotate-signing-keys`: the next key takes over, and a new next one is shown. */
try {
  const config = readConfig(process.env)
  const secrets = loadSecrets(config)
  if (config.databaseUrl !== undefined) {
    const { db, pool, close } = openDatabase(config.databaseUrl)
    try {
      await requireReachable(pool)
      await requireKeyOfData(db, secrets, secretKeyFileOf(config))
    } finally {
      await close()
    }
  }
  const keys = rotated(secrets.signingKeys, new Date())
  writeSigningKeys(signingKeysFileOf(config), keys)
  console.log(`${signingKeysFileOf(config)}: ${keys.current.kid} signs from the next start on`)
} catch (error) {
  console.error(error instanceof StartupRefused ? error.message : error)
  process.exitCode = 1
}
