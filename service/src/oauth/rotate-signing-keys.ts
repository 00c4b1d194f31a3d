import { StartupRefused } from '#database/startup-refused.ts'
import { loadSecrets, signingKeysFileOf } from '#secrets/load-secrets.ts'
import { readConfig } from '../config.ts'
import { rotated, writeSigningKeys } from './signing-keys.ts'

/** `npm run rotate-signing-keys`: the next key takes over, and a new next one is shown. */
try {
  const config = readConfig(process.env)
  const keys = rotated(loadSecrets(config).signingKeys, new Date())
  writeSigningKeys(signingKeysFileOf(config), keys)
  console.log(`${signingKeysFileOf(config)}: ${keys.current.kid} signs from the next start on`)
} catch (error) {
  console.error(error instanceof StartupRefused ? error.message : error)
  process.exitCode = 1
}
