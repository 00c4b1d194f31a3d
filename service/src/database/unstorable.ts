/** The sentence of a value that PostgreSQL would not take. */
export const unstorableText = 'This contains characters that cannot be stored.'

/**
 * Where a value holds text that PostgreSQL has no place for: NUL, or half of a pair of UTF-16. Follows a
 * value as deep as it goes, so only one whose shape was checked belongs here.
 */
export function firstUnstorable(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') {
    return isStorable(value) ? undefined : path.join('.') || 'body'
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = firstUnstorable(isStorable(key) ? inner : key, [...path, key])
    if (found !== undefined) return found
  }
  return undefined
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
