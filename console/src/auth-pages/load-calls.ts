/** Loads the calls once, however often it's called. */
export function loadCalls() {
  return import('./calls.ts')
}
