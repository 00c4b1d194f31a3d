import { vi } from 'vitest'

/**
 * Replaces the browser's storage with an empty one that has the functions that the console uses. Returns its contents.
 */
export function stubStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage') {
  const kept = new Map<string, string>()
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return kept
}
