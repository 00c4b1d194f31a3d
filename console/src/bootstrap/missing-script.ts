/** Of the notice that stands ready in the document. */
export const missingScriptId = 'missing-script'

/**
 * Its element is told of a script that does not come, the window of one that throws. Others may put scripts of their own here,
 * which the page does without.
 */
export function isOfOwnScript(error: Event): boolean {
  return error instanceof ErrorEvent
    ? error.filename.startsWith(`${location.origin}/assets/`)
    : (error.target as Element).matches?.('script[src^="/assets"]')
}

/** Where the page's own script does not come, or fails as it begins: what was drawn would stand for ever, or nothing would. */
export function showMissingScript(place: string) {
  const root = document.querySelector('#root')!
  const drawnAhead = root.firstChild
  // Once React has drawn, it deals with what fails.
  const tell = (error: Event) =>
    isOfOwnScript(error) && root.firstChild === drawnAhead && reportMissingScript(place)
  addEventListener('error', tell, { capture: true })
}

export function reportMissingScript(place: string) {
  const notice = document.querySelector<HTMLTemplateElement>(`#${missingScriptId}`)!
  document.querySelector(place)!.replaceChildren(notice.content.cloneNode(true))
}
