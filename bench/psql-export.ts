import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { about, type Entity } from '@accord/service/exports/contents/entities.ts'
import pg from 'pg'

/** The parts of the work by hand, in seconds; one runs after the other. */
export interface ByHand {
  jsonLines: number
  csv: number
  zip: number
  sha256: number
}

/** Makes both files of an entity the way an operator would with psql, zip and sha256sum, and throws them away. */
export async function exportByHand(
  databaseUrl: string,
  { columns, select }: Entity,
  id: string,
): Promise<ByHand> {
  const folder = await mkdtemp(join(tmpdir(), 'accord-by-hand-'))
  const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  const source = `(${about(id, select)}) as source (${names})`
  const cells = columns
    .filter(({ kind }) => kind !== 'proof')
    .map(({ name, kind }) => {
      const cell = pg.escapeIdentifier(name)
      return kind === 'hex' ? `encode(${cell}, 'hex') as ${cell}` : cell
    })
  const values = columns.map(({ name, kind }) => {
    const value = pg.escapeIdentifier(name)
    return kind === 'hex' || kind === 'proof' ? `encode(${value}, 'hex') as ${value}` : value
  })
  // JSON has neither of these two bytes, so nothing in it is quoted or escaped a second time.
  const asItIs = `with (format csv, quote e'\\x01', delimiter e'\\x02')`
  const copy = (query: string, target: string) =>
    run(folder, 'psql', ['-d', databaseUrl, '-q', '-c', `\\copy (${query}) to ${target}`])
  try {
    return {
      jsonLines: await copy(
        `select row_to_json(row) from (select ${values.join(', ')} from ${source}) row`,
        `'rows.jsonl' ${asItIs}`,
      ),
      csv: await copy(`select ${cells.join(', ')} from ${source}`, `'rows.csv' csv header`),
      zip: await run(folder, 'zip', ['-1', '-q', 'rows.zip', 'rows.jsonl', 'rows.csv']),
      sha256: await run(folder, 'sha256sum', ['rows.jsonl', 'rows.csv']),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Runs a command, and answers how many seconds it took. */
async function run(cwd: string, command: string, args: string[]): Promise<number> {
  const begun = performance.now()
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PGTZ: 'UTC' },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ended with ${code}.`)
  return (performance.now() - begun) / 1000
}
