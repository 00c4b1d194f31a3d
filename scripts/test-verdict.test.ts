import { expect, test } from 'vitest'
import type { TestResult } from './test-reports.ts'
import { counted, mostUnsteady, onePassed, verdictOf } from './test-verdict.ts'

const passed = (title: string): TestResult => ({ title, outcome: 'passed' })
const failed = (title: string): TestResult => ({ title, outcome: 'failed' })
const unsteady = (title: string): TestResult => ({ title, outcome: 'passed', unsteady: true })
const verdict = (code: number, ...results: TestResult[]) =>
  verdictOf([onePassed('lint'), counted('tests', code, results)])

test('what passed is good', () => {
  expect(verdict(0, passed('a'), passed('b'))).toEqual({
    good: true,
    lines: ['3 passed, 0 failed'],
  })
})

test('what failed is named at the end, where a log that was cut still shows it', () => {
  expect(verdict(1, passed('a'), failed('b'))).toEqual({
    good: false,
    lines: ['Failed: b', 'Failing: tests', '2 passed, 1 failed'],
  })
})

test('a few that passed at the second try are good, and named', () => {
  expect(verdict(0, passed('a'), unsteady('b'))).toEqual({
    good: true,
    lines: ['Unsteady: b passed the second time', '3 passed, 0 failed'],
  })
})

test('more of them are no accident', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => unsteady(`${at}`))
  expect(verdict(0, ...many(mostUnsteady)).good).toBe(true)
  const { good, lines } = verdict(0, ...many(mostUnsteady + 1))
  expect(good).toBe(false)
  expect(lines).toContain('Failing: 6 unsteady tests')
})

test('a run that crashed is not good though every test in its report passed', () => {
  expect(verdict(1, passed('a'))).toMatchObject({ good: false })
  expect(verdict(134, passed('a'), unsteady('b'))).toMatchObject({ good: false })
})

test('a run without a report, or without a test, is not good', () => {
  expect(verdictOf([counted('tests', 0)]).good).toBe(false)
  expect(verdict(0, { title: 'a', outcome: 'skipped' }).good).toBe(false)
})
