import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Entity, sqlForSubject } from '@accord/service/exports/contents/entities.ts'
import pg from 'pg'
import { setTimeout } from 'node:timers/promises'
import { organizationEntities } from '@accord/service/exports/contents/organization-entities.ts'
import { startAccord } from './accord.ts'
import type { Measurement } from './measurement.ts'
import { interleave, median, withSpread } from './rounds.ts'
import { seedActivity } from './seed-at-scale.ts'

/** The duration of each manual step in seconds. */
export interface ByHand {
  jsonLines: number
  csv: number
  zip: number
  sha256: number
}

/** Creates and deletes both files of an entity with psql, zip, and sha256sum, as an operator would. */
export async function exportByHand(
  databaseUrl: string,
  { columns, select }: Entity,
  id: string,
): Promise<ByHand> {
  const folder = await mkdtemp(join(tmpdir(), 'accord-by-hand-'))
  const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  const source = `(${sqlForSubject(id, select)}) as source (${names})`
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
  // JSON contains neither of these two bytes, so COPY won't add quotes or escapes.
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

/** Runs a command and returns how many seconds it took. */
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

/** Compares a data export with an operator's manual steps, which run psql, zip, and sha256sum one after the other. */
export const dataExport: Measurement = {
  id: 'export',
  title: 'Data export of an organization',
  async measure({ quick, ...bench }) {
    const rows = quick ? 200_000 : 1_000_000
    await using accord = await startAccord({ quick, ...bench })
    const { databaseUrl, pid, url } = accord
    const busy = await seedActivity(databaseUrl, rows)
    const as = await accord.seed.profileSession(busy.userId, busy.profileId)
    const activity = organizationEntities.find(({ name }) => name === 'activity')!
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const byHand: ByHand[] = []
    const { whole, exports } = await interleave(quick ? 2 : 3, {
      whole: async () => {
        const parts = await exportByHand(databaseUrl, activity, busy.organizationId)
        byHand.push(parts)
        return Object.values(parts).reduce((sum, part) => sum + part, 0)
      },
      exports: () => makeExport(client, url, as, busy.organizationId),
    }).finally(() => void client.end())

    const memory = await peakMegabytes(pid)
    const ratio = median(exports) / median(whole)
    const label = rows.toLocaleString('en-US')
    const part = (name: keyof ByHand) =>
      withSpread(
        byHand.map((parts) => parts[name]),
        1,
      )
    return {
      columns: ['', 'seconds', 'of the time of the tools', 'peak memory, MB'],
      rows: [
        [`\`psql \\copy\` of ${label} rows as JSON Lines`, part('jsonLines'), '', ''],
        ['`psql \\copy` of the same rows as CSV', part('csv'), '', ''],
        ['`zip -1` of both files', part('zip'), '', ''],
        ['`sha256sum` of both files', part('sha256'), '', ''],
        ['all four, one after another', withSpread(whole, 1), '1.00', ''],
        [
          'Accord, both files packed, signed and encrypted',
          withSpread(exports, 1),
          ratio.toFixed(2),
          memory === undefined ? '–' : memory.toFixed(0),
        ],
      ],
      goals: [
        {
          sentence: `${ratio.toFixed(2)} times the time of the command-line tools, at most 1`,
          met: ratio <= 1,
        },
        ...(memory === undefined
          ? []
          : [{ sentence: `${memory.toFixed(0)} MB of memory, below 300`, met: memory < 300 }]),
      ],
    }
  },
}

/** Requests an export like the console, and waits until its file can be downloaded. Returns the duration in seconds. */
async function makeExport(
  client: pg.Client,
  url: string,
  headers: Record<string, string>,
  organizationId: string,
): Promise<number> {
  const begun = performance.now()
  const path = `${url}/api/data-export/organization/${organizationId}`
  const response = await fetch(path, { method: 'POST', headers })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const { id } = (await response.json()) as { id: string }
  for (;;) {
    const { rows } = await client.query<{ step: string }>(
      'select step from exports where id = $1',
      [id],
    )
    if (rows[0]?.step === 'completed') return (performance.now() - begun) / 1000
    if (rows[0]?.step === 'failed') throw new Error('The export failed.')
    await setTimeout(20)
  }
}

/** Returns the peak memory of a process, on Linux only. */
async function peakMegabytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}
