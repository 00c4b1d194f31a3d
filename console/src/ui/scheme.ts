import { removeStored, saveStored, loadStored } from '../browser/browser-storage.ts'

export type Scheme = 'system' | 'light' | 'dark'

/** Returns the color scheme that this browser remembers, or 'system'. */
export function chosenScheme(): Scheme {
  const stored = loadStored('scheme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Applies the color scheme immediately, and remembers it for the next visit. */
export function chooseScheme(scheme: Scheme): void {
  show(scheme)
  if (scheme === 'system') removeStored('scheme')
  else saveStored('scheme', scheme)
}

/** Applies the remembered color scheme before the first paint, so that the page doesn't flash. */
export function showChosenScheme(): void {
  show(chosenScheme())
}

function show(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme']
  else document.documentElement.dataset['scheme'] = scheme
}
