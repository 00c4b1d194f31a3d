import { preserveData } from '#testing/helpers/preserved-data.ts'
import { urlTo } from '#testing/test-client.ts'
import { type TestCaller, callers } from './callers.ts'
import type { TestCast } from './cast.ts'
import { type Row, rows } from './examples.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Answered {
  status: number
  /** The error's code, if the response is an error. */
  code?: string
  /** The tables that the call wrote to, including counted attempts. */
  changed: string[]
}

/** Makes a row's call as each caller, in the order of the columns. No caller can see another one's changes. */
export async function measure(row: Row, aCast: () => Promise<TestCast>): Promise<Answered[]> {
  return (await measureRead(row, aCast)) ?? measureEach(row, aCast)
}

/** Makes a row's call as each caller if it only reads. Returns undefined if anything changed. */
async function measureRead(row: Row, aCast: () => Promise<TestCast>) {
  if (row.call.method !== 'GET') return undefined
  const cast = await aCast()
  const asking = await prepare(row, cast)
  const since = await cast.changes.mark()
  const answers: Answered[] = []
  for (const request of asking) answers.push({ ...(await send(row, request)), changed: [] })
  return (await cast.changes.since(since)).length === 0 ? answers : undefined
}

/** Makes a row's call as each caller, and restores the data after each change. */
async function measureEach(row: Row, aCast: () => Promise<TestCast>): Promise<Answered[]> {
  const cast = await aCast()
  const asking = await prepare(row, cast)
  const bringBack = await preserveData(cast.service.context.pool)
  const answers: Answered[] = []
  let mark = await cast.changes.mark()
  for (const request of asking) {
    const answer = await send(row, request)
    const changed = await cast.changes.since(mark)
    answers.push({ ...answer, changed })
    // As long as nothing has changed, the mark doesn't have to be renewed.
    if (changed.length === 0) continue
    await bringBack(changed)
    mark = await cast.changes.mark()
  }
  return answers
}

async function send({ call }: Row, { as, sent }: Prepared) {
  const { status, body } = await as.request(call.method, urlTo(call, sent), sent.body)
  const { code } = body as { code: string }
  return status < 400 ? { status } : { status, code }
}

type Prepared = Awaited<ReturnType<typeof prepare>>[number]

/**
 * Prepares all requests first, so that the data is preserved only once. Callers who are the same person share a
 * request.
 */
async function prepare({ call, sends }: Row, cast: TestCast) {
  const made = new Map<TestCaller['who'], Awaited<ReturnType<Row['sends']>>>()
  const asking = []
  for (const { actAs: asks } of callers) {
    const { as, who } = await asks(cast, call)
    const sent = made.get(who) ?? (await sends(cast, who))
    made.set(who, sent)
    asking.push({ as, sent })
  }
  return asking
}

const file = join(import.meta.dirname, '../../../../docs/access.md')
const mark = '<!-- Below, npm run make -- access-table writes what it measured. -->\n'

/** Each caller's response, in the order of the columns, such as '200' or '403 select'. */
export type Cells = string[]

/** Reads the tables of docs/access.md. Returns each row's cells by its name. */
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

/** Writes the tables, and keeps the text above the mark, which was written by hand. */
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

/** Formats errors as docs/access.md explains them: `| 403 select | `select_organization_first` | …`. */
export function formatCells(answers: Answered[]): Cells {
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
