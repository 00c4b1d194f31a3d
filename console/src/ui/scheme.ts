import { removeStored, saveStored, loadStored } from '../browser/browser-storage.ts'

export type Scheme = 'system' | 'light' | 'dark'

/** The scheme this person chose on this browser; 'system' until they choose. */
export function chosenScheme(): Scheme {
  const stored = loadStored('scheme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Shows the scheme at once and remembers it for the next visit. */
export function chooseScheme(scheme: Scheme): void {
  show(scheme)
  if (scheme === 'system') removeStored('scheme')
  else saveStored('scheme', scheme)
}

/** Called before the first paint of the console, so that the page does not flash. */
export function showChosenScheme(): void {
  show(chosenScheme())
}

function show(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme']
  else document.documentElement.dataset['scheme'] = scheme
}
