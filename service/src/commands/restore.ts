import { join } from 'node:path'
import { StartupRefused } from '#startup-refused.ts'
import { type Config, readConfig } from '#config.ts'
import { checkParts } from '#backup/check-parts.ts'
import { readManifest } from '#backup/manifest.ts'
import { requireEmpty, requireRestorable, restoreBackup } from '#backup/restore-backup.ts'
import { folderOf } from '#program/command-help.ts'
import { keysAtHand, secretKeyFileOf } from '#secrets/load-secrets.ts'
import { openEmpty } from '#database/open-data.ts'
import { prepareDatabase } from '#prepare-database.ts'

const usage = `Usage: accord restore FOLDER

Brings a backup into an empty database: that of DATABASE_URL (with the role of DATABASE_MIGRATION_URL where
that is set), or a new one in DATA_DIR. Put the secret key into place first. Proves that every row is there, that sealed values open and that no activity
was changed, and then ends: start the service.`

/** `npm run restore FOLDER`. */
try {
  const folder = folderOf(usage)
  const config = readConfig(process.env)
  const keyFile = secretKeyFileOf(config)
  const say = (sentence: string) => console.log(sentence)
  const manifest = await readManifest(folder)
  const secrets = keysAtHand(config)
  await requireRestorable(manifest, secrets, keyFile)
  await checkParts(folder, manifest)
  const database = await openEmpty(config)
  try {
    await requireEmpty(database.pool)
    const parts = { ...database, secrets, keyFile, exportsDir: config.exportsDir, say }
    const restored = await restoreBackup(parts, folder, manifest).catch((error: unknown) => {
      console.error(`Not restored: ${howToBeginAgain(config)} before the next attempt.`)
      throw error
    })
    // The role that works on the tables did not make them.
    const { databaseUrl } = config
    if (databaseUrl !== undefined) await prepareDatabase(databaseUrl, config, { log: say })
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
} catch (error) {
  console.error(error instanceof StartupRefused ? error.message : error)
  process.exitCode = 1
}

/** What was begun is of no use, and in the way of the next attempt. */
function howToBeginAgain({ databaseUrl, dataDir }: Config) {
  return databaseUrl === undefined
    ? `remove ${join(dataDir, 'postgres')}`
    : 'drop the database and create it again'
}
