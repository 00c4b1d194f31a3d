import { beginsFormula } from './formulas.ts'

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
  list: { json: unescape, csv: (field) => joined(JSON.parse(unescape(field)) as string[]) },
  // Begins with a brace, which no spreadsheet computes.
  json: { json: unescape, csv: (field) => `"${unescape(field).replaceAll('"', '""')}"` },
}

function truth(field: string): string {
  return String(field === 't')
}

/** JSON escapes controls itself, so that only its backslashes were escaped. */
function unescape(field: string): string {
  return field.replaceAll('\\\\', '\\')
}

/** Roles, scopes and addresses: none of them holds a space. */
function joined(list: string[]): string {
  const text = list.join(' ')
  // Its bytes came as letters of one byte each.
  const isFormula = beginsFormula(Buffer.from(text, 'latin1').toString())
  return `"${isFormula ? "'" : ''}${text.replaceAll('"', '""')}"`
}
