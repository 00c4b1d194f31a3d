import type { ReactNode } from 'react'
import type { AppPath } from '../browser/app-path.ts'

/** A page or an action that the palette lists. */
export interface PaletteEntry {
  id: string
  /** The heading that it appears under. */
  group: string
  label: string
  /** Distinguishes entries with the same label, and is searched too. */
  hint?: string | undefined
  /** Other names for it or its contents. Searched, but not shown. */
  also?: string | undefined
  icon: ReactNode
  /** The keyboard shortcut of the entry. */
  keys?: string | undefined
  to: AppPath | (() => void)
}

/**
 * Returns the entries that contain every typed word, or have the typed ID. Order, case, and accents don't matter, and
 * matches in the label come first. A heading alone matches nothing, because all pages of an organization share it.
 */
export function matchingEntries(places: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const wanted = folded(typed)
  const words = wanted.split(/\s+/).filter(Boolean)
  const found = places.filter(({ id, label, hint = '', also = '', group }) => {
    const own = folded(`${label} ${hint} ${also}`)
    const rest = words.filter((word) => !own.includes(word))
    const inGroup = rest.every((word) => folded(group).includes(word))
    return id === wanted.trim() || !rest.length || (rest.length < words.length && inGroup)
  })
  return found.toSorted((one, other) => distance(one) - distance(other))

  /** Ranks matches: the label starts with it, the label contains it, or something else does. */
  function distance({ label }: PaletteEntry): number {
    const name = folded(label)
    if (name.startsWith(wanted.trim())) return 0
    return words.every((word) => name.includes(word)) ? 1 : 2
  }
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Removes duplicates, keeping the first. */
export function uniqueEntries(places: readonly PaletteEntry[]): PaletteEntry[] {
  const seen = new Set<string>()
  return places.filter(({ id }) => !seen.has(id) && seen.add(id))
}

const maxRecent = 5
let recent: readonly PaletteEntry[] = []

/** Remembers a chosen entry while the page is open. The browser stores no searches. */
export function rememberEntry(place: PaletteEntry) {
  if (typeof place.to === 'function') return
  recent = [place, ...recent.filter(({ id }) => id !== place.id)].slice(0, maxRecent)
}

/** The entries chosen before, the most recent first. */
export function recentEntries(group: string): PaletteEntry[] {
  return recent.map((place) => ({ ...place, group }))
}
