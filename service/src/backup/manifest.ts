import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headerLength, UnknownKey } from '#crypto/seal.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { StartupError } from '#config/startup-error.ts'

const manifestName = 'manifest.json'
/**
 * The file with the sealed digest of the manifest. The manifest contains the digests of all other files, so the seal
 * protects all of them.
 */
const sealName = 'manifest.seal'
const sealBound = 'manifest'

/** A file of the backup. */
export interface Part {
  file: string
  bytes: number
  /** The digest of the stored file, in hex. */
  sha256: string
}

export interface TablePart extends Part {
  schema: string
  table: string
  columns: string[]
  rows: number
  /** A checksum of the rows in any order, which a restore compares. */
  sum: string | null
}

/** The description of a backup. */
export interface BackupManifest {
  format: 2
  version: string
  at: string
  /** The migrations that had run on the data, in order. */
  migrations: { name: string; sha256: string }[]
  /** The IDs of the secret keys that encrypt its values. The keys themselves aren't in the backup. */
  keys: string[]
  /** The version of the job queue's tables. */
  queue: number
  tables: TablePart[]
  sequences: { schema: string; name: string; value: string }[]
  /** The files of exports. */
  exports: Part[]
  /** The exports whose files were missing when they were copied, because they were lost or had just been deleted. */
  missing: string[]
}

/** Writes the manifest. It's sealed with one of the data's recorded keys, so that a restore needs no other key. */
export async function writeManifest(
  folder: string,
  manifest: BackupManifest,
  { masters, backups }: Pick<Secrets, 'masters' | 'backups'>,
) {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  const noted = masters.all.find(({ id }) => manifest.keys.includes(id.toString('hex')))
  if (noted) masters.sealWith(noted)
  const sealed = backups.seal(digestOf(text), sealBound).toString('base64')
  await writeLasting(join(folder, manifestName), text)
  await writeLasting(join(folder, sealName), `${sealed}\n`)
}

async function writeLasting(path: string, text: string) {
  await using file = await open(path, 'wx', 0o600)
  await file.writeFile(text)
  await file.sync()
}

/** Reads the manifest. It must be unchanged and sealed with an available key. Nothing in it is trusted before that. */
export async function readManifest(
  folder: string,
  { backups }: Pick<Secrets, 'backups'>,
  keyFile: string,
): Promise<BackupManifest> {
  const partOf = (name: string) =>
    readFile(join(folder, name), 'utf8').catch(() => {
      throw new StartupError(
        `${folder} isn't a backup because it has no ${name}. Specify a folder created by accord backup.`,
      )
    })
  // These files are read in order, so that the error always names the same file if both are missing.
  const text = await partOf(manifestName)
  const sealed = await partOf(sealName)
  if (digestOf(text) !== openedSeal(backups, sealed, { folder, keyFile })) {
    throw new StartupError(
      `${join(folder, manifestName)} was changed, so the backup is damaged or was edited. Use another backup.`,
    )
  }
  const read = JSON.parse(text) as BackupManifest
  if (read.format === 2 && hasOnlyOwnFiles(read)) return read
  throw new StartupError(
    `This version can't read ${join(folder, manifestName)}. Use the version of Accord that wrote it.`,
  )
}

function openedSeal(
  backups: Secrets['backups'],
  sealed: string,
  { folder, keyFile }: { folder: string; keyFile: string },
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    return backups.unseal(bytes, sealBound)
  } catch (error) {
    // A truncated seal doesn't say which key it belongs to.
    if (!(error instanceof UnknownKey) || bytes.length < headerLength) return undefined
    throw new StartupError(
      `The backup in ${folder} was created with a different secret key. ${error.message} Add that key to SECRET_KEY_FILE ${keyFile}.`,
    )
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * Whether all file names stay inside the folder. Someone with the key could write a manifest by hand, and other names
 * would let them read and write files anywhere.
 */
function hasOnlyOwnFiles({ tables, exports }: BackupManifest): boolean {
  return (
    tables.every((part) => isName(part) && part.file === fileOfTable(part)) &&
    exports.every(({ file }) => /^exports\/[0-9a-f-]{36}\.export$/.test(file))
  )
}

type Named = Pick<TablePart, 'schema' | 'table'>

function isName({ schema, table }: Named): boolean {
  return /^\w+$/.test(schema) && /^\w+$/.test(table)
}

export function fileOfTable(named: Named): string {
  if (!isName(named)) throw new Error(`${named.schema}.${named.table} isn't a valid name`)
  return `${named.schema}.${named.table}.copy.zst`
}
