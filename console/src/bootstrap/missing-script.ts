/** The ID of the notice template in the document. */
export const missingScriptId = 'missing-script'

/**
 * Returns whether an error belongs to one of the page's own scripts. Errors in scripts of browser extensions don't
 * matter.
 */
export function isOfOwnScript(error: Event): boolean {
  return error instanceof ErrorEvent
    ? error.filename.startsWith(`${location.origin}/assets/`)
    : (error.target as Element).matches?.('script[src^="/assets"]')
}

/**
 * Shows a notice if the page's own script fails to load or start. Otherwise, the page would stay in its prerendered
 * state.
 */
export function showMissingScript(place: string) {
  const root = document.querySelector('#root')!
  const drawnAhead = root.firstChild
  // When React has rendered, it handles errors.
  const showError = (error: Event) =>
    isOfOwnScript(error) && root.firstChild === drawnAhead && reportMissingScript(place)
  addEventListener('error', showError, { capture: true })
}

export function reportMissingScript(place: string) {
  const notice = document.querySelector<HTMLTemplateElement>(`#${missingScriptId}`)!
  document.querySelector(place)!.replaceChildren(notice.content.cloneNode(true))
}
