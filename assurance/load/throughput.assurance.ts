import { type Accord, password, registerAt, startAccord } from '../../bench/accord.ts'
import { load, type LoadedRequest } from '../../bench/load.ts'
import { credentials, issuedAt, posted } from '../../bench/oauth.ts'
import { installOwn } from '../../scripts/run-command.ts'
import type { AssuranceCheck } from '../assurance-check.ts'

const seconds = 15

interface Loaded {
  name: string
  connections: number
  requests: LoadedRequest[]
  /**
   * The minimum number of requests per second. `slowest` is the maximum time of 99 % of them, in
   * milliseconds.
   */
  perSecond: number
  slowest?: number
}

export const assuranceCheck: AssuranceCheck = {
  id: 'LD1',
  what: `four load tests of ${seconds} s each, on the same machine`,
  holds:
    '20 sign-ins/s, 99 of 100 within 1.5 s. 240 client credentials tokens/s, 99 of 100 within 150 ms. 1,000 reads with a token/s, 99 of 100 within 60 ms. 240 introspections/s. No errors',
  size: 4,
  unit: 'load tests',
  run: async (_, { newDatabase }) => {
    await installOwn('bench', 'the load generator')
    await using accord = await startAccord({ quick: false, newDatabase })
    const faults: string[] = []
    const measured: string[] = []
    const loads = await loadsOf(accord)
    for (const { name, connections, requests, ...goal } of loads) {
      // The first run is a warm-up that compiles all code and opens every connection. It isn't
      // measured.
      await load(accord, { seconds: 3, connections, requests })
      // An error response makes `load` throw, because it would invalidate the whole measurement.
      const { perSecond, slowest } = await load(accord, { seconds, connections, requests })
      const reached = `${name}: ${Math.round(perSecond).toLocaleString('en-US')}/s, 99 of 100 within ${slowest} ms`
      measured.push(reached)
      if (perSecond < goal.perSecond || slowest > (goal.slowest ?? Infinity)) faults.push(reached)
    }
    return {
      count: loads.length,
      faults,
      also: measured.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join('. '),
    }
  },
}

async function loadsOf(accord: Accord): Promise<Loaded[]> {
  // Many people sign in, because attempts are counted per account. With one account, all requests
  // would wait for the same row.
  const people = await accord.seed.people(20)
  const headers = await accord.seed.session(people[0]!.id, 'program')
  const application = await registerAt(accord)
  const token = await issuedAt(accord, application)
  return [
    {
      name: 'sign-ins',
      connections: 8,
      requests: people.map(({ email }) => ({
        method: 'POST',
        path: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })),
      perSecond: 20,
      slowest: 1500,
    },
    {
      name: 'client credentials',
      connections: 20,
      requests: [posted('/oauth/token', application, credentials)],
      perSecond: 240,
      slowest: 150,
    },
    {
      name: 'reads',
      connections: 20,
      requests: [{ path: '/api/me', headers }],
      perSecond: 1000,
      slowest: 60,
    },
    {
      name: 'introspection',
      connections: 20,
      requests: [posted('/oauth/introspect', application, { token })],
      perSecond: 240,
    },
  ]
}
