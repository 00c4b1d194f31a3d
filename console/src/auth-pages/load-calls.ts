/** The part of the page that talks; a second asking waits for the first. */
export function loadCalls() {
  return import('./calls.ts')
}
