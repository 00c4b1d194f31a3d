import type { Goal, Outcome } from './measurement.ts'

/** A Markdown table whose columns line up in a terminal too. */
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
