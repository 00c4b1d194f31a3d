import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { organizationEntities } from '@accord/service/exports/contents/organization-entities.ts'
import pg from 'pg'
import { startAccord } from './accord.ts'
import type { Measurement } from './measurement.ts'
import { type ByHand, exportByHand } from './psql-export.ts'
import { interleave } from './rounds.ts'
import { seedActivity } from './seed-activity.ts'
import { median, withSpread } from './statistics.ts'

/** A data export against what an operator would do by hand: psql, zip and sha256sum, one after the other. */
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
      columns: ['', 'seconds', 'of the work by hand', 'peak memory, MB'],
      rows: [
        [`\`psql \\copy\` of ${label} rows as JSON Lines`, part('jsonLines'), '', ''],
        ['`psql \\copy` of the same rows as CSV', part('csv'), '', ''],
        ['`zip -1` of both files', part('zip'), '', ''],
        ['`sha256sum` of both files', part('sha256'), '', ''],
        ['all four by hand, one after the other', withSpread(whole, 1), '1.00', ''],
        [
          'Accord, both files packed, signed and encrypted',
          withSpread(exports, 1),
          ratio.toFixed(2),
          memory === undefined ? '–' : memory.toFixed(0),
        ],
      ],
      goals: [
        { sentence: `${ratio.toFixed(2)} times the work by hand, at most 1`, met: ratio <= 1 },
        ...(memory === undefined
          ? []
          : [{ sentence: `${memory.toFixed(0)} MB of memory, below 300`, met: memory < 300 }]),
      ],
    }
  },
}

/** Requests an export as the console does and waits until its file can be downloaded. Answers the seconds. */
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

/** The most that a process ever held. Linux only. */
async function peakMegabytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}
