import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { escapeIdentifier, type PoolClient, type Pool } from 'pg'
import { from } from 'pg-copy-streams'
import { StartupRefused } from '#config/startup-refused.ts'
import type { BackupManifest, TablePart } from './manifest.ts'
import { columnsOf, listTables, nameOf, settle, sumOf } from './tables.ts'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** All rows of a backup into empty tables, or none: in one transaction, which ends with what they must come to. */
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
    // Tables lean on each other in circles; made again at the end, each key is checked over all rows.
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

/** The queue's tables are made as they are today: a column that went since has nowhere to come to. */
async function requireSameTables(client: PoolClient, { tables, version }: BackupManifest) {
  const there = new Map((await listTables(client)).map((table) => [nameOf(table), table.columns]))
  const isKnown = (part: TablePart) => {
    const columns = there.get(nameOf(part))
    return columns !== undefined && part.columns.every((column) => columns.includes(column))
  }
  const unknown = tables.find((part) => part.rows > 0 && !isKnown(part))
  if (!unknown) return
  throw new StartupRefused(
    `${unknown.schema}.${unknown.table} is not known to this version: restore with Accord ${version}, and upgrade then.`,
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
  throw new Error(`${nameOf(part)} has ${count} rows of ${part.rows}, or others than were written.`)
}
