import { startAccord } from './accord.ts'
import { freePort } from './child-server.ts'
import { load } from './load.ts'
import type { Measurement } from './measurement.ts'
import { interleave, median, roundsOf, withSpread } from './rounds.ts'

const connections = 20

/** Measures the cost of metrics and traces for the most frequent request. */
export const watched: Measurement = {
  id: 'watched',
  title: 'Metrics and traces',
  async measure(bench) {
    await using alone = await startAccord(bench)
    await using counted = await startAccord(bench, { METRICS_PORT: String(await freePort()) })
    // No collector is running, so spans are created, queued, and dropped.
    await using traced = await startAccord(bench, {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    })
    const servers = { alone, counted, traced }
    type Name = keyof typeof servers
    const asked = await Promise.all(
      Object.entries(servers).map(async ([name, server]) => {
        const [person] = await server.seed.people(1)
        const headers = await server.seed.session(person!.id, 'program')
        const requests = [{ path: '/api/me', headers }]
        return [
          name,
          (seconds: number) => load(server, { seconds, connections, requests }),
        ] as const
      }),
    )
    const contestants = (seconds: number) =>
      Object.fromEntries(asked.map(([name, ask]) => [name, () => ask(seconds)])) as Record<
        Name,
        () => ReturnType<typeof load>
      >
    const { rounds, seconds } = bench.quick ? roundsOf(bench) : { rounds: 9, seconds: 2 }
    await interleave(1, contestants(2))
    const samples = await interleave(rounds, contestants(seconds))

    // CPU time is compared, because other work on the machine affects it less than throughput.
    const cost = (name: Name) => median(samples[name].map(({ cpu }) => cpu?.total ?? Number.NaN))
    const row = (label: string, name: Name) => [
      label,
      withSpread(samples[name].map(({ perSecond }) => perSecond)),
      withSpread(samples[name].map(({ cpu }) => cpu?.total)),
      (cost(name) / cost('alone')).toFixed(2),
    ]
    const ratio = cost('counted') / cost('alone')
    return {
      columns: ['`GET /api/me`, a program', 'requests/s', 'CPU µs each', 'times without metrics'],
      rows: [
        row('no metrics', 'alone'),
        row('with `METRICS_PORT`', 'counted'),
        row('every request traced', 'traced'),
      ],
      goals: [
        {
          sentence: `metrics: ${ratio.toFixed(2)} times the CPU without metrics, at most 1.1`,
          met: ratio <= 1.1,
        },
      ],
    }
  },
}
