import { StartupRefused } from '#startup-refused.ts'
import { answerHelp } from '#program/command-help.ts'
import { connect } from '#connect.ts'
import { hasCluster } from '#database/embedded/embedded-cluster.ts'
import { loadSecrets } from '#secrets/load-secrets.ts'
import { rotateSigningKeys } from '#secrets/signing-keys.store.ts'
import { readConfig } from '#config.ts'

/** `npm run rotate-signing-keys`: the next keys take over, and new next ones are shown. */
const usage = `Usage: accord rotate-signing-keys

The next keys of ID tokens take over, and new next ones are shown. Running instances sign with them
from their next start on.`

try {
  answerHelp(usage)
  const config = readConfig(process.env)
  // To make one here would leave data without a key.
  if (config.databaseUrl === undefined && !hasCluster(config.dataDir)) {
    throw new StartupRefused(
      `There is no data in ${config.dataDir} yet: the service makes it at its first start.`,
    )
  }
  const secrets = loadSecrets(config)
  const database = await connect(config, (sentence) => console.error(sentence), secrets)
  try {
    const { current } = await rotateSigningKeys(database.db, secrets)
    for (const { alg, kid } of Object.values(current)) {
      console.log(`${alg}: ${kid} signs from the next start on`)
    }
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof StartupRefused ? error.message : error)
  process.exitCode = 1
}
