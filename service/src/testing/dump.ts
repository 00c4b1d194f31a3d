import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import type { Pool } from 'pg'
import { writeBackup } from '#backup/write-backup.ts'
import type { Context } from '#context.ts'
import { columns } from '#database/tables.ts'

/** Columns and tables that change on their own, such as the minute in which a session was last used. */
const written = new Set(['last_seen_at'])
const noted = ['uses', 'use_days', 'application_usage_days']

/** Returns every row of every table as text, in the form of a database dump. */
export async function dumpOf(
  pool: Pick<Pool, 'query'>,
  { except = [] as string[] } = {},
): Promise<string> {
  const each = tablesBut(except).map(
    ([table, names]) => `select '${table} ' || row(${names})::text as line from ${table}`,
  )
  // The statement is named, because planning it takes longer than reading a few rows of each table.
  const name = `dump but ${except.join()}`
  const { rows } = await pool.query<{ line: string }>({
    name,
    text: `${each.join(' union all ')} order by 1`,
  })
  return rows.map(({ line }) => line).join('\n')
}

/** Returns a checksum of each table's rows. It's fast enough to calculate after every call. */
export async function sumsOf(
  pool: Pick<Pool, 'query'>,
  { except = [] as string[] } = {},
): Promise<Record<string, string>> {
  const each = tablesBut(except).map(
    ([table, names]) =>
      `(select sum(hashtextextended(row(${names})::text, 0))::text from ${table}) as ${table}`,
  )
  // This runs after every call, so its name lets each connection plan it only once.
  const name = `sums but ${except.join()}`
  const { rows } = await pool.query<Record<string, string>>({
    name,
    text: `select ${each.join(', ')}`,
  })
  return rows[0]!
}

/** Returns all contents of a backup, unpacked. */
export async function backupOf({ reader: pool, config, secrets }: Context): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  const { exportsDir } = config
  const into = join(folder, 'backup')
  await writeBackup({ pool, exportsDir, secrets, version: '0', say: () => {} }, into)
  const names = await readdir(into, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map(({ name }) => join(into, name))
  const contents = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file)
      return file.endsWith('.zst') ? zstdDecompressSync(bytes) : bytes
    }),
  )
  await rm(folder, { recursive: true })
  return Buffer.concat(contents)
}

function tablesBut(except: string[]): [table: string, names: string][] {
  return Object.entries(columns)
    .filter(([name]) => ![...noted, ...except].includes(name))
    .map(([name, known]) => [
      name,
      Object.keys(known)
        .filter((column) => !written.has(column))
        .join(', '),
    ])
}
