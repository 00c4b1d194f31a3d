import { readConfig } from '#config/config.ts'
import { readBackup, restoreBackup } from '#backup/restore-backup.ts'
import { parseCommandArguments } from '#cli/arguments.ts'
import { availableKeys, secretKeyFileOf } from '#crypto/load-secrets.ts'
import { openEmpty } from '#database/open-data.ts'
import { restoring } from '#database/restoring.ts'
import { prepareDatabase } from '#prepare-database.ts'
import { runCommand } from '#cli/run-program.ts'

const usage = `Usage: accord restore FOLDER

Load a backup into an empty database and verify it. The command uses the database in DATABASE_URL (with the role of
DATABASE_MIGRATION_URL, if that's set), or creates one in DATA_DIR.

Put the secret key in place first. The command uses it to verify that no one changed the backup. Then it checks that every
row was restored, that encrypted values can be decrypted, and that no activity was changed. When it finishes, you can start
the service. If the command is interrupted, run it again.`

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
        // The role that works on the tables may not be the one that created them.
        const { databaseUrl } = config
        if (databaseUrl !== undefined) {
          await prepareDatabase(databaseUrl, config, { log: say, restoring: true })
        }
        return all
      } catch (error) {
        console.error(
          'Restore failed. Fix the problem below and run the command again. It starts over automatically.',
        )
        throw error
      }
    })
    const { organizations, rows } = restored.chains
    console.log(
      [
        `Restored the backup of ${manifest.at}:`,
        `  rows      ${restored.rows} in ${restored.tables} tables, identical to the backup`,
        `  exports   ${restored.files} files`,
        `  secrets   decrypted one value each of ${restored.opened.join(', ')}`,
        `  activity  ${rows} valid rows in ${organizations} organizations`,
      ].join('\n'),
    )
  } finally {
    await database.close()
  }
})
