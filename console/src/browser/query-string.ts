// The router's own codec reads JSON into the query string: `123` becomes a number, `true` a boolean. Ours
// belongs partly to other parties (`state`, `redirect`), so it is text in and the same text out; the
// route's schema turns text into what the screen needs.

export type Query = Record<string, string>

export function readQuery(search: string): Query {
  return Object.fromEntries(new URLSearchParams(search))
}

export function writeQuery(query: Record<string, unknown>): string {
  const known = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
