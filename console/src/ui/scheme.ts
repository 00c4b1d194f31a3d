export type Scheme = 'system' | 'light' | 'dark'

const storageKey = 'scheme'

/** The scheme this person chose on this browser; 'system' until they choose. */
export function chosenScheme(): Scheme {
  const stored = read()
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Shows the scheme at once and remembers it for the next visit. */
export function chooseScheme(scheme: Scheme): void {
  show(scheme)
  try {
    if (scheme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, scheme)
  } catch {
    // Where storage is forbidden the choice lasts as long as the page.
  }
}

/** Called before the first paint of the console, so that the page does not flash. */
export function showChosenScheme(): void {
  show(chosenScheme())
}

function show(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme']
  else document.documentElement.dataset['scheme'] = scheme
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
