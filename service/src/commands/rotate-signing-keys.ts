import { StartupRefused } from '#startup-refused.ts'
import { connect } from '#connect.ts'
import { hasCluster } from '#database/embedded/embedded-cluster.ts'
import { loadSecrets } from '#secrets/load-secrets.ts'
import { rotateSigningKeys } from '#secrets/signing-keys.store.ts'
import { readConfig } from '#config.ts'

/** `npm run rotate-signing-keys`: the next keys take over, and new next ones are shown. */
try {
  const config = readConfig(process.env)
  // To make one here would leave data without a key.
  if (config.databaseUrl === undefined && !hasCluster(config.dataDir)) {
    throw new StartupRefused(`There is no data in ${config.dataDir} yet: npm start makes it.`)
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
