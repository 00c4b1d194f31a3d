export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/**
 * The one way to write a value as JSON, by RFC 8785: no spaces, names in order. What is hashed or signed must
 * have the same bytes wherever it is written again. Of numbers only whole ones are used.
 */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const names = Object.keys(value).toSorted()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name]!)}`).join(',')}}`
}
