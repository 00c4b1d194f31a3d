import { sql } from 'kysely'
import { parseCommandArguments } from '#cli/arguments.ts'
import { connect } from '#connect.ts'
import { loadSecrets } from '#crypto/load-secrets.ts'
import { readConfig } from '#config/config.ts'
import { runCommand } from '#cli/run-program.ts'

const usage = `Usage: accord migrate

Brings the database up to date and ends; every start does the same first. Instances of the version before go on
meanwhile. With DATABASE_URL it needs no SECRET_KEY_FILE, and checks the one that it is given.`

await runCommand(async () => {
  parseCommandArguments({ usage, words: [] })
  const config = readConfig(process.env)
  const external = config.databaseUrl !== undefined
  // Without a key no database of our own is made: its data could not be read.
  const secrets = external && !config.secretKeyFile ? undefined : loadSecrets(config)
  const database = await connect(config, (sentence) => console.error(sentence), secrets)
  try {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name desc limit 1
    `.execute(database.db)
    console.log(`The database is up to date: ${rows[0]!.name} is its last migration.`)
  } finally {
    await database.close()
  }
})
