import { sql } from 'kysely'
import { parseCommandArguments } from '#cli/arguments.ts'
import { connect } from '#connect.ts'
import { loadSecrets } from '#crypto/load-secrets.ts'
import { readConfig } from '#config/config.ts'
import { runCommand } from '#cli/run-program.ts'

const usage = `Usage: accord migrate

Run pending migrations and exit. Accord also does this at every start. Instances of the previous version can keep running
in the meantime. With DATABASE_URL, SECRET_KEY_FILE is optional. If you set it, the command checks
that the key matches the data.`

await runCommand(async () => {
  parseCommandArguments({ usage, words: [] })
  const config = readConfig(process.env)
  const external = config.databaseUrl !== undefined
  // An embedded database is never created without a key, because no one could read its data.
  const secrets = external && !config.secretKeyFile ? undefined : loadSecrets(config)
  const database = await connect(config, (sentence) => console.error(sentence), secrets)
  try {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name desc limit 1
    `.execute(database.db)
    console.log(`The database is up to date. Its last migration is ${rows[0]!.name}.`)
  } finally {
    await database.close()
  }
})
