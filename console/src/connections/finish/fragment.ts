/** Reads what a redirect put into the fragment, such as `#code=…`. Codes never appear in the path or the query. */
export function readFragment(hash: string = location.hash): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(hash.slice(1)))
}

/** Removes the fragment, so that a code doesn't appear in the history or on the screen. */
export function removeFragment() {
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}
