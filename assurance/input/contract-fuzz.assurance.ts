import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { callers } from '@accord/service/testing/access/callers.ts'
import { type TestCast, setUpCast } from '@accord/service/testing/access/cast.ts'
import { type Row, rowsOfOneCast } from '@accord/service/testing/access/examples.ts'
import { startTestService } from '@accord/service/testing/test-service.ts'
import fc from 'fast-check'
import type { AssuranceCheck } from '../assurance-check.ts'
import { twist, twisted } from './from-the-contract.ts'
import { keptAlive } from './keep-alive.ts'

/** The number of requests per set of examples. */
const perRound = 10_000
const atOnce = 8
const asking = callers.filter(({ name }) =>
  ['nobody', 'member', 'owner', 'app for owner', 'app itself'].includes(name),
)
const mostGrowth = 50

const attempt = fc.record({
  row: fc.constantFrom(...rowsOfOneCast),
  caller: fc.constantFrom(...asking),
  twists: fc.array(twist, { minLength: 1, maxLength: 3 }),
})

export const assuranceCheck: AssuranceCheck = {
  id: 'FZ1',
  what: 'requests generated from the contract with wrong types and sizes, unusual text, and injected operators, queries, and templates, sent to two instances',
  holds:
    'no response is a 5xx or contains a stack trace, no error is unhandled, and memory grows by less than 50 MB',
  size: 200_000,
  unit: 'requests',
  quick: 200,
  run: async (size, { newDatabase, seed }) => {
    await using first = await startTestService({ databaseUrl: await newDatabase() })
    await using second = await startTestService({ beside: first })
    using client = keptAlive(atOnce)
    const aCast = await setUpCast(first)
    const faults: string[] = []
    const statuses: Record<string, number> = {}
    let count = 0
    let settled = 0
    for (let round = 0; count < size; round++) {
      const exampleOf = await examplesFor(await aCast())
      const many = Math.min(perRound, size - count)
      const attempts = fc.sample(attempt, { numRuns: many, seed: seed + round }).values()
      const work = async (url: string) => {
        for (const { row, caller, twists } of attempts) {
          const { sent, token } = await exampleOf(row, caller)
          const asked = twisted(row, sent, token, twists)
          const { status, text } = await client.send(url, asked).catch(hungUp)
          const kind = `${Math.floor(status / 100)}xx`
          statuses[kind] = (statuses[kind] ?? 0) + 1
          if (status === 0 || status >= 500 || showsStack(text)) {
            faults.push(`${status} ${JSON.stringify(asked).slice(0, 600)} → ${text.slice(0, 300)}`)
          }
          count++
        }
      }
      const urls = Array.from({ length: atOnce }, (_, at) => [first.url, second.url][at % 2]!)
      await Promise.all(urls.map(work))
      // Memory for code that is compiled and cached during the first round doesn't count as growth.
      if (round === 0) settled = memoryInUse()
    }
    const growth = memoryInUse() - settled
    if (growth >= mostGrowth) faults.push(`memory grew by ${growth.toFixed(0)} MB`)
    const spread = Object.entries(statuses).map(
      ([kind, many]) => `${many.toLocaleString('en-US')} responses were ${kind}`,
    )
    return {
      count,
      faults,
      also: `${spread.join(', ')}. Memory changed by ${growth.toFixed(1)} MB`,
    }
  },
}

/**
 * Returns an owner's valid requests and every caller's token. Each token is created when it's first
 * needed.
 */
async function examplesFor(cast: TestCast) {
  const sent = new Map<Row, Awaited<ReturnType<Row['sends']>>>()
  for (const row of rowsOfOneCast) sent.set(row, await row.sends(cast, cast.owner))
  const tokens = new Map<string, string>()
  return async (row: Row, { name, actAs: asks }: (typeof asking)[number]) => {
    const given = `${name} ${row.call.scope}`
    if (!tokens.has(given)) {
      const { as } = await asks(cast, row.call)
      tokens.set(given, as.headers['authorization'] ?? '')
    }
    return { sent: sent.get(row)!, token: tokens.get(given)! }
  }
}

/** Returns status 0, which counts as a fault, because every request must get a response. */
function hungUp(error: Error) {
  return { status: 0, text: error.message }
}

function showsStack(text: string): boolean {
  return /\n\s+at |\.(ts|js|mjs):\d+/.test(text) && !text.startsWith('<!doctype')
}

/** Returns the used memory in megabytes after a garbage collection. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}
