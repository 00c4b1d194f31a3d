import { readConfig } from '#config/config.ts'
import { writeBackup } from '#backup/write-backup.ts'
import { parseCommandArguments } from '#cli/arguments.ts'
import { requireDataKey } from '#crypto/data-key.ts'
import { availableKeys, secretKeyFileOf } from '#crypto/load-secrets.ts'
import { requireMade } from '#database/migrator/migrate.ts'
import { openData } from '#database/open-data.ts'
import { version } from '../version.ts'
import { runCommand } from '#cli/run-program.ts'

const usage = `Usage: accord backup FOLDER

Writes the whole database as it is at one moment, the files of exports and a manifest into a new
folder, while the service runs. The secret key is not in it, but seals it: keep SECRET_KEY_FILE apart. Passwords,
letters and secrets in it are sealed; names, addresses and activity are not: treat it like the database.`

await runCommand(async () => {
  const { words } = parseCommandArguments({ usage, words: ['folder'] })
  const folder = words[0]!
  const config = readConfig(process.env)
  const { db, pool, close } = await openData(config)
  try {
    await requireMade(db)
    const secrets = availableKeys(config)
    await requireDataKey(db, secrets, secretKeyFileOf(config))
    const { exportsDir } = config
    const say = (sentence: string) => console.log(sentence)
    const written = await writeBackup({ pool, exportsDir, secrets, version, say }, folder)
    const rows = written.tables.reduce((sum, table) => sum + table.rows, 0)
    const parts = [...written.tables, ...written.exports]
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
    console.log(
      `${folder}: ${rows} rows and ${written.exports.length} files of exports, ${bytes} bytes. It takes the secret key ${written.keys.join(' and ')} to open what is sealed in it.`,
    )
    for (const id of written.missing) console.log(`The file of the export ${id} was gone.`)
  } finally {
    await close()
  }
})
