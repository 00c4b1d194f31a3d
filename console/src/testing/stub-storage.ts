import { vi } from 'vitest'

/** As much of a browser's storage as the console asks of one. Empty at first; answers what it holds. */
export function stubStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage') {
  const kept = new Map<string, string>()
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return kept
}
