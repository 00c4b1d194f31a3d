import { type Accord, startAccord } from './accord.ts'
import { type ChildServer, startServer } from './child-server.ts'
import { load, type LoadResult } from './load.ts'
import type { Bench, Measurement, Outcome } from './measurement.ts'
import { interleave, median, roundsOf, withSpread } from './rounds.ts'

const connections = 20

/** Measures `/api/me`. Every client sends this request often, so its cost matters most. */
export const sessionCheck: Measurement = {
  id: 'session-check',
  title: 'Session check',
  async measure(bench) {
    await using accord = await startAccord(bench)
    await using floor = await startServer('bench/servers/floor.ts', {
      DATABASE_URL: accord.databaseUrl,
    })
    await using betterAuth = await startServer('bench/servers/better-auth.mjs', {
      DATABASE_URL: await bench.newDatabase(),
    })
    return describe(await compare(bench, { accord, floor, betterAuth }))
  },
}

type Servers = { accord: Accord; floor: ChildServer; betterAuth: ChildServer }
type Samples = Record<'floor' | 'program' | 'browser' | 'betterAuth', LoadResult[]>

async function compare(bench: Bench, { accord, floor, betterAuth }: Servers): Promise<Samples> {
  // As in real use, there are many people, so no request benefits from data that was read for another person.
  const people = await accord.seed.people(connections)
  const sessionsOf = (kind: 'program' | 'browser') =>
    Promise.all(people.map(({ id }) => accord.seed.session(id, kind)))
  const [program, browser] = [await sessionsOf('program'), await sessionsOf('browser')]
  const cookie = await signUpAt(betterAuth)

  const contestants = (seconds: number) => {
    const get = (server: ChildServer, path: string, all: Record<string, string>[]) => () =>
      load(server, {
        seconds,
        connections,
        requests: all.map((headers) => ({ path, headers })),
      })
    return {
      floor: get(floor, '/me', program),
      program: get(accord, '/api/me', program),
      browser: get(accord, '/api/me', browser),
      betterAuth: get(betterAuth, '/api/auth/get-session', [{ cookie }]),
    }
  }
  const { rounds, seconds } = roundsOf(bench)
  // The first run is a warm-up that compiles all code and prepares the statements of every connection. It isn't
  // measured.
  await interleave(1, contestants(2))
  return interleave(rounds, contestants(seconds))
}

async function signUpAt({ url }: ChildServer): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'ana@example.com', password: 'Harbour-42-Lantern', name: 'Ana' }),
  })
  if (!response.ok) throw new Error(`better-auth did not sign up: ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

function describe(samples: Samples): Outcome {
  const speed = (name: keyof Samples) => median(samples[name].map(({ perSecond }) => perSecond))
  const row = (label: string, name: keyof Samples) => [
    label,
    withSpread(samples[name].map(({ perSecond }) => perSecond)),
    withSpread(samples[name].map(({ cpu }) => cpu?.total)),
    withSpread(samples[name].map(({ slowest }) => slowest)),
    (speed(name) / speed('floor')).toFixed(2),
  ]
  const goalsOf = (kind: 'program' | 'browser') => {
    const ofFloor = speed(kind) / speed('floor')
    const ofPeer = speed(kind) / speed('betterAuth')
    return [
      {
        sentence: `a ${kind}: ${ofFloor.toFixed(3)} of the floor, at least 0.8`,
        met: ofFloor >= 0.8,
      },
      {
        sentence: `a ${kind}: ${ofPeer.toFixed(1)} times better-auth, at least 5`,
        met: ofPeer >= 5,
      },
    ]
  }
  return {
    columns: ['', 'requests/s', 'CPU µs each', '99 of 100 below, ms', 'of the floor'],
    rows: [
      row('the floor: one named select', 'floor'),
      row('Accord `GET /api/me`, a program', 'program'),
      row('Accord `GET /api/me`, a browser', 'browser'),
      row('better-auth get-session', 'betterAuth'),
    ],
    goals: [...goalsOf('program'), ...goalsOf('browser')],
  }
}
