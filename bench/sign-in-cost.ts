import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inProject } from '../scripts/project-folder.ts'
import { password, startAccord } from './accord.ts'
import { load, type LoadResult } from './load.ts'
import type { Measurement, Outcome } from './measurement.ts'
import { interleave, median, roundsOf, withSpread } from './rounds.ts'

type HashAlone = { perSecond: number; cpu: number }

/** Measures the cost of a sign-in without hashing, which is slow on purpose. */
export const signInCost: Measurement = {
  id: 'sign-in-cost',
  title: 'Cost of a sign-in',
  async measure(bench) {
    await using accord = await startAccord(bench)
    // Many people sign in, because attempts are counted per account. With one account, all requests would wait for the
    // same row.
    const people = await accord.seed.people(20)
    const requests = people.map(({ email }) => ({
      method: 'POST' as const,
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }))
    const signIn = (seconds: number) => load(accord, { seconds, connections: 8, requests })

    const { rounds, seconds } = roundsOf(bench)
    // The first run is a warm-up that compiles all code and opens every connection. It isn't measured.
    await signIn(seconds)
    const samples = await interleave<'hash' | 'signIn', HashAlone | LoadResult>(rounds, {
      hash: () => hashAlone(seconds),
      signIn: () => signIn(seconds),
    })
    return describe(samples.hash as HashAlone[], samples.signIn as LoadResult[])
  },
}

async function hashAlone(seconds: number): Promise<HashAlone> {
  const script = inProject('bench', 'servers', 'hash-alone.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(seconds)])
  return JSON.parse(stdout) as HashAlone
}

function describe(hash: HashAlone[], signIn: LoadResult[]): Outcome {
  const totals = signIn.flatMap(({ cpu }) => cpu?.total ?? [])
  // The cost is measured per thread. Subtracting the hash's cost from the total wouldn't work, because it varies by
  // more than the rest.
  const beyond = signIn.flatMap(({ cpu }) => (cpu ? cpu.total - cpu.workers : []))
  const inMilliseconds = (microseconds: number[]) =>
    withSpread(
      microseconds.map((value) => value / 1000),
      1,
    )
  const cost = median(beyond) / 1000
  return {
    columns: ['', 'per second', 'CPU ms each', 'beyond the hash, CPU ms'],
    rows: [
      [
        'the password check alone',
        withSpread(hash.map(({ perSecond }) => perSecond)),
        inMilliseconds(hash.map(({ cpu }) => cpu)),
        '',
      ],
      [
        'Accord `POST /api/auth/login`',
        withSpread(signIn.map(({ perSecond }) => perSecond)),
        inMilliseconds(totals),
        inMilliseconds(beyond),
      ],
    ],
    goals:
      beyond.length === 0
        ? []
        : [
            {
              sentence: `${cost.toFixed(1)} ms of CPU beyond the hash, at most 5`,
              met: cost <= 5,
            },
          ],
  }
}
