import { type AssuranceCheck, type AssuranceResult, ids } from '../assurance-check.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from '../../scripts/project-folder.ts'

/** A row of docs/trust.md. */
export interface Line {
  id: string
  what: string
  asked: string
  reached: string
  seconds: string
}

export function holdsUp(
  { size }: Pick<AssuranceCheck, 'size'>,
  { count, faults }: AssuranceResult,
): boolean {
  return faults.length === 0 && count >= size
}

export function lineOf(
  check: AssuranceCheck,
  reached: AssuranceResult,
  milliseconds: number,
): Line {
  const { id, what, size, unit, holds } = check
  const wrong =
    reached.faults.length === 0 ? 'all passed' : `${inDigits(reached.faults.length)} FAILED`
  return {
    id,
    what,
    asked: `${inDigits(size)} ${unit}: ${holds}`,
    reached: [`${inDigits(reached.count)} ${unit}, ${wrong}`, reached.also]
      .filter(Boolean)
      .join('. '),
    seconds: inDigits(Math.round(milliseconds / 1000)),
  }
}

function inDigits(number: number): string {
  return number.toLocaleString('en-US')
}

const file = inProject('docs', 'trust.md')
const mark = '<!-- Below, npm run test:long -- --write writes what it measured. -->\n'
const head = ['id', 'test', 'requirement', 'result', 'seconds', 'date', 'commit']

export type Measured = Line & { on: string; commit: string }

/** Writes the new rows over the old ones. A check that didn't run keeps its old date. */
export function writeTrustPage(measured: Measured[]) {
  const [written = ''] = readFileSync(file, 'utf8').split(mark)
  writeFileSync(file, `${written}${mark}\n${tableOf(newest(readTrustPage(), measured))}\n`)
}

export function readTrustPage(): Map<string, string[]> {
  const [, table = ''] = readFileSync(file, 'utf8').split(mark)
  const lines = table.split('\n').filter((line) => /^\| [A-Z]/.test(line))
  return new Map(lines.map((line) => cellsOf(line)).map((cells) => [cells[0]!, cells]))
}

function newest(before: Map<string, string[]>, measured: Measured[]): string[][] {
  const now = new Map(
    measured.map((line) => [
      line.id,
      [line.id, line.what, line.asked, line.reached, line.seconds, line.on, line.commit],
    ]),
  )
  return ids.map((id) => now.get(id) ?? before.get(id) ?? [id, 'not measured yet'])
}

function tableOf(rows: string[][]): string {
  const filled = rows.map((row) => head.map((_, at) => row[at] ?? ''))
  return [head, head.map(() => '---'), ...filled].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function cellsOf(line: string): string[] {
  return line.slice(2, -2).split(' | ')
}
