import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callers } from './callers.ts'
import { rows } from './examples.ts'
import type { Answered } from './measure.ts'

const file = join(import.meta.dirname, '../../../../docs/access.md')
const mark = '<!-- Below, npm run make -- access-table writes what it measured. -->\n'

/** What each caller gets, in the order of the columns: '200', '403 select'. */
export type Cells = string[]

/** The tables of docs/access.md: what stands in each row, by its name. */
export function readTable(): Map<string, Cells> {
  const [, tables = ''] = readFileSync(file, 'utf8').split(mark)
  const lines = tables.split('\n').filter((line) => /^\| [A-Z]/.test(line))
  return new Map(
    lines.map((line) => {
      const [name = '', ...cells] = line.slice(2, -2).split(' | ')
      return [name, cells]
    }),
  )
}

/** Leaves what people wrote above the mark as it is. */
export function writeTable(measured: Map<string, Cells>) {
  const [written] = readFileSync(file, 'utf8').split(mark)
  const features = [...new Set(rows.map(({ feature }) => feature))]
  const tables = features.map((feature) => {
    const lines = rows
      .filter((row) => row.feature === feature)
      .map(({ name }) => [name, ...measured.get(name)!])
    const head = ['call', ...callers.map(({ name }) => name)]
    const rule = head.map(() => '---').join('|')
    return `\n## ${feature}\n\n${lineOf(head)}\n|${rule}|\n${lines.map(lineOf).join('\n')}\n`
  })
  writeFileSync(file, `${written}${mark}${tables.join('')}`)
}

function lineOf(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Says refusals as docs/access.md explains them: `| 403 select | `select_organization_first` | …`. */
export function inWords(answers: Answered[]): Cells {
  const [written = ''] = readFileSync(file, 'utf8').split(mark)
  const explained = written.matchAll(/^\| (\d{3}[\w ]*) \| `(\w+)`/gm)
  const words = new Map([...explained].map(([, cell, code]) => [code, cell!]))
  return answers.map(({ status, code }) => {
    if (code === undefined) return String(status)
    const cell = words.get(code)
    if (!cell) throw new Error(`Explain ${status} \`${code}\` in docs/access.md first.`)
    return cell
  })
}
