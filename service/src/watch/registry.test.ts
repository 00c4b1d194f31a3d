import { expect, test } from 'vitest'
import { Counter, Gauge, Histogram, textOf } from './registry.ts'

test('counters, gauges and histograms are told in the text format of Prometheus', () => {
  const asked = new Counter('asked_total', 'Asked.', ['by'])
  asked.add('a "quoted"\\name\n')
  asked.add('b')
  asked.add('b')
  const waiting = new Gauge('waiting', 'Waiting.')
  const took = new Histogram('took_seconds', 'Took.', ['call'], [0.1, 1])
  for (const seconds of [0.05, 0.1, 0.5, 3]) took.of('x').observe(seconds)

  expect(textOf([asked, waiting, took])).toBe(
    [
      '# HELP asked_total Asked.',
      '# TYPE asked_total counter',
      String.raw`asked_total{by="a \"quoted\"\\name\n"} 1`,
      'asked_total{by="b"} 2',
      '# HELP waiting Waiting.',
      '# TYPE waiting gauge',
      'waiting 0',
      '# HELP took_seconds Took.',
      '# TYPE took_seconds histogram',
      'took_seconds_bucket{call="x",le="0.1"} 2',
      'took_seconds_bucket{call="x",le="1"} 3',
      'took_seconds_bucket{call="x",le="+Inf"} 4',
      'took_seconds_sum{call="x"} 3.65',
      'took_seconds_count{call="x"} 4',
      '',
    ].join('\n'),
  )
})

test('a gauge that was cleared tells only what is set again', () => {
  const jobs = new Gauge('jobs', 'Jobs.', ['queue'])
  jobs.set(3, 'exports')
  jobs.clear()
  jobs.set(1, 'letters')
  expect(textOf([jobs])).toBe('# HELP jobs Jobs.\n# TYPE jobs gauge\njobs{queue="letters"} 1\n')
})
