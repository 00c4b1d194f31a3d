import { readFile } from 'node:fs/promises'

export type Outcome = 'passed' | 'failed' | 'skipped'
/** Unsteady is what failed at first and passed when it was tried once more. */
export type TestResult = { title: string; outcome: Outcome; unsteady?: true }
/** What a journey noted about itself while it ran. */
type Annotation = { type: string }

/** The parts of Vitest's report that we read. */
export type VitestReport = { testResults: VitestFile[] }
type VitestFile = {
  name: string
  status: string
  assertionResults: { fullName: string; status: string }[]
  /** What failed when the file was run first; Vitest's own report has no such field. */
  failedFirst?: string[]
}

/** The parts of Playwright's report that we read. */
export type PlaywrightReport = { suites: Suite[]; errors: unknown[] }
type Suite = { title: string; suites?: Suite[]; specs: Spec[] }
type Spec = { title: string; tests: { status: string; annotations?: Annotation[] }[] }

export function vitestResults(report: VitestReport): TestResult[] {
  return report.testResults.flatMap(fileResults)
}

/** Files of which something failed. */
export function failingFiles(report: VitestReport): string[] {
  return report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}

/** A file that failed counts as it ended when it was run again, if all of it passed then. */
export function withSecondTry(first: VitestReport, second: VitestReport): VitestReport {
  const passed = second.testResults.filter(({ status }) => status === 'passed')
  const testResults = first.testResults.map((file) => {
    const again = passed.find(({ name }) => name === file.name)
    if (file.status !== 'failed' || !again) return file
    const failed = fileResults(file).filter(({ outcome }) => outcome === 'failed')
    return { ...again, failedFirst: failed.map(({ title }) => title) }
  })
  return { testResults }
}

function fileResults({ name, status, assertionResults, failedFirst = [] }: VitestFile) {
  const results = assertionResults.map((test): TestResult => ({
    title: test.fullName,
    outcome: vitestOutcome(test.status),
    ...(failedFirst.includes(test.fullName) && { unsteady: true }),
  }))
  // A file that cannot be loaded, or whose hooks fail, has no failing test to show for it.
  const failsByItself = status === 'failed' && !results.some(({ outcome }) => outcome === 'failed')
  if (failsByItself) results.push({ title: name, outcome: 'failed' })
  if (failedFirst.includes(name)) results.push({ title: name, outcome: 'passed', unsteady: true })
  return results
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
      ...(status === 'flaky' && { unsteady: true as const }),
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

/** 'expected' is Playwright's word for passed, 'flaky' for passed at the second try. */
function playwrightOutcome(status: string): Outcome {
  if (status === 'expected' || status === 'flaky') return 'passed'
  return status === 'skipped' ? 'skipped' : 'failed'
}
