import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Duplex, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import { to } from 'pg-copy-streams'
import { makeFolder, syncFolder } from '#cli/folders.ts'
import { isLockTimeout } from '#database/errors.ts'
import { fileOf } from '#data/exports/export-folder.ts'
import { findQueueVersion } from '#jobs/queues.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { StartupError } from '#config/startup-error.ts'
import {
  type BackupManifest,
  fileOfTable,
  type Part,
  type TablePart,
  writeManifest,
} from './manifest.ts'
import {
  columnsOf,
  listSequences,
  listTables,
  nameOf,
  settle,
  sumOf,
  type Table,
} from './tables.ts'

interface Parts {
  pool: Pool
  exportsDir: string
  secrets: Pick<Secrets, 'masters' | 'backups'>
  version: string
  say: (sentence: string) => void
}

/**
 * Writes a consistent copy of all data while the service is running. The folder gets its final name only once the copy
 * is complete. If a backup is interrupted, the next one removes its partial files.
 */
export async function writeBackup(parts: Parts, given: string): Promise<BackupManifest> {
  const folder = resolve(given)
  if (existsSync(folder)) {
    throw new StartupError(`${folder} already exists. Specify another folder.`)
  }
  const writing = `${folder}.part`
  await beginFolder(writing)
  const client = await parts.pool.connect()
  try {
    const tables = await listTables(client)
    await client.query('begin isolation level repeatable read read only')
    await settle(client)
    await holdTables(client, tables)
    const manifest = await writeParts(parts, client, writing)
    await client.query('commit')
    await writeManifest(writing, manifest, parts.secrets)
    await rename(writing, folder)
    await syncFolder(dirname(folder))
    return manifest
  } catch (error) {
    await rm(writing, { recursive: true, force: true })
    throw error
  } finally {
    // The connection can't be reused after an interrupted COPY.
    client.release(true)
  }
}

async function beginFolder(writing: string) {
  try {
    await rm(writing, { recursive: true, force: true })
    makeFolder(join(writing, 'exports'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(
      `${writing} can't be created (${code}). Specify a folder that this user can write to.`,
    )
  }
}

/**
 * Locks the tables before the first row is read, which is when the snapshot is taken. A table that a migration rewrites
 * after the snapshot would seem empty.
 */
async function holdTables(client: PoolClient, tables: Table[]) {
  try {
    await client.query(`lock table ${tables.map(nameOf).join(', ')} in access share mode`)
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    throw new StartupError('A migration is changing the tables. Try again when it finishes.')
  }
}

async function writeParts(
  { exportsDir, version, say }: Parts,
  client: PoolClient,
  folder: string,
): Promise<BackupManifest> {
  const { rows: now } = await client.query<{ at: Date }>('select now() as at')
  const texts = async (text: string) =>
    (await client.query<{ text: string }>(text)).rows.map((row) => row.text)
  const { rows: migrations } = await client.query<BackupManifest['migrations'][number]>(
    'select name, sha256 from kysely_migration order by name',
  )
  const keys = await texts(
    "select encode(substring(value from 1 for 8), 'hex') as text from secret_key_check order by noted_at",
  )
  const queue = (await findQueueVersion(client))!
  const tables: TablePart[] = []
  for (const table of await listTables(client)) {
    const written = await writeTable(client, table, folder)
    if (written.rows > 0) say(`${table.table}: ${written.rows} rows`)
    tables.push(written)
  }
  // Expired exports are included if their files haven't been deleted yet.
  const ids = await texts(
    "select id::text as text from exports where step = 'completed' and file_deleted_at is null",
  )
  const exports: Part[] = []
  const missing: string[] = []
  for (const id of ids) {
    const part = await copyPart(fileOf(exportsDir, id), folder, `exports/${id}.export`)
    if (part) exports.push(part)
    else missing.push(id)
  }
  const sequences = await listSequences(client)
  const at = now[0]!.at.toISOString()
  return { format: 2, version, at, migrations, keys, queue, tables, sequences, exports, missing }
}

async function writeTable(client: PoolClient, table: Table, folder: string): Promise<TablePart> {
  const counted = await sumOf(client, table)
  const select = `select ${columnsOf(table)} from ${nameOf(table)}`
  const rows = client.query(to(`copy (${select}) to stdout (format binary)`))
  const file = fileOfTable(table)
  return {
    ...table,
    ...counted,
    ...(await writePart([rows, createZstdCompress()], folder, file)),
  }
}

/** Copies a file. Returns undefined if the file is missing, because it was deleted or has expired. */
async function copyPart(from: string, folder: string, file: string): Promise<Part | undefined> {
  const source = await open(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return source && writePart([createReadStream('', { fd: source })], folder, file)
}

/** Writes a file through a single pipeline, so that an error in any stage fails the backup. */
async function writePart(
  source: [Readable, ...Duplex[]],
  folder: string,
  file: string,
): Promise<Part> {
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const target = createWriteStream(join(folder, file), { flags: 'wx', mode: 0o600, flush: true })
  await pipeline([...source, counted, target])
  return { file, bytes, sha256: hash.digest('hex') }
}
