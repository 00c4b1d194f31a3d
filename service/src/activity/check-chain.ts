import { StartupRefused } from '#startup-refused.ts'
import { hasCluster } from '#database/embedded/embedded-cluster.ts'
import { connect } from '#database/connect.ts'
import { readConfig } from '#config.ts'
import { checkChains } from './check-chains.ts'

/** `npm run check-activity`: recomputes every organization's chain and names the first broken row. */
try {
  const config = readConfig(process.env)
  // To make one here would leave data without a key.
  if (config.databaseUrl === undefined && !hasCluster(config.dataDir)) {
    throw new StartupRefused(`There is no data in ${config.dataDir} yet: npm start makes it.`)
  }
  const database = await connect(config, (sentence) => console.error(sentence))
  try {
    const { organizations, rows, broken } = await checkChains(database.db)
    console.log(broken ?? `${organizations} organizations, ${rows} rows: all chains hold`)
    process.exitCode = broken === undefined ? 0 : 1
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof StartupRefused ? error.message : error)
  process.exitCode = 1
}
