import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countOutcomes, playwrightResults, vitestResults } from './test-results.ts'

const passed = { outcome: 'passed' as const }

test('a run that passes has no failures', () => {
  const counts = countOutcomes(0, [passed, { outcome: 'skipped' }])
  expect(counts).toEqual({ passed: 1, failed: 0, skipped: 1 })
})

test.each([
  ['fails outside of its tests', 1, [passed]],
  ['finds no tests', 0, []],
  ['has a failing test', 1, [{ outcome: 'failed' as const }]],
])('a run that %s counts one failure', (_how, code, results) => {
  expect(countOutcomes(code, results).failed).toBe(1)
})

test('a missing report has no results', async () => {
  expect(await vitestResults('/no/such/report.json')).toEqual([])
})

test('journeys are found at every depth, and flaky ones count as passed', async () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const inner = { title: 'sign in', specs: [spec('SI-2', 'flaky'), spec('SI-4', 'unexpected')] }
  const suite = { title: 'sign-in.test.ts', suites: [inner], specs: [spec('SI-3', 'skipped')] }
  const file = join(mkdtempSync(join(tmpdir(), 'accord-test-results-')), 'report.json')
  writeFileSync(file, JSON.stringify({ suites: [suite] }))
  expect(await playwrightResults(file)).toMatchObject([
    { title: 'sign-in.test.ts SI-3', outcome: 'skipped' },
    { title: 'sign-in.test.ts sign in SI-2', outcome: 'passed' },
    { title: 'sign-in.test.ts sign in SI-4', outcome: 'failed' },
  ])
})
