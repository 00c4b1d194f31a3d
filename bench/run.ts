import { parseArgs } from 'node:util'
import { startPostgresForTests } from '@accord/service/testing/helpers/postgres-for-tests.ts'
import { buildConsoleIfStale } from '../scripts/build-console.ts'
import { installOwn } from '../scripts/run-command.ts'
import { accessOfFew } from './access-of-few.ts'
import { accessPage } from './access-page.ts'
import { describeMachine, goalLines, markdownTable, writeIntoDocs } from './report.ts'
import { eventDelivery } from './event-delivery.ts'
import { eventFeed } from './event-feed.ts'
import { dataExport } from './export.ts'
import { firstPaint } from './first-paint.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { layoutShift } from './layout-shift.ts'
import { listsAtScale } from './lists-at-scale.ts'
import type { Bench, Goal, Measurement } from './measurement.ts'
import { navigation } from './navigation.ts'
import { oauth } from './oauth.ts'
import { passkeySignIn } from './passkey-sign-in.ts'
import { sessionCheck } from './session-check.ts'
import { signInCost } from './sign-in-cost.ts'
import { signInFlood } from './sign-in-flood.ts'
import { signInWeight } from './sign-in-weight.ts'
import { uses } from './uses.ts'
import { watched } from './watched.ts'

/** All measurements, in the order of docs/performance.md. */
const measurements: Measurement[] = [
  sessionCheck,
  watched,
  signInCost,
  passkeySignIn,
  signInFlood,
  idempotencyKey,
  uses,
  listsAtScale,
  accessPage,
  accessOfFew,
  eventFeed,
  eventDelivery,
  oauth,
  dataExport,
  signInWeight,
  firstPaint,
  navigation,
  layoutShift,
]

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' } },
})
const { quick = false } = values

await buildConsoleIfStale()
await installOwn('bench', 'the peers of the benchmarks')
const postgres = await startPostgresForTests()
try {
  const circumstances = await describeMachine(postgres.serverUrl)
  console.log(`\n${circumstances}`)
  const measured = await measureAll({ quick, newDatabase: postgres.newDatabase })
  // The results of a quick run are too rough to publish.
  const date = new Date().toISOString().slice(0, 10)
  const order = measurements.map(({ id }) => id)
  if (!quick) await writeIntoDocs(measured, { order, when: `${date}: ${circumstances}` })
} finally {
  await postgres.stop()
}

async function measureAll(bench: Bench) {
  const chosen = measurements.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  const measured = new Map<string, Goal[]>()
  for (const { id, title, measure } of chosen) {
    console.log(`\n${title} (${id})\n`)
    try {
      const outcome = await measure(bench)
      console.log(`${markdownTable(outcome)}\n\n${goalLines(outcome.goals)}`)
      measured.set(id, outcome.goals)
    } catch (error) {
      // The other measurements can still run. This one's rows in the page don't change.
      console.error(error)
      process.exitCode = 1
    }
  }
  return measured
}
