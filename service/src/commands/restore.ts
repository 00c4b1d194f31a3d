import { readConfig } from '#config/config.ts'
import { readBackup, restoreBackup } from '#backup/restore-backup.ts'
import { parseCommandArguments } from '#cli/arguments.ts'
import { availableKeys, secretKeyFileOf } from '#crypto/load-secrets.ts'
import { openEmpty } from '#database/open-data.ts'
import { restoring } from '#database/restoring.ts'
import { prepareDatabase } from '#prepare-database.ts'
import { runCommand } from '#cli/run-program.ts'

const usage = `Usage: accord restore FOLDER

Brings a backup into an empty database: that of DATABASE_URL (with the role of DATABASE_MIGRATION_URL where
that is set), or a new one in DATA_DIR. Put the secret key into place first: with it is proved that nobody changed
the backup. Proves that every row is there, that sealed values open and that no activity was changed, and then ends:
start the service. If it is broken off, run it again.`

await runCommand(async () => {
  const { words } = parseCommandArguments({ usage, words: ['folder'] })
  const folder = words[0]!
  const config = readConfig(process.env)
  const keyFile = secretKeyFileOf(config)
  const say = (sentence: string) => console.log(sentence)
  const secrets = availableKeys(config)
  const manifest = await readBackup(folder, secrets, keyFile)
  const database = await openEmpty(config)
  try {
    const parts = { ...database, secrets, keyFile, exportsDir: config.exportsDir, say }
    const restored = await restoring(database, async () => {
      try {
        const all = await restoreBackup(parts, folder, manifest)
        // The role that works on the tables did not make them.
        const { databaseUrl } = config
        if (databaseUrl !== undefined) {
          await prepareDatabase(databaseUrl, config, { log: say, restoring: true })
        }
        return all
      } catch (error) {
        console.error('Not restored. Run it again once that is mended: it begins anew by itself.')
        throw error
      }
    })
    const { organizations, rows } = restored.chains
    console.log(
      [
        `Restored as it was at ${manifest.at}:`,
        `  rows      ${restored.rows} in ${restored.tables} tables, each as it was written`,
        `  files     ${restored.files} of exports`,
        `  opened    one each of ${restored.opened.join(', ')}`,
        `  activity  ${rows} rows of ${organizations} organizations hold`,
      ].join('\n'),
    )
  } finally {
    await database.close()
  }
})
