import { randomUUID } from 'node:crypto'
import { openDatabase, type OpenDatabase } from '@accord/service/database/open.ts'
import { startUsageTracker } from '@accord/service/data/usage/usage-tracker.ts'
import type { Measurement, Outcome } from './measurement.ts'
import { interleave, median, withSpread } from './rounds.ts'

const many = 10_000

/** Measures the cost of tracking usage, both during a request and when it's written. */
export const uses: Measurement = {
  id: 'uses',
  title: 'Recording usage',
  async measure(bench) {
    const database = openDatabase(await bench.newDatabase())
    try {
      const ids = await someOrganizations(database)
      const recorder = startUsageTracker({ ...database, clock: Date, log: console })
      const remember = (known: string[]) => {
        for (const id of known) recorder.note('profile', id, 'user:read')
      }
      const samples = await interleave(bench.quick ? 3 : 9, {
        remembered: () => {
          const asRead = ids.map((id) => Buffer.from(id).toString())
          return timed(() => remember(asRead))
        },
        written: () => {
          remember(ids)
          return timed(() => recorder.flush())
        },
        oneByOne: () => timed(() => updateEach(database, ids)),
      })
      await recorder.stop()
      return describe(samples)
    } finally {
      await database.close()
    }
  },
}

async function someOrganizations({ pool }: OpenDatabase): Promise<string[]> {
  const ids = Array.from({ length: many }, () => randomUUID())
  await pool.query(
    `insert into organizations (id, name) select id, 'Maple Grove' from unnest($1::uuid[]) as given (id)`,
    [ids],
  )
  return ids
}

/** Updates one row per request, like the previous implementation. */
async function updateEach({ pool }: OpenDatabase, ids: string[]) {
  for (const id of ids) {
    await pool.query({
      name: 'touch',
      text: 'update organizations set updated_at = now() where id = $1',
      values: [id],
    })
  }
}

/** Returns the duration per item in microseconds. */
async function timed(work: () => unknown): Promise<number> {
  const begun = performance.now()
  await work()
  return ((performance.now() - begun) * 1000) / many
}

function describe(samples: Record<'remembered' | 'written' | 'oneByOne', number[]>): Outcome {
  const ofOneByOne = (name: keyof typeof samples) =>
    median(samples[name]) / median(samples.oneByOne)
  const row = (label: string, name: keyof typeof samples) => [
    label,
    withSpread(samples[name], 2),
    ofOneByOne(name).toFixed(4),
  ]
  const [remembered, written] = [ofOneByOne('remembered'), ofOneByOne('written')]
  return {
    columns: [`${many.toLocaleString('en-US')} uses`, 'µs each', 'of one update per use'],
    rows: [
      row('one update per use', 'oneByOne'),
      row('kept in memory, which is all that a request does', 'remembered'),
      row('written together afterwards', 'written'),
    ],
    goals: [
      {
        sentence: `kept in memory in ${remembered.toFixed(4)} of the time, at most 0.01`,
        met: remembered <= 0.01,
      },
      {
        sentence: `written in ${written.toFixed(2)} of the time, at most 0.5`,
        met: written <= 0.5,
      },
    ],
  }
}
