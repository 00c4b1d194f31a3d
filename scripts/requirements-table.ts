import type { TestResult } from './test-results.ts'

export type Requirement = { id: string; text: string }
export type Verdict = 'passed' | 'failed' | '—'
export type ProvedRow = Requirement & { tests: string[]; verdict: Verdict }

export function readRequirements(markdown: string): Requirement[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, text] = /^\| ([A-Z]+-\d+) \| (.*) \|$/.exec(line) ?? []
    return id && text ? [{ id, text }] : []
  })
}

/** Assigns each test to the rows that its title names. */
export function proveRows(requirements: Requirement[], results: TestResult[]): ProvedRow[] {
  return requirements.map((requirement) => {
    const naming = results.filter(({ title }) => idsIn(title).has(requirement.id))
    return {
      ...requirement,
      tests: naming.map(({ title }) => title),
      verdict: verdictOf(naming),
    }
  })
}

/** Returns the IDs in test titles that don't match any row, because of a typo or a removed row. */
export function unknownIds(requirements: Requirement[], results: TestResult[]) {
  const known = new Set(requirements.map(({ id }) => id))
  const prefixes = new Set(requirements.map(({ id }) => id.split('-')[0]))
  const named = new Set(results.flatMap(({ title }) => [...idsIn(title)]))
  return [...named].filter((id) => !known.has(id) && prefixes.has(id.split('-')[0]))
}

export function printTable(rows: ProvedRow[]) {
  const lines = rows.map(({ id, text, tests, verdict }) => {
    const names = tests.map((test) => `\n${' '.repeat(18)}${test}`).join('')
    return `${id.padEnd(8)}${verdict.padEnd(8)}${cut(text, 70)}${names}`
  })
  return [...lines, '', summary(rows)].join('\n')
}

export function summary(rows: ProvedRow[]) {
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length
  return (
    `${count('passed')} of ${rows.length} rows covered, ` +
    `${count('failed')} failing, ${count('—')} without a test`
  )
}

function idsIn(title: string) {
  return new Set(title.match(/\b[A-Z]+-\d+\b/g))
}

/** A skipped test proves nothing, and one failing test outweighs all passing tests. */
function verdictOf(tests: TestResult[]): Verdict {
  if (tests.some(({ outcome }) => outcome === 'failed')) return 'failed'
  return tests.some(({ outcome }) => outcome === 'passed') ? 'passed' : '—'
}

function cut(text: string, length: number) {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}
