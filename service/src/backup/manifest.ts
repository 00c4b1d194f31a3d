import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headerLength, UnknownKey } from '#crypto/seal.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { StartupError } from '#config/startup-error.ts'

const manifestName = 'manifest.json'
/** Beside it: its digest, sealed. Digests of all other files are in the manifest, so this speaks for all of them. */
const sealName = 'manifest.seal'
const sealBound = 'manifest'

/** A file of the backup. */
export interface Part {
  file: string
  bytes: number
  /** Of the file as it lies there, in hex. */
  sha256: string
}

export interface TablePart extends Part {
  schema: string
  table: string
  columns: string[]
  rows: number
  /** The same for the same rows in whatever order: what a restore compares. */
  sum: string | null
}

/** What a backup says of itself. */
export interface BackupManifest {
  format: 2
  version: string
  at: string
  /** The migrations that had run on the data, in their order. */
  migrations: { name: string; sha256: string }[]
  /** Ids of the secret keys that it takes to open what is sealed in it; the keys are not here. */
  keys: string[]
  /** Which tables the job queue had. */
  queue: number
  tables: TablePart[]
  sequences: { schema: string; name: string; value: string }[]
  /** Files of exports. */
  exports: Part[]
  /** Exports whose file was gone when it was to be copied: deleted meanwhile, or lost. */
  missing: string[]
}

/** Sealed with a key that the data has noted: whoever has those that the data takes needs no other. */
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

/** Only one that was written with a key which is here, and not changed since: nothing is believed before. */
export async function readManifest(
  folder: string,
  { backups }: Pick<Secrets, 'backups'>,
  keyFile: string,
): Promise<BackupManifest> {
  const partOf = (name: string) =>
    readFile(join(folder, name), 'utf8').catch(() => {
      throw new StartupError(`${folder} is no backup: it has no ${name}.`)
    })
  // One after the other, so that of two that are missing always the same is named.
  const text = await partOf(manifestName)
  const sealed = await partOf(sealName)
  if (digestOf(text) !== openedSeal(backups, sealed, { folder, keyFile })) {
    throw new StartupError(
      `${join(folder, manifestName)} is not as it was written: the backup is damaged, or somebody changed it.`,
    )
  }
  const read = JSON.parse(text) as BackupManifest
  if (read.format === 2 && hasOnlyOwnFiles(read)) return read
  throw new StartupError(`${join(folder, manifestName)} is not one that this version can read.`)
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
    // Of one that was cut nobody knows whose it is.
    if (!(error instanceof UnknownKey) || bytes.length < headerLength) return undefined
    throw new StartupError(
      `The backup in ${folder} was made with another secret key. ${error.message} Put that key into SECRET_KEY_FILE ${keyFile}.`,
    )
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * Whoever has the key could still write one by hand: a name that leads out of its folder would be read, and written,
 * anywhere.
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
  if (!isName(named)) throw new Error(`${named.schema}.${named.table} is no name`)
  return `${named.schema}.${named.table}.copy.zst`
}
