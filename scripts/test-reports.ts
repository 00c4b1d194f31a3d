import { readFile } from 'node:fs/promises'

export type Outcome = 'passed' | 'failed' | 'skipped'
export type TestResult = { title: string; outcome: Outcome }
/** What a journey noted about itself while it ran. */
type Annotation = { type: string }

/** The parts of Vitest's report that we read. */
export type VitestReport = {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** The parts of Playwright's report that we read. */
export type PlaywrightReport = { suites: Suite[]; errors: unknown[] }
type Suite = { title: string; suites?: Suite[]; specs: Spec[] }
type Spec = { title: string; tests: { status: string; annotations?: Annotation[] }[] }

export function vitestResults(report: VitestReport): TestResult[] {
  return report.testResults.flatMap((file) => {
    const results = file.assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      outcome: vitestOutcome(status),
    }))
    const failsByItself =
      file.status === 'failed' && !results.some(({ outcome }) => outcome === 'failed')
    // A file that cannot be loaded, or whose hooks fail, has no failing test to show for it.
    return failsByItself ? [...results, { title: file.name, outcome: 'failed' as const }] : results
  })
}

export function playwrightResults(report: PlaywrightReport): TestResult[] {
  const errors = report.errors.map(() => ({
    title: 'an error outside any test',
    outcome: 'failed' as const,
  }))
  return [...report.suites.flatMap((suite) => suiteResults(suite, [])), ...errors]
}

/** How often the journeys noted this. */
export function notedIn(suites: Suite[], type: string): number {
  const noted = suites.flatMap(({ specs, suites: inner = [] }) => [
    notedIn(inner, type),
    ...specs.flatMap(({ tests }) => tests.map(({ annotations = [] }) => count(annotations, type))),
  ])
  return noted.reduce((sum, each) => sum + each, 0)
}

/** Undefined when there is no such report, or only half of one. */
export async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}

function suiteResults(suite: Suite, above: string[]): TestResult[] {
  const path = [...above, suite.title]
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status }) => ({
      title: [...path, spec.title].join(' '),
      outcome: playwrightOutcome(status),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => suiteResults(inner, path))]
}

function count(annotations: Annotation[], type: string): number {
  return annotations.filter((annotation) => annotation.type === type).length
}

function vitestOutcome(status: string): Outcome {
  if (status === 'passed' || status === 'failed') return status
  return 'skipped'
}

/** 'expected' is Playwright's word for passed; a flaky test counts as failed. */
function playwrightOutcome(status: string): Outcome {
  if (status === 'expected') return 'passed'
  return status === 'skipped' ? 'skipped' : 'failed'
}
