import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { checkChains } from '#activity/check-chains.ts'
import { migrateTo, migrateToLatest } from '#database/migrating/migrate.ts'
import { type OpenDatabase } from '#database/open.ts'
import { installQueues } from '#jobs/queues.ts'
import { noteKeyOfData } from '#secrets/key-of-data.ts'
import { openOneOfEach } from '#secrets/rotation/reseal.store.ts'
import type { Secrets } from '#secrets/secrets.ts'
import { publicKeyOf } from '#secrets/signature-key.ts'
import { StartupRefused } from '#config/startup-refused.ts'
import { fillTables } from './fill-tables.ts'
import type { BackupManifest } from './manifest.ts'

interface Parts extends OpenDatabase {
  url: string
  secrets: Secrets
  keyFile: string
  exportsDir: string
  say: (sentence: string) => void
}

export interface Restored {
  rows: number
  tables: number
  files: number
  /** Columns of sealed values, of each of which one was opened. */
  opened: string[]
  chains: { organizations: number; rows: number }
}

/** Fills an empty database and proves what came of it. */
export async function restoreBackup(
  parts: Parts,
  folder: string,
  manifest: BackupManifest,
): Promise<Restored> {
  const { db, pool, secrets, say } = parts
  // As it was, and up to date only with the rows in it: a migration may change them.
  await migrateTo(db, manifest.migrations.at(-1)!.name)
  await installQueues(pool)
  say(`The tables of Accord ${manifest.version} are made.`)
  await fillTables(pool, folder, manifest, say)
  await migrateToLatest(db)
  say('The rows are in and the tables up to date. Looking at what came of it …')
  await mkdir(parts.exportsDir, { recursive: true, mode: 0o700 })
  for (const { file } of manifest.exports) {
    await copyFile(join(folder, file), join(parts.exportsDir, file.slice('exports/'.length)))
  }

  await noteKeyOfData(db, secrets, parts.keyFile)
  const opened = await openOneOfEach(db, secrets)
  const { organizations, rows, broken } = await checkChains(db, publicKeyOf(secrets.signatureKey))
  if (broken.length > 0) throw new StartupRefused(broken.join('\n'))
  return {
    rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
    tables: manifest.tables.length,
    files: manifest.exports.length,
    opened,
    chains: { organizations, rows },
  }
}
