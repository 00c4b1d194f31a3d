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

Back up the whole database and all data export files to a new folder, with a manifest. The backup is a consistent
snapshot, even while the service runs.

Passwords, queued emails, and secrets are encrypted in the backup. Names, addresses, and activity aren't, so protect the
folder as carefully as the database. To restore the backup, you need the secret key, which isn't included. Keep a copy
of SECRET_KEY_FILE somewhere else.`

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
      `${folder}: ${rows} rows and ${written.exports.length} export files, ${bytes} bytes. To restore the backup, you need the secret key ${written.keys.join(' and ')}.`,
    )
    for (const id of written.missing) console.log(`The file for export ${id} is missing.`)
  } finally {
    await close()
  }
})
