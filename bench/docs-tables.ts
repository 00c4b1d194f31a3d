import { readFile, writeFile } from 'node:fs/promises'
import { inProject } from '../scripts/project-folder.ts'
import type { Goal } from './measurement.ts'
import { markdownTable } from './table.ts'

const file = inProject('docs', 'performance.md')
const [begin, end] = ['<!-- bench -->', '<!-- end bench -->']

/** Writes the goals of what was measured into the page's table. Rows of other measurements stay as they are. */
export async function writeIntoDocs(
  measured: Map<string, Goal[]>,
  { order, when }: { order: string[]; when: string },
) {
  const document = await readFile(file, 'utf8')
  const [from, to] = [document.indexOf(begin) + begin.length, document.indexOf(end)]
  const before = document.slice(from, to).matchAll(/^\| `([\w-]+)` .*$/gm)
  const kept = [...before].map(([line]) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  )
  const rows = order.flatMap((id) => {
    const goals = measured.get(id)
    if (!goals) return kept.filter(([first]) => first === `\`${id}\``)
    return goals.map(({ sentence, met }) => [
      `\`${id}\``,
      sentence,
      met ? 'met' : '**missed**',
      when,
    ])
  })
  const table = markdownTable({ columns: ['Measurement', 'Result', 'Goal', 'Measured'], rows })
  await writeFile(file, `${document.slice(0, from)}\n\n${table}\n\n${document.slice(to)}`)
}
