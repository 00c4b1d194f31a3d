import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { startPostgresForTests } from '@accord/service/testing/helpers/postgres-for-tests.ts'
import { runQuietly } from '../scripts/run-command.ts'
import {
  type AssuranceCheck,
  type AssuranceResult,
  type AssuranceWorld,
  ids,
} from './assurance-check.ts'
import { loadAssuranceChecks } from './runner/load-assurance-checks.ts'
import { type Measured, holdsUp, lineOf, writeTrustPage } from './runner/trust-page.ts'

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, write: { type: 'boolean' } },
})
const { quick = false, write = false } = values
/** The seed of a previous run that should be repeated. */
const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31))

/** An unhandled rejection is a fault of the check that was running. */
const unhandled: string[] = []
process.on('unhandledRejection', (reason) => unhandled.push(`unhandled: ${String(reason)}`))

const unknown = wanted.filter((id) => !ids.some((known) => known === id))
if (unknown.length > 0) {
  console.error(`Unknown test ${unknown.join(', ')}. The tests are ${ids.join(', ')}.`)
  process.exit(1)
}

const checks = (await loadAssuranceChecks()).filter(
  ({ id }) => wanted.length === 0 || wanted.includes(id),
)
const postgres = await startPostgresForTests()
try {
  console.log(`SEED=${seed} repeats these inputs.\n`)
  const lines: Measured[] = []
  for (const check of checks) lines.push(await measured(check))
  console.log('')
  console.table(lines.map(({ id, asked, reached, seconds }) => ({ id, asked, reached, seconds })))
  // The results of a quick run are too rough to publish.
  if (write && !quick) writeTrustPage(lines)
} finally {
  await postgres.stop()
}

async function measured(check: AssuranceCheck): Promise<Measured> {
  const asked = quick ? { ...check, size: check.quick ?? check.size } : check
  const began = performance.now()
  const reached = await attempt(asked, { newDatabase: postgres.newDatabase, seed })
  const line = lineOf(asked, reached, performance.now() - began)
  const fine = holdsUp(asked, reached)
  if (!fine) process.exitCode = 1
  console.log(`${fine ? 'passed' : 'FAILED'}  ${line.id}  ${line.reached}  (${line.seconds} s)`)
  for (const fault of reached.faults.slice(0, 20)) console.log(`         ${fault}`)
  return { ...line, on: new Date().toISOString().slice(0, 10), commit: await commit() }
}

async function attempt(check: AssuranceCheck, world: AssuranceWorld): Promise<AssuranceResult> {
  const before = unhandled.length
  try {
    const reached = await check.run(check.size, world)
    return { ...reached, faults: [...reached.faults, ...unhandled.slice(before)] }
  } catch (error) {
    // The other checks can still run.
    return { count: 0, faults: [error instanceof Error ? (error.stack ?? '') : String(error)] }
  }
}

async function commit(): Promise<string> {
  const { output } = await runQuietly('git', ['rev-parse', '--short', 'HEAD'])
  return output.trim()
}
