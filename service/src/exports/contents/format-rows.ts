import type { Column } from './entities.ts'

/** Characters that a spreadsheet interprets as the start of a formula, including their full-width and small forms. */
const signs = '=+\\-@＝＋－＠﹦﹢﹣﹫'
/** Spaces, control characters, and invisible characters that a spreadsheet may skip before a formula. */
const unseen = '\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800'

/** Matches text that a spreadsheet could compute as a formula instead of showing it. */
const formula = new RegExp(`^(?:[\\t\\r\\n]|[${unseen}]*[${signs}])`, 'u')
/**
 * Matches the positions inside a text at which a cell could begin, if a spreadsheet separates cells by semicolons or
 * tabs and ignores quotes.
 */
const inside = new RegExp(`[;\\t\\r\\n](?=[${unseen}"]*[${signs}])`, 'gu')
const separator = /[;\t\r\n]/

/** Formats a text for a cell. After an apostrophe, a spreadsheet shows the text instead of computing it. */
export function formatCellText(text: string): string {
  // Few texts have a separator, and searching for one is much faster than replacing.
  const shown = separator.test(text) ? text.replaceAll(inside, "$&'") : text
  return formula.test(text) ? `'${shown}` : shown
}

/** A row with its values as PostgreSQL writes them. */
export type TextRow = (string | null)[]

type Write = (value: string) => string

const asIs: Write = (value) => value
const booleanOf: Write = (value) => (value === 't' ? 'true' : 'false')
/** Removes the `\x` with which PostgreSQL prefixes bytes. */
const hexOf: Write = (value) => value.slice(2)
/** Converts a time to ISO 8601. Sessions that read exports use UTC. */
const timeOf: Write = (value) => value.replace(' ', 'T').replace('+00', 'Z')
const quoted: Write = (value) => `"${value}"`
const cellOf: Write = (value) => quoted(formatCellText(value).replaceAll('"', '""'))

const jsonValues: Record<Column['kind'], Write> = {
  text: (value) => JSON.stringify(value),
  uuid: quoted,
  hex: (value) => quoted(hexOf(value)),
  proof: (value) => quoted(hexOf(value)),
  time: (value) => quoted(timeOf(value)),
  number: asIs,
  boolean: booleanOf,
  list: asIs,
  json: asIs,
}

const csvValues: Record<Exclude<Column['kind'], 'proof'>, Write> = {
  text: cellOf,
  uuid: quoted,
  hex: (value) => quoted(hexOf(value)),
  time: timeOf,
  number: asIs,
  boolean: booleanOf,
  // These are roles, scopes, and addresses, which never contain a space.
  list: (value) => cellOf((JSON.parse(value) as string[]).join(' ')),
  json: cellOf,
}

/** Returns a function that writes a row as a JSON object on its own line. */
export function jsonLineOf(columns: readonly Column[]): (row: TextRow) => string {
  const fields = columns.map(({ name, kind }) => ({
    head: `"${name}":`,
    write: jsonValues[kind],
  }))
  return (row) => {
    const written = fields.map(({ head, write }, at) => {
      const value = row[at]
      return head + (value == null ? 'null' : write(value))
    })
    return `{${written.join(',')}}\n`
  }
}

/**
 * Returns a function that writes a row as a line of CSV (RFC 4180). A spreadsheet shows every cell and computes none.
 */
export function csvLineOf(columns: readonly Column[]): (row: TextRow) => string {
  const cells = columns.flatMap(({ kind }, at) =>
    kind === 'proof' ? [] : [{ at, write: csvValues[kind] }],
  )
  return (row) => {
    const written = cells.map(({ at, write }) => {
      const value = row[at]
      return value == null ? '' : write(value)
    })
    return `${written.join(',')}\r\n`
  }
}

export function csvHeader(columns: readonly Column[]): string {
  const names = columns.filter(({ kind }) => kind !== 'proof').map(({ name }) => name)
  return `${names.join(',')}\r\n`
}
