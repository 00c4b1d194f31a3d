import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readMigrations } from '#database/migrator/migration-history.ts'
import { installQueues, requireKnownQueue } from '#jobs/queues.ts'
import { type Secrets, publicKeyOf } from '#crypto/secrets.ts'
import { StartupError } from '#config/startup-error.ts'
import { type BackupManifest, type TablePart, readManifest } from './manifest.ts'
import { createZstdDecompress } from 'node:zlib'
import { type Pool, type PoolClient, escapeIdentifier } from 'pg'
import { from } from 'pg-copy-streams'
import { columnsOf, listTables, nameOf, settle, sumOf } from './tables.ts'
import { copyFile, mkdir } from 'node:fs/promises'
import { checkChains } from '#activity/check-chains.ts'
import { migrateTo, migrateToLatest } from '#database/migrator/migrate.ts'
import type { OpenDatabase } from '#database/open.ts'
import { recordDataKey } from '#crypto/data-key.ts'
import { openOneOfEach } from '#crypto/rotation/reseal.store.ts'

/** Reads a backup's manifest and checks all requirements before anything is restored. */
export async function readBackup(
  folder: string,
  secrets: Secrets,
  keyFile: string,
): Promise<BackupManifest> {
  const manifest = await readManifest(folder, secrets, keyFile)
  await requireRestorable(manifest, secrets, keyFile)
  await checkParts(folder, manifest)
  return manifest
}

/** Checks that this version can read the data and that the keys are available. */
async function requireRestorable(
  { migrations, keys, queue, version }: BackupManifest,
  { masters }: Secrets,
  keyFile: string,
) {
  const known = new Map((await readMigrations()).map(({ name, sha256 }) => [name, sha256]))
  const changed = migrations.find(({ name, sha256 }) => (known.get(name) ?? sha256) !== sha256)
  if (changed) {
    throw new StartupError(
      `The migration ${changed.name} isn't the one that ran on this backup's data. Restore the backup with an unmodified release of Accord ${version}.`,
    )
  }
  if (migrations.some(({ name }) => !known.has(name))) {
    throw new StartupError(
      `This backup was created by Accord ${version}, a newer version. Restore it with that version.`,
    )
  }
  requireKnownQueue(queue)
  const wanted = keys.filter((id) => !masters.all.some((key) => key.id.toString('hex') === id))
  if (wanted.length > 0) {
    throw new StartupError(
      `This backup needs the secret key ${wanted.join(' and ')}. Add it to SECRET_KEY_FILE ${keyFile}.`,
    )
  }
}

/** Checks that every file exists and is unchanged. */
async function checkParts(folder: string, { tables, exports }: BackupManifest) {
  for (const { file, sha256 } of [...tables, ...exports]) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, file)), hash).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        throw new StartupError(
          `${join(folder, file)} is missing, so the backup is incomplete. Use another backup.`,
        )
      },
    )
    if (hash.digest('hex') === sha256) continue
    throw new StartupError(
      `${join(folder, file)} was changed, so the backup is damaged. Use another backup.`,
    )
  }
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/**
 * Loads all rows of a backup into empty tables, or none of them, because it's a single transaction. Each table's rows
 * are checked.
 */
export async function fillTables(
  pool: Pool,
  folder: string,
  manifest: BackupManifest,
  say: (sentence: string) => void,
) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await settle(client)
    await requireSameTables(client, manifest)
    // Tables refer to each other in cycles, so foreign keys are created only at the end. PostgreSQL then checks them
    // for all rows.
    const keys = await dropForeignKeys(client)
    for (const part of manifest.tables) {
      await client.query(`delete from ${nameOf(part)}`)
      await fill(client, folder, part)
      if (part.rows > 0) say(`${part.table}: ${part.rows} rows`)
    }
    for (const { table, name, definition } of keys) {
      await client.query(
        `alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`,
      )
    }
    for (const { schema, name, value } of manifest.sequences) {
      const sequence = nameOf({ schema, table: name })
      await client.query('select setval($1::regclass, $2::bigint)', [sequence, value])
    }
    await client.query('commit')
    await client.query('analyze')
  } finally {
    client.release(true)
  }
}

/**
 * The queue's tables are created in their current form, so rows with a column that no longer exists can't be loaded.
 */
async function requireSameTables(client: PoolClient, { tables, version }: BackupManifest) {
  const there = new Map((await listTables(client)).map((table) => [nameOf(table), table.columns]))
  const isKnown = (part: TablePart) => {
    const columns = there.get(nameOf(part))
    return columns !== undefined && part.columns.every((column) => columns.includes(column))
  }
  const unknown = tables.find((part) => part.rows > 0 && !isKnown(part))
  if (!unknown) return
  throw new StartupError(
    `This version has no ${unknown.schema}.${unknown.table}. Restore the backup with Accord ${version}, then upgrade.`,
  )
}

async function dropForeignKeys(client: PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where contype = 'f' and conparentid = 0 and nspname in ('public', 'pgboss')`,
  )
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`)
  }
  return rows
}

async function fill(client: PoolClient, folder: string, part: TablePart) {
  const rows = createReadStream(join(folder, part.file))
  const copy = `copy ${nameOf(part)} (${columnsOf(part)}) from stdin (format binary)`
  await pipeline(rows, createZstdDecompress(), client.query(from(copy)))
  const { rows: count, sum } = await sumOf(client, part)
  if (count === part.rows && sum === part.sum) return
  throw new Error(
    `${nameOf(part)} has ${count} of ${part.rows} rows, or its rows differ from the backup.`,
  )
}

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
  /** The columns with encrypted values. One value of each was decrypted as a test. */
  opened: string[]
  chains: { organizations: number; rows: number }
}

/** Loads a backup into an empty database and verifies the result. */
export async function restoreBackup(
  parts: Parts,
  folder: string,
  manifest: BackupManifest,
): Promise<Restored> {
  const { db, pool, secrets, say } = parts
  // The tables are first created in their old form. Later migrations run after the rows were loaded, because they may
  // change them.
  await migrateTo(db, manifest.migrations.at(-1)!.name)
  await installQueues(pool)
  say(`Created the tables of Accord ${manifest.version}.`)
  await fillTables(pool, folder, manifest, say)
  await migrateToLatest(db)
  say('Loaded the rows and updated the tables. Verifying…')
  await mkdir(parts.exportsDir, { recursive: true, mode: 0o700 })
  for (const { file } of manifest.exports) {
    await copyFile(join(folder, file), join(parts.exportsDir, file.slice('exports/'.length)))
  }

  await recordDataKey(db, secrets, parts.keyFile)
  const opened = await openOneOfEach(db, secrets)
  const { organizations, rows, broken } = await checkChains(db, publicKeyOf(secrets.signatureKey))
  if (broken.length > 0) throw new StartupError(broken.join('\n'))
  return {
    rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
    tables: manifest.tables.length,
    files: manifest.exports.length,
    opened,
    chains: { organizations, rows },
  }
}
