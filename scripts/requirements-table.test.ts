import { expect, test } from 'vitest'
import { printTable, proveRows, readRequirements, unknownIds } from './requirements-table.ts'
import type { TestResult } from './test-results.ts'

const markdown = `
## SI · sign in
| id | requirement |
|---|---|
| SI-1 | The e-mail is trimmed. |
| SI-10 | After 'a | b' comes ${'very '.repeat(20)}long text. |
| API-6 | The header is accepted bare. |
`
const requirements = readRequirements(markdown)

test('every row of every table is read, even if its text contains vertical bars', () => {
  expect(requirements.map(({ id }) => id)).toEqual(['SI-1', 'SI-10', 'API-6'])
  expect(requirements[1]?.text).toContain("'a | b'")
})

test('a test proves exactly the rows that its title names, not rows whose IDs only start the same way', () => {
  expect(verdicts({ title: 'SI-10, API-6: signs in', outcome: 'passed' })).toEqual([
    '—',
    'passed',
    'passed',
  ])
})

test('one failing test outweighs passing tests', () => {
  const passing: TestResult = { title: 'SI-1 trims', outcome: 'passed' }
  expect(verdicts(passing, { title: 'SI-1 trims twice', outcome: 'failed' })[0]).toBe('failed')
})

test('a skipped test proves nothing', () => {
  expect(verdicts({ title: 'SI-1 trims', outcome: 'skipped' })[0]).toBe('—')
})

test('unknown IDs are reported, but not other words with a dash and digits', () => {
  const titles = ['SI-99 signs in', 'UTF-8 and SHA-256 are understood']
  const results = titles.map((title) => ({ title, outcome: 'passed' as const }))
  expect(unknownIds(requirements, results)).toEqual(['SI-99'])
})

test('the table ends with a summary, and long rows are shortened', () => {
  const lines = printTable(proveRows(requirements, [])).split('\n')
  expect(lines.at(-1)).toBe('0 of 3 rows covered, 0 failing, 3 without a test')
  expect(lines[1]?.length).toBeLessThan(90)
})

function verdicts(...results: TestResult[]) {
  return proveRows(requirements, results).map(({ verdict }) => verdict)
}
