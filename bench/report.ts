import type { Goal, Outcome } from './measurement.ts'
import { arch, availableParallelism, loadavg, platform } from 'node:os'
import pg from 'pg'
import { readFile, writeFile } from 'node:fs/promises'
import { inProject } from '../scripts/project-folder.ts'

/** Formats a Markdown table whose columns are also aligned in a terminal. */
export function markdownTable({ columns, rows }: Pick<Outcome, 'columns' | 'rows'>): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${widths.map((width, index) => (cells[index] ?? '').padEnd(width)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [line(columns), rule, ...rows.map(line)].join('\n')
}

export function goalLines(goals: Goal[]): string {
  return goals.map(({ sentence, met }) => `- ${met ? 'met' : '**missed**'}: ${sentence}`).join('\n')
}

/** Describes the machine in enough detail to judge the results, without naming it. */
export async function describeMachine(databaseUrl: string): Promise<string> {
  const machine = `${availableParallelism()} cores, ${platform()} ${arch()}`
  const postgres = `PostgreSQL ${await postgresVersion(databaseUrl)}`
  return `${machine}, Node ${process.versions.node}, ${postgres}, ${describeLoad()}`
}

/** Describes the load. Other work on the machine affects every result. */
function describeLoad(): string {
  const [lastMinute = 0] = loadavg()
  return `load average ${lastMinute.toFixed(1)} at the start`
}

async function postgresVersion(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version.split(' ')[0] ?? ''
  } finally {
    await client.end()
  }
}

const file = inProject('docs', 'performance.md')
const [begin, end] = ['<!-- bench -->', '<!-- end bench -->']

/** Writes the goals of these measurements into the page's table. The rows of other measurements don't change. */
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
