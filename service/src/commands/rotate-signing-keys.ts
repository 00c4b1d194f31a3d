import { StartupRefused } from '#startup-refused.ts'
import { requireLatest } from '#database/migrating/migrate.ts'
import { requireKeyOfData } from '#secrets/key-of-data.ts'
import { loadSecrets, secretKeyFileOf } from '#secrets/load-secrets.ts'
import { rotateSigningKeys } from '#secrets/signing-keys.store.ts'
import { readConfig } from '#config.ts'
import { openData } from '#database/open-data.ts'

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
  const database = await openData(config)
  try {
    await requireLatest(database.db)
    const secrets = loadSecrets(config)
    await requireKeyOfData(database.db, secrets, secretKeyFileOf(config))
    const { current } = await rotateSigningKeys(database.db, secrets, { atOnce })
    for (const { alg, kid } of Object.values(current)) {
      console.log(`${alg}: ${kid} signs within a minute, on every instance`)
    }
  } finally {
    await database.close()
  }
}
