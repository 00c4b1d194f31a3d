import { expect, test } from 'vitest'
import { notedIn, playwrightResults, vitestResults } from './test-reports.ts'

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

test('journeys are found at every depth, under the names of their groups', () => {
  const inner = { title: 'sign in', specs: [spec('SI-1', 'expected'), spec('SI-2', 'flaky')] }
  const file = { title: 'sign-in.test.ts', suites: [inner], specs: [spec('SI-3', 'skipped')] }
  expect(playwrightResults({ suites: [file], errors: [] })).toEqual([
    { title: 'sign-in.test.ts SI-3', outcome: 'skipped' },
    { title: 'sign-in.test.ts sign in SI-1', outcome: 'passed' },
    { title: 'sign-in.test.ts sign in SI-2', outcome: 'failed' },
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
