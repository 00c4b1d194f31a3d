import type { Place } from './place.ts'

const mostRecent = 5
let recent: readonly Place[] = []

/** For as long as the page is open: what somebody looked for is left in no browser. */
export function rememberPlace(place: Place) {
  if (typeof place.to === 'function') return
  recent = [place, ...recent.filter(({ id }) => id !== place.id)].slice(0, mostRecent)
}

/** Where somebody went by this list before, the last first. */
export function recentPlaces(group: string): Place[] {
  return recent.map((place) => ({ ...place, group }))
}
