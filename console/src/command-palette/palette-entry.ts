import type { ReactNode } from 'react'
import type { AppPath } from '../browser/app-path.ts'

/** A page or an action in the palette's list. */
export interface PaletteEntry {
  id: string
  /** The heading above the entry. */
  group: string
  label: string
  /** Distinguishes entries with the same label. Searches also match it. */
  hint?: string | undefined
  /** Other names of the page or its contents. Searches match them, but they aren't shown. */
  also?: string | undefined
  icon: ReactNode
  /** The entry's keyboard shortcut. */
  keys?: string | undefined
  to: AppPath | (() => void)
}

/**
 * Returns the entries that contain every typed word, or that have the typed ID. Order, case, and accents don't matter,
 * and matches in the label come first. A match only in the heading doesn't count, because all pages of an organization
 * share it.
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

  /** Ranks matches: first labels that start with the text, then labels that contain it, and then all others. */
  function distance({ label }: PaletteEntry): number {
    const name = folded(label)
    if (name.startsWith(wanted.trim())) return 0
    return words.every((word) => name.includes(word)) ? 1 : 2
  }
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Removes duplicates and keeps the first one. */
export function uniqueEntries(places: readonly PaletteEntry[]): PaletteEntry[] {
  const seen = new Set<string>()
  return places.filter(({ id }) => !seen.has(id) && seen.add(id))
}

const maxRecent = 5
let recent: readonly PaletteEntry[] = []

/** Remembers a chosen entry while the page is open. Searches aren't stored in the browser. */
export function rememberEntry(place: PaletteEntry) {
  if (typeof place.to === 'function') return
  recent = [place, ...recent.filter(({ id }) => id !== place.id)].slice(0, maxRecent)
}

/** Returns the entries that were chosen before, most recent first. */
export function recentEntries(group: string): PaletteEntry[] {
  return recent.map((place) => ({ ...place, group }))
}
