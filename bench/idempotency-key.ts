import { startAccord } from './accord.ts'
import { load } from './load.ts'
import type { Measurement } from './measurement.ts'
import { interleave, median, roundsOf, withSpread } from './rounds.ts'

/** Measures the cost of idempotency for create requests. */
export const idempotencyKey: Measurement = {
  id: 'idempotency-key',
  title: 'A create request with an idempotency key',
  async measure(bench) {
    await using accord = await startAccord(bench)
    const people = await accord.seed.people(20)
    const sessions = await Promise.all(people.map(({ id }) => accord.seed.session(id, 'program')))
    const create = (seconds: number, keyed: boolean) => {
      const requests = sessions.map((session) => ({
        method: 'POST' as const,
        path: '/api/organization',
        headers: { ...session, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Maple Grove' }),
        keyed,
      }))
      return load(accord, { seconds, connections: 8, requests })
    }

    const { rounds, seconds } = roundsOf(bench)
    // The first run is a warm-up that compiles all code and opens every connection. It isn't measured.
    await create(2, true)
    const samples = await interleave(rounds, {
      plain: () => create(seconds, false),
      keyed: () => create(seconds, true),
    })
    const cost = (name: keyof typeof samples) =>
      median(samples[name].map(({ cpu }) => cpu?.total ?? Number.NaN))
    const row = (label: string, name: keyof typeof samples) => [
      label,
      withSpread(samples[name].map(({ perSecond }) => perSecond)),
      withSpread(samples[name].map(({ slowest }) => slowest)),
      withSpread(samples[name].map(({ cpu }) => cpu?.total)),
    ]
    const ratio = cost('keyed') / cost('plain')
    return {
      columns: ['`POST /api/organization`', 'per second', '99 of 100 below, ms', 'CPU µs each'],
      rows: [row('without a key', 'plain'), row('with an `Idempotency-Key`', 'keyed')],
      goals: [
        {
          sentence: `with a key ${ratio.toFixed(2)} times the CPU, at most 1.5`,
          met: ratio <= 1.5,
        },
      ],
    }
  },
}
