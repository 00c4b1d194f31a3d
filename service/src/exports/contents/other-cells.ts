import { shownInCell } from './formulas.ts'

/** Columns of which there are few. */
export type OtherKind = 'number' | 'boolean' | 'list' | 'json'

interface Cell {
  json(field: string): string
  csv(field: string): string
}

/** How a field of COPY's text format is written. Lists and JSON are JSON there already. */
export const otherCells: Record<OtherKind, Cell> = {
  number: { json: String, csv: String },
  boolean: { json: truth, csv: truth },
  // Roles, scopes and addresses: none of them holds a space.
  list: {
    json: unescape,
    csv: (field) => quoted((JSON.parse(unescape(field)) as string[]).join(' ')),
  },
  json: { json: unescape, csv: (field) => quoted(unescape(field)) },
}

function truth(field: string): string {
  return String(field === 't')
}

/** JSON escapes controls itself, so that only its backslashes were escaped. */
function unescape(field: string): string {
  return field.replaceAll('\\\\', '\\')
}

/** Its bytes came as letters of one byte each, and go so. */
function quoted(letters: string): string {
  const shown = shownInCell(Buffer.from(letters, 'latin1').toString())
  return `"${Buffer.from(shown).toString('latin1').replaceAll('"', '""')}"`
}
