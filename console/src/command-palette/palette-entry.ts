import type { ReactNode } from 'react'
import type { AppPath } from '../browser/app-path.ts'

/** Something with a name that can be gone to, or done. */
export interface PaletteEntry {
  id: string
  /** Under which heading it stands. */
  group: string
  label: string
  /** What tells it from others of that name, and is searched too. */
  hint?: string | undefined
  /** What else people call it, or look for there; searched and not shown. */
  also?: string | undefined
  icon: ReactNode
  /** The keys that lead there without this list. */
  keys?: string | undefined
  to: AppPath | (() => void)
}

/**
 * Those that have every word that was typed, or its id, in any order, case and accent: the nearer to the name, the sooner.
 * A heading alone brings nothing: all pages of an organization have its name.
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

  /** The name begins with it, or has it, or something else has. */
  function distance({ label }: PaletteEntry): number {
    const name = folded(label)
    if (name.startsWith(wanted.trim())) return 0
    return words.every((word) => name.includes(word)) ? 1 : 2
  }
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Each once: what was found in two ways is one place. */
export function uniqueEntries(places: readonly PaletteEntry[]): PaletteEntry[] {
  const seen = new Set<string>()
  return places.filter(({ id }) => !seen.has(id) && seen.add(id))
}

const maxRecent = 5
let recent: readonly PaletteEntry[] = []

/** For as long as the page is open: what somebody looked for is left in no browser. */
export function rememberEntry(place: PaletteEntry) {
  if (typeof place.to === 'function') return
  recent = [place, ...recent.filter(({ id }) => id !== place.id)].slice(0, maxRecent)
}

/** Where somebody went by this list before, the last first. */
export function recentEntries(group: string): PaletteEntry[] {
  return recent.map((place) => ({ ...place, group }))
}
