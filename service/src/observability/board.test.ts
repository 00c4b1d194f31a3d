import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Histogram } from 'prom-client'
import { expect, test } from 'vitest'
import { eventNames } from './events.ts'
import { metricsRegistry } from './metrics.ts'

const project = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(project, path), 'utf8')
const alerts = 'packaging/prometheus/alerts.yml'

interface Board {
  panels: { targets?: { expr: string }[] }[]
}

const asked = {
  'packaging/grafana/accord.json': (
    JSON.parse(read('packaging/grafana/accord.json')) as Board
  ).panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  [alerts]: [...read(alerts).matchAll(/expr: (.*)/g)].map(([, expr]) => expr!),
}

const families = metricsRegistry.getMetricsAsArray()
const known = new Set(
  families.flatMap((family) =>
    family instanceof Histogram
      ? ['_bucket', '_sum', '_count'].map((suffix) => family.name + suffix)
      : [family.name],
  ),
)

test.each(Object.entries(asked))('%s uses only existing metrics and labels', (_, asks) => {
  expect(asks.length).toBeGreaterThan(8)
  for (const expression of asks) {
    const names = expression.match(/\b(?:accord|nodejs|process)_\w+/g) ?? []
    expect(names.filter((name) => !known.has(name))).toEqual([])
    for (const [, event] of expression.matchAll(/event="([^"]*)"/g))
      expect(eventNames).toContain(event)
  }
})

test('every metric is on the board', () => {
  const board = asked['packaging/grafana/accord.json'].join()
  expect(families.filter(({ name }) => !board.includes(name)).map(({ name }) => name)).toEqual([])
})

test('promtool accepts the alerts', ({ skip }) => {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' })
  } catch {
    skip('promtool is not installed here (Debian: prometheus)')
  }
  execFileSync('promtool', ['check', 'rules', join(project, alerts)])
})

test('docs/events.md has a line for each event and no others', () => {
  const documented = [
    ...read('docs/events.md')
      .split('## The service')[1]!
      .matchAll(/^\| `([^`]+)` \|/gm),
  ].map(([, name]) => name!)
  expect(documented.toSorted()).toEqual(eventNames.toSorted())
})
