/** Columns that are not plain text; they are short or few. */
export type OtherKind = 'time' | 'number' | 'boolean' | 'list'

interface Cell {
  json(field: string): string
  csv(field: string): string
}

/** How a field of COPY's text format is written. A list is JSON there already. */
export const otherCells: Record<OtherKind, Cell> = {
  time: { json: (field) => `"${isoTime(field)}"`, csv: isoTime },
  number: { json: String, csv: String },
  boolean: { json: truth, csv: truth },
  list: { json: unescape, csv: (field) => joined(JSON.parse(unescape(field)) as string[]) },
}

/** '2026-11-15 06:23:22.677+00', as PostgreSQL writes it in UTC. */
function isoTime(field: string): string {
  return `${field.slice(0, 10)}T${field.slice(11, -3)}Z`
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
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
