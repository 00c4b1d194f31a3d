import type { TestResult } from './test-reports.ts'

/** One part of `npm test`, and what its tests came to. */
export type Step = {
  name: string
  passed: number
  failed: number
  /** Titles, so that a log that was cut says at its end what went wrong. */
  named: string[]
  unsteady: string[]
}

/** A machine that stalls explains a few. More are no accident. */
export const mostUnsteady = 5

/** How a run ends in which tests failed and nothing else did. Vitest itself says 1 of whatever went wrong. */
export const onlyTestsFailed = 2

const mostNamed = 20

/** A run that crashed, or found nothing to run, must not look like one that passed. */
export function counted(name: string, code: number, results: TestResult[] = []): Step {
  const titlesOf = (some: TestResult[]) => some.map(({ title }) => title)
  const failing = results.filter(({ outcome }) => outcome === 'failed')
  const passed = results.filter(({ outcome }) => outcome === 'passed').length
  const crashed = failing.length === 0 && (code !== 0 || passed === 0)
  return {
    name,
    passed,
    failed: crashed ? 1 : failing.length,
    named: titlesOf(failing),
    unsteady: titlesOf(results.filter(({ unsteady }) => unsteady)),
  }
}

export function onePassed(name: string): Step {
  return { name, passed: 1, failed: 0, named: [], unsteady: [] }
}

export function oneFailed(name: string): Step {
  return { name, passed: 0, failed: 1, named: [], unsteady: [] }
}

/** Whether all is well, and the last lines of the run. */
export function verdictOf(steps: Step[]): { good: boolean; lines: string[] } {
  const sum = (field: 'passed' | 'failed') => steps.reduce((total, step) => total + step[field], 0)
  const unsteady = steps.flatMap((step) => step.unsteady)
  const failing = steps.filter(({ failed }) => failed > 0).map(({ name }) => name)
  if (unsteady.length > mostUnsteady) failing.push(`${unsteady.length} unsteady tests`)
  return {
    good: failing.length === 0,
    lines: [
      ...steps.flatMap(({ named }) => named.slice(0, mostNamed).map((title) => `Failed: ${title}`)),
      ...unsteady.map((title) => `Unsteady: ${title} passed the second time`),
      ...(failing.length > 0 ? [`Failing: ${failing.join(', ')}`] : []),
      `${sum('passed')} passed, ${sum('failed')} failed`,
    ],
  }
}
