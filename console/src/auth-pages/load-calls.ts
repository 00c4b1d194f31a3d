/** Loads the calls. Repeated calls return the same result. */
export function loadCalls() {
  return import('./calls.ts')
}
