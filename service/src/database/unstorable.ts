import { message } from '@accord/contract/translation.ts'

/** The error for a value that PostgreSQL can't store. */
export const unstorableText = message("This contains characters that can't be stored.")

/**
 * Finds text that PostgreSQL can't store, which is NUL or half of a UTF-16 pair. Returns the path to it. It checks
 * nested values of any depth, so the value must have been validated before.
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
