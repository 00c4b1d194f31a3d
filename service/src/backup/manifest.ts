import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupRefused } from '#startup-refused.ts'

export const manifestName = 'manifest.json'

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
  format: 1
  version: string
  at: string
  /** Names of the migrations that the data had seen. */
  migrations: string[]
  /** Ids of the secret keys that it takes to open what is sealed in it; the keys are not here. */
  keys: string[]
  tables: TablePart[]
  sequences: { schema: string; name: string; value: string }[]
  /** Files of exports. */
  exports: Part[]
  /** Exports whose file was gone when it was to be copied: deleted meanwhile, or lost. */
  missing: string[]
}

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new StartupRefused(`${folder} is no backup: it has no ${manifestName}.`)
  })
  try {
    const read = JSON.parse(text) as BackupManifest
    if (read.format === 1 && hasOnlyOwnFiles(read)) return read
  } catch {
    // Cut short: the sentence below says so too.
  }
  throw new StartupRefused(`${join(folder, manifestName)} is not one that this version can read.`)
}

/** It comes from elsewhere: a name that leads out of its folder would be read, and written, anywhere. */
function hasOnlyOwnFiles({ tables, exports }: BackupManifest): boolean {
  return (
    tables.every(({ schema, table, file }) => file === fileOfTable({ schema, table })) &&
    exports.every(({ file }) => /^exports\/[0-9a-f-]{36}\.export$/.test(file))
  )
}

export function fileOfTable({ schema, table }: Pick<TablePart, 'schema' | 'table'>): string {
  if (!/^\w+$/.test(schema) || !/^\w+$/.test(table))
    throw new Error(`${schema}.${table} is no name`)
  return `${schema}.${table}.copy.zst`
}
