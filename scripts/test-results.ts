import { readFile } from 'node:fs/promises'

export type TestResult = { title: string; outcome: 'passed' | 'failed' | 'skipped' }

/** The parts of the JSON reports that this file reads. */
type VitestReport = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }
type PlaywrightReport = { suites: Suite[] }
type Suite = { title: string; suites?: Suite[]; specs: Spec[] }
type Spec = { title: string; tests: { status: string; annotations?: { type: string }[] }[] }

/** Returns no results if there is no report, because the tests crashed or didn't run. */
export async function vitestResults(file: string): Promise<TestResult[]> {
  const { testResults } = await readReport<VitestReport>(file, { testResults: [] })
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status }) => ({
      title: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    }))
}

export async function playwrightResults(file: string) {
  const tests = (await readReport<PlaywrightReport>(file, { suites: [] })).suites.flatMap((suite) =>
    testsOf(suite, []),
  )
  return tests.map(({ title, status, annotations = [] }) => ({
    title,
    outcome: outcomes[status] ?? ('failed' as const),
    annotations: annotations.map(({ type }) => type),
  }))
}

/** Counts the outcomes. A run that crashed or found no tests counts as one failure. */
export function countOutcomes(code: number, results: Pick<TestResult, 'outcome'>[]) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { outcome } of results) counts[outcome] += 1
  if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) counts.failed = 1
  return counts
}

/** Playwright calls a test flaky if it passes on the second attempt. */
const outcomes: Record<string, TestResult['outcome']> = {
  expected: 'passed',
  flaky: 'passed',
  skipped: 'skipped',
}

function testsOf(suite: Suite, above: string[]): ({ title: string } & Spec['tests'][number])[] {
  const path = [...above, suite.title]
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map((each) => ({ ...each, title: [...path, title].join(' ') })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path))]
}

async function readReport<Report>(file: string, empty: Report): Promise<Report> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => empty,
  )
}
