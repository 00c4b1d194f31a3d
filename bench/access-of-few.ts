import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '@accord/service/database/open.ts'
import { seedLargeOrganization } from '@accord/service/testing/large-organization.ts'
import { startAccord } from './accord.ts'
import type { Measurement } from './measurement.ts'
import { interleave, withSpread } from './rounds.ts'

const members = 120_000
/** The service's statement timeout. Because of it, no request may take longer. */
const maxMilliseconds = 10_000

/**
 * Measures a single organization that makes up almost the entire database, because PostgreSQL chooses other plans for
 * it than for one of ten thousand organizations.
 */
export const accessOfFew: Measurement = {
  id: 'access-of-few',
  title:
    'Access page of 120,000 people with as many approvals, in an installation with two organizations',
  async measure(bench) {
    await using accord = await startAccord(bench)
    const { userId, profileId, organizationId } = await seed(accord.databaseUrl)
    const headers = await accord.seed.profileSession(userId, profileId)
    const ask = async (path: string, body?: object) => {
      const response = await fetch(`${accord.url}/api/organization/${organizationId}/${path}`, {
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      const answer = await response.text()
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer}`)
      return JSON.parse(answer)
    }
    const timed = (work: () => Promise<unknown>) => async () => {
      const begun = performance.now()
      await work()
      return performance.now() - begun
    }
    const until = async (path: string, isDone: (answer: any) => boolean) => {
      while (!isDone(await ask(path))) await delay(100)
    }
    const first = await timed(() => ask('access/summary'))()
    const counted = await timed(() => until('access/summary', ({ unused }) => unused !== null))()
    const samples = await interleave(bench.quick ? 5 : 20, {
      'page 1': timed(() => ask('access')),
      'page 5,000': timed(() => ask('access?$skip=99980')),
      people: timed(() => ask('access?kind=person')),
      'a search over people': timed(() => ask('access?search=ana%20number1234')),
      'a search for all applications': timed(() => ask('access?search=application')),
      'unused only': timed(() => ask('access?only=unused')),
      'unused scopes only': timed(() => ask('access?only=asks_for_more')),
      summary: timed(() => ask('access/summary')),
    })
    const opened = await timed(async () => {
      const { id } = await ask('access-reviews', { dueInDays: 14 })
      await until(`access-reviews/${id}`, ({ state }) => state === 'open')
    })()
    const requests = { 'summary, the first request': [first], ...samples }
    const beside = {
      "summary, until it's counted for the first time": [first + counted],
      'a review, until a worker has opened it': [opened],
    }
    return {
      columns: ['', 'ms'],
      rows: Object.entries({ ...requests, ...beside }).map(([label, times]) => [
        label,
        withSpread(times),
      ]),
      goals: Object.entries(requests).map(([label, times]) => ({
        sentence: `${label}: at most ${Math.round(Math.max(...times))} ms, less than ${maxMilliseconds}`,
        met: Math.max(...times) < maxMilliseconds,
      })),
    }
  },
}

async function seed(databaseUrl: string) {
  const { pool, close } = openDatabase(databaseUrl, {
    limits: { max: 1 },
  })
  try {
    // The foreign keys are valid by construction. Checking them would take most of the time.
    await pool.query('set session_replication_role = replica')
    const large = await seedLargeOrganization(pool, members)
    await pool.query('vacuum analyze')
    return large
  } finally {
    await close()
  }
}
