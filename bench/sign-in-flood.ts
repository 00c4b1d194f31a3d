import { type Accord, startAccord } from './accord.ts'
import { load, type LoadResult } from './load.ts'
import type { Measurement, Outcome } from './measurement.ts'
import { interleave, median, roundsOf, withSpread } from './rounds.ts'

const atOnce = 500

export type Answered = Record<number, number>

/** Measures how other requests are affected by five hundred people who continuously sign in. */
export const signInFlood: Measurement = {
  id: 'sign-in-flood',
  title: 'A flood of sign-ins',
  async measure(bench) {
    await using accord = await startAccord(bench)
    const [person] = await accord.seed.people(1)
    const headers = await accord.seed.session(person!.id, 'program')
    const others = (seconds: number) =>
      load(accord, { seconds, connections: 4, requests: [{ path: '/api/me', headers }] })

    const { rounds, seconds } = roundsOf(bench)
    const answered: Answered = {}
    // The first run is a warm-up that compiles all code and opens every connection. It isn't measured.
    await others(2)
    const samples = await interleave(rounds, {
      calm: () => others(seconds),
      flooded: () => duringFlood(accord, answered, () => others(seconds)),
    })
    return describe(samples, answered)
  },
}

export async function duringFlood<Result>(
  { url }: Accord,
  answered: Answered,
  work: () => Promise<Result>,
): Promise<Result> {
  let over = false
  const flood = async () => {
    while (!over) {
      await Promise.all(Array.from({ length: atOnce }, () => signIn(url, answered)))
    }
  }
  const flooding = flood()
  try {
    return await work()
  } finally {
    over = true
    await flooding
  }
}

async function signIn(url: string, answered: Answered) {
  const email = `${Math.random().toString(36).slice(2)}@example.com`
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Wrong-1-Guess' }),
  })
  await response.arrayBuffer()
  answered[response.status] = (answered[response.status] ?? 0) + 1
}

function describe(samples: Record<'calm' | 'flooded', LoadResult[]>, answered: Answered): Outcome {
  const row = (label: string, name: 'calm' | 'flooded') => [
    label,
    withSpread(samples[name].map(({ perSecond }) => perSecond)),
    withSpread(samples[name].map(({ slowest }) => slowest)),
  ]
  const slowest = median(samples.flooded.map((sample) => sample.slowest))
  const told = Object.entries(answered).map(([status, count]) => `${count} × ${status}`)
  return {
    columns: ['`GET /api/me`, 4 connections', 'requests/s', '99 of 100 below, ms'],
    rows: [
      row('on a calm service', 'calm'),
      row(`while ${atOnce} sign-ins at a time come in`, 'flooded'),
    ],
    goals: [
      {
        sentence: `99 of 100 other requests below ${slowest.toFixed(0)} ms, at most 300`,
        met: slowest <= 300,
      },
      {
        sentence: `responses to the sign-ins: ${told.join(', ')}, no 5xx`,
        met: Object.keys(answered).every((status) => Number(status) < 500),
      },
    ],
  }
}
