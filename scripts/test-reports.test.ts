import { describe, expect, test } from 'vitest'
import { notedIn, playwrightResults, vitestResults, withSecondTry } from './test-reports.ts'

test('a file that could not be loaded counts as a failure', () => {
  const file = { name: 'broken.test.ts', status: 'failed', assertionResults: [] }
  expect(vitestResults({ testResults: [file] })).toEqual([
    { title: 'broken.test.ts', outcome: 'failed' },
  ])
})

test('a file with a failing test counts only its tests', () => {
  const assertionResults = [
    { fullName: 'a', status: 'failed' },
    { fullName: 'b', status: 'passed' },
    { fullName: 'c', status: 'pending' },
  ]
  const file = { name: 'some.test.ts', status: 'failed', assertionResults }
  const outcomes = vitestResults({ testResults: [file] }).map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['failed', 'passed', 'skipped'])
})

describe('a file that failed and was run again', () => {
  const file = (name: string, status: string, ...tests: [string, string][]) => ({
    name,
    status,
    assertionResults: tests.map(([fullName, each]) => ({ fullName, status: each })),
  })
  const fine = file('fine.test.ts', 'passed', ['x', 'passed'])
  const first = file('a.test.ts', 'failed', ['a', 'failed'], ['b', 'passed'])
  const results = (second: typeof fine) =>
    vitestResults(withSecondTry({ testResults: [fine, first] }, { testResults: [second] }))

  test('and passed, has passed, and what failed of it is unsteady', () => {
    expect(results(file('a.test.ts', 'passed', ['a', 'passed'], ['b', 'passed']))).toEqual([
      { title: 'x', outcome: 'passed' },
      { title: 'a', outcome: 'passed', unsteady: true },
      { title: 'b', outcome: 'passed' },
    ])
  })

  test.each([
    ['failed again', file('a.test.ts', 'failed', ['a', 'failed'], ['b', 'passed'])],
    ['failed elsewhere', file('a.test.ts', 'failed', ['a', 'passed'], ['b', 'failed'])],
    ['was not found', file('other.test.ts', 'passed', ['a', 'passed'])],
  ])('and %s, has failed', (_how, second) => {
    expect(results(second)).toEqual([
      { title: 'x', outcome: 'passed' },
      { title: 'a', outcome: 'failed' },
      { title: 'b', outcome: 'passed' },
    ])
  })

  test('is unsteady itself where it had no failing test to show', () => {
    const unloaded = { testResults: [file('a.test.ts', 'failed')] }
    const loaded = { testResults: [file('a.test.ts', 'passed', ['a', 'passed'])] }
    expect(vitestResults(withSecondTry(unloaded, loaded))).toEqual([
      { title: 'a', outcome: 'passed' },
      { title: 'a.test.ts', outcome: 'passed', unsteady: true },
    ])
  })
})

test('journeys are found at every depth, under the names of their groups', () => {
  const specs = [spec('SI-1', 'expected'), spec('SI-2', 'flaky'), spec('SI-4', 'unexpected')]
  const inner = { title: 'sign in', specs }
  const file = { title: 'sign-in.test.ts', suites: [inner], specs: [spec('SI-3', 'skipped')] }
  expect(playwrightResults({ suites: [file], errors: [] })).toEqual([
    { title: 'sign-in.test.ts SI-3', outcome: 'skipped' },
    { title: 'sign-in.test.ts sign in SI-1', outcome: 'passed' },
    { title: 'sign-in.test.ts sign in SI-2', outcome: 'passed', unsteady: true },
    { title: 'sign-in.test.ts sign in SI-4', outcome: 'failed' },
  ])
})

test('an error outside any journey is a failure', () => {
  const [result] = playwrightResults({ suites: [], errors: [{}] })
  expect(result?.outcome).toBe('failed')
})

test('what journeys noted is counted at every depth', () => {
  const annotations = [{ type: 'seen' }, { type: 'seen' }, { type: 'other' }]
  const specs = [{ title: 'SI-1', tests: [{ status: 'expected', annotations }] }]
  const file = {
    title: 'file',
    specs: [spec('SI-2', 'expected')],
    suites: [{ title: 'in', specs }],
  }
  expect(notedIn([file, { title: 'another', specs }], 'seen')).toBe(4)
})

function spec(title: string, status: string) {
  return { title, tests: [{ status }] }
}
