import { StartupRefused } from '#startup-refused.ts'
import { connect } from '#connect.ts'
import { hasCluster } from '#database/embedded/embedded-cluster.ts'
import { loadSecrets } from '#secrets/load-secrets.ts'
import { rotateSigningKeys } from '#secrets/signing-keys.store.ts'
import { readConfig } from '#config.ts'

const usage = `Usage: accord rotate-signing-keys [--at-once]

  The next keys of ID tokens take over, which applications were shown before, and new next ones are
  shown. Running instances learn of it within a minute. Every few months is often enough.

  --at-once  although the next ones were shown for less than an hour: where a key has leaked
  --help     prints this`

/** `npm run rotate-signing-keys`: the next keys take over, and new next ones are shown. */
try {
  const given = process.argv.slice(2)
  const unknown = given.find((argument) => !['--at-once', '--help', '-h'].includes(argument))
  if (unknown !== undefined) throw new StartupRefused(`'${unknown}' is not known.\n${usage}`)
  if (given.includes('--help') || given.includes('-h')) console.log(usage)
  else await rotate(given.includes('--at-once'))
} catch (error) {
  console.error(error instanceof StartupRefused ? error.message : error)
  process.exitCode = 1
}

async function rotate(atOnce: boolean) {
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
    const { current } = await rotateSigningKeys(database.db, secrets, { atOnce })
    for (const { alg, kid } of Object.values(current)) {
      console.log(`${alg}: ${kid} signs within a minute, on every instance`)
    }
  } finally {
    await database.close()
  }
}
