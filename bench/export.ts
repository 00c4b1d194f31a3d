import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { about } from '@accord/service/exports/contents/entities.ts'
import { organizationEntities } from '@accord/service/exports/contents/organization-entities.ts'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { startAccord } from './accord.ts'
import type { Measurement } from './measurement.ts'
import { interleave } from './rounds.ts'
import { seedActivity } from './seed-activity.ts'
import { median, withSpread } from './statistics.ts'

/** A data export against the least that reading the same rows can take. */
export const dataExport: Measurement = {
  id: 'export',
  title: 'Data export of an organization',
  async measure({ quick, ...bench }) {
    const rows = quick ? 200_000 : 1_000_000
    await using accord = await startAccord({ quick, ...bench })
    const busy = await seedActivity(accord.databaseUrl, rows)
    const as = await accord.seed.profileSession(busy.userId, busy.profileId)
    const client = new pg.Client({ connectionString: accord.databaseUrl })
    await client.connect()
    const samples = await interleave(quick ? 2 : 5, {
      plain: () => timed(() => copyPlain(client, busy.organizationId)),
      export: () => timed(() => makeExport(client, accord.url, as, busy.organizationId)),
    }).finally(() => void client.end())

    const memory = await peakMegabytes(accord.pid)
    const ratio = median(samples.export) / median(samples.plain)
    const label = rows.toLocaleString('en-US')
    return {
      columns: ['', 'seconds', 'of plain COPY', 'peak memory, MB'],
      rows: [
        [`plain \`COPY … TO\` of ${label} rows, as text`, withSpread(samples.plain, 1), '1.00', ''],
        [
          'Accord, JSON Lines and CSV, packed, signed, encrypted',
          withSpread(samples.export, 1),
          ratio.toFixed(2),
          memory === undefined ? '–' : memory.toFixed(0),
        ],
      ],
      goals: [
        { sentence: `${ratio.toFixed(2)} times plain COPY, at most 2`, met: ratio <= 2 },
        ...(memory === undefined
          ? []
          : [{ sentence: `${memory.toFixed(0)} MB of memory, below 300`, met: memory < 300 }]),
      ],
    }
  },
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

/**
 * The export's own selects, and their rows thrown away. As text, though the export reads binary: it is what anybody would
 * do by hand.
 */
async function copyPlain(client: pg.Client, organizationId: string) {
  for (const entity of organizationEntities) {
    const copied = client.query(to(`copy (${about(organizationId, entity.select)}) to stdout`))
    for await (const _bytes of copied);
  }
}

/** Asked for as the console does, until its file can be downloaded. */
async function makeExport(
  client: pg.Client,
  url: string,
  headers: Record<string, string>,
  organizationId: string,
) {
  const path = `${url}/api/data-export/organization/${organizationId}`
  const response = await fetch(path, { method: 'POST', headers })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const { id } = (await response.json()) as { id: string }
  for (;;) {
    const { rows } = await client.query<{ step: string }>(
      'select step from exports where id = $1',
      [id],
    )
    if (rows[0]?.step === 'completed') return
    if (rows[0]?.step === 'failed') throw new Error('The export failed.')
    await setTimeout(20)
  }
}

/** The most that a process ever held. Linux only. */
async function peakMegabytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}
