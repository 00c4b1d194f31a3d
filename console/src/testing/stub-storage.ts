import { vi } from 'vitest'

/** The parts of a browser's storage that the console uses. It's empty at first. Returns its contents. */
export function stubStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage') {
  const kept = new Map<string, string>()
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return kept
}
